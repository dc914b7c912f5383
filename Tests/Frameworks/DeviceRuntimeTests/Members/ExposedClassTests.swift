import Stage
import Testing
@_spi(Ported) import UIKit

/// The member table of a class provides the members of the class and of its superclasses.
@MainActor
struct ExposedClassTests {
  @Test func `an object without the method raises`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = ExposedPage().perform(Selector("nothing:"), with: 1)
        }
      })
    #expect(text.contains("'NSInvalidArgumentException'"))
    #expect(
      text.contains("-[ExposedPage nothing:]: unrecognized selector sent to instance"))
  }

  @Test func `a button whose target has no such method raises`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (button, page) = (UIButton(), ExposedPage())
          button.addTarget(page, action: Selector("nothing:"), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
        }
      })
    #expect(
      text.contains("-[ExposedPage nothing:]: unrecognized selector sent to instance"))
  }

  @Test func `an argument of another type is refused like an unknown method`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = ExposedPage().perform(Selector("sum::::"), with: "no", with: 2)
        }
      })
    #expect(text.contains("-[ExposedPage sum::::]: unrecognized selector sent to instance"))
  }

  @Test func `a class is found by its name, with and without its module`() {
    #expect(ExposedClass.named("DeviceRuntimeTests.ExposedPage") == ExposedPage.self)
    #expect(ExposedClass.named("ExposedHeir") == ExposedHeir.self)
    #expect(ExposedClass.named("Nowhere") == nil)
  }

  @Test nonisolated func `nonisolated code can look up classes and their names`() {
    #expect(ExposedClass.named("UIView") == UIView.self)
    #expect(ExposedClass.name(of: UIView.self) == "UIView")
  }

  @Test func `methods are called by name, private ones, overrides and inherited ones`() {
    World()() {
      let (page, heir) = (ExposedPage(), ExposedHeir())

      page.perform(Selector("none"))
      page.perform(Selector("hidden:"), with: nil)
      page.perform(NSSelectorFromString("tapped:"), with: UIButton())
      heir.perform("none")
      heir.perform("hidden:", with: heir)

      #expect(page.heard == ["none", "hidden true", "tapped"])
      #expect(heir.heard == ["heir", "hidden false"])
    }
  }

  @Test func `a method receives each of four arguments and returns its result`() {
    World()() {
      let page = ExposedPage()

      let name = page.perform(Selector("name"))?.takeUnretainedValue()
      let reply = Selector("sum::::").perform(on: page, 1, 2, 3, 4)
      let four = Selector("sum", ExposedPage.sum).perform(on: page, 1, 2, 3, 4)

      #expect(name as? String == "page")
      #expect(reply.result as? Int == 10 && four.result as? Int == 10)
      #expect(page.perform(Selector("none")) == nil)
      #expect(Selector("fail:").perform(on: page, 1).isReturned)
    }
  }

  @Test func `a selector made of one class's method is sent to another class that has the name`() {
    World()() {
      final class Other: NSObject { func none() {} }
      let page = ExposedPage()

      #expect(Selector("none", Other.none).perform(on: page).isReturned)

      #expect(page.heard == ["none"])
      #expect(!Selector("other", Other.none).perform(on: page).isReturned)
    }
  }

  @Test func `an object responds to what its class, its superclasses and its properties have`() {
    World()() {
      let heir = ExposedHeir()

      for name in ["none", "hidden:", "asked:", "own", "setOwn:", "caption", "setCaption:"] {
        #expect(heir.responds(to: Selector(name)), "\(name)")
      }
      #expect(!ExposedPage().responds(to: Selector("own")))
      #expect(!heir.responds(to: Selector("none:")) && !heir.responds(to: nil))
      #expect(!ExposedPage().responds(to: Selector("setTwice:")))
      #expect(ExposedHeir.instancesRespond(to: "tapped:"))
      #expect(UIView().responds(to: Selector("nothing")) == false)
    }
  }

  @Test func `an action without a target goes up the responder chain by name`() {
    World()() {
      let page = ExposedPage()
      let button = UIButton()
      page.view.addSubview(button)
      button.addTarget(nil, action: Selector("tapped:"), for: .touchUpInside)

      button.sendActions(for: .touchUpInside)

      #expect(page.heard == ["tapped"])
    }
  }

  @Test func `a released target receives nothing`() {
    World()() {
      let button = UIButton()
      button.addTarget(ExposedPage(), action: Selector("nothing:"), for: .touchUpInside)

      button.sendActions(for: .touchUpInside)
    }
  }

  @Test func `optional requirements are looked up by name`() {
    let page = ExposedPage()
    #expect(ExposedClass.implementing(page, "tapped:") === page)
    #expect(ExposedClass.implementing(page, "missing:") == nil)
    #expect(ExposedClass.implementing(nil as ExposedPage?, "tapped:") == nil)
  }

  @Test func `the application sends an action to its target, or up from the first responder`() {
    let stage = Stage(device: .phone)
    let page = stage.run { ExposedPage() }
    stage.show(page)
    stage.run {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      page.view.addSubview(field)
      field.becomeFirstResponder()
      let application = UIApplication.shared

      #expect(application.sendAction("hidden:", to: page, from: nil, for: nil))
      #expect(application.sendAction("none", to: nil, from: nil, for: nil))
      #expect(!application.sendAction("missing", to: nil, from: nil, for: nil))
      #expect(application.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))

      #expect(page.heard == ["hidden true", "none"] && !field.isFirstResponder)
    }
  }
}

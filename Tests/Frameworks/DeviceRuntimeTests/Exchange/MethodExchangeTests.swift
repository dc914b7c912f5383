import Stage
import Testing
@_spi(Ported) import UIKit

/// The exchange of UIKit's methods with methods of ported source. Each test restores the exchanged
/// methods.
@MainActor
struct MethodExchangeTests {
  /// Exchanges two methods while `body` runs on a device, and returns the calls that the
  /// replacements recorded.
  private func exchanging(
    _ type: AnyClass, _ one: String, _ other: String, _ body: (Stage) throws -> Void
  ) throws -> [String] {
    let first = try #require(class_getInstanceMethod(type, Selector(one)))
    let second = try #require(class_getInstanceMethod(type, Selector(other)))
    method_exchangeImplementations(first, second)
    defer { method_exchangeImplementations(first, second) }
    return try noting(body)
  }

  private func noting(_ body: (Stage) throws -> Void) rethrows -> [String] {
    Exchanges.heard = []
    let stage = Stage(device: .phone)
    try body(stage)
    return Exchanges.heard
  }

  @Test func `a subclass that calls super reaches the replacement`() throws {
    let heard = try exchanging(UIViewController.self, "viewWillAppear:", "noted_viewWillAppear:") {
      stage in stage.run { ExchangedPage().viewWillAppear(true) }
    }

    #expect(heard == ["page", "before true", "after", "page end"])
  }

  @Test func `a second exchange restores the methods`() throws {
    _ = try exchanging(UIViewController.self, "viewWillAppear:", "noted_viewWillAppear:") { _ in }

    let heard = noting { stage in stage.run { ExchangedPage().viewWillAppear(true) } }

    #expect(heard == ["page", "page end"])
  }

  @Test func `the original method runs once`() throws {
    let heard = try exchanging(
      UIViewController.self, "dismissViewControllerAnimated:completion:",
      "noted_dismissWithAnimated:completion:"
    ) { stage in
      let (root, page) = stage.run { (UIViewController(), UIViewController()) }
      stage.show(root)
      stage.advance(by: 0.1)
      stage.run { root.present(page, animated: false) }
      stage.advance(by: 0.1)
      var completions = 0
      stage.run { page.dismiss(animated: false) { completions += 1 } }
      stage.advance(by: 0.1)
      #expect(completions == 1)
      #expect(root.presentedViewController == nil)
    }

    #expect(heard == ["dismiss false"])
  }

  @Test func `UIKit itself calls the replacement`() throws {
    let heard = try exchanging(UIViewController.self, "viewWillAppear:", "noted_viewWillAppear:") {
      stage in
      stage.show(stage.run { ExchangedPage() })
      stage.advance(by: 0.1)
    }

    #expect(heard == ["page", "before false", "after", "page end"])
  }

  @Test func `results are those of the replacement`() throws {
    _ = try exchanging(
      UIViewController.self, "preferredStatusBarStyle", "noted_preferredStatusBarStyle"
    ) { stage in
      let page = stage.run { UIViewController() }
      #expect(stage.run { page.preferredStatusBarStyle } == .lightContent)
      #expect(stage.run { page.noted_preferredStatusBarStyle } == .default)
    }
    _ = try exchanging(UIView.self, "hitTest:withEvent:", "noted_hitTest:with:") { stage in
      let view = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      @MainActor func hit(_ x: CGFloat) -> UIView? {
        stage.run { view.hitTest(CGPoint(x: x, y: 5), with: nil) }
      }
      #expect(hit(5) === view)
      #expect(hit(50) === view)
      #expect(hit(-5) == nil)
    }
  }

  @Test func `a replacement passes other arguments on`() throws {
    let heard = try exchanging(
      UINavigationController.self, "pushViewController:animated:",
      "noted_pushViewController:animated:"
    ) { stage in
      let navigation = stage.run {
        UINavigationController(rootViewController: UIViewController())
      }
      stage.show(navigation)
      stage.advance(by: 0.1)
      stage.run { navigation.pushViewController(UIViewController(), animated: true) }
      stage.advance(by: 0.1)
      #expect(navigation.transitionCoordinator == nil)
      #expect(navigation.viewControllers.count == 2)
    }

    // The initialiser pushes the root view controller.
    #expect(heard == ["push", "push"])
  }

  @Test func `the replacement's name has the original implementation`() throws {
    let heard = try exchanging(UIViewController.self, "viewWillAppear:", "noted_viewWillAppear:") {
      stage in
      stage.run { _ = UIViewController().perform(Selector("noted_viewWillAppear:"), with: true) }
    }

    #expect(heard.isEmpty)
  }

  // MARK: Other ways to exchange

  @Test func `a method is added to a subclass, which then calls the inherited one`() throws {
    let type = UINavigationController.self
    let (name, other) = (Selector("viewDidLoad"), Selector("noted_viewDidLoad"))
    let original = try #require(class_getInstanceMethod(type, name))
    let replacement = try #require(class_getInstanceMethod(type, other))
    let isAdded = class_addMethod(
      type, name, method_getImplementation(replacement), method_getTypeEncoding(replacement))
    #expect(isAdded)
    #expect(!class_addMethod(type, other, method_getImplementation(original), nil))
    class_replaceMethod(
      type, other, method_getImplementation(original), method_getTypeEncoding(original))

    let heard = noting { stage in
      stage.run {
        UIViewController().loadViewIfNeeded()
        UINavigationController(rootViewController: UIViewController()).loadViewIfNeeded()
      }
    }

    #expect(heard == ["UINavigationController loaded"])
    class_replaceMethod(type, name, method_getImplementation(original), nil)
    #expect(
      noting { stage in stage.run { UINavigationController().loadViewIfNeeded() } }.isEmpty)
  }

  @Test func `an implementation that was set returns the previous one, which can be called`() throws
  {
    let method = try #require(
      class_getInstanceMethod(UIViewController.self, Selector("viewWillAppear:")))
    let block: (UIViewController, Bool) -> Void = { _, animated in
      Exchanges.heard.append("block \(animated)")
    }
    let original = method_setImplementation(method, imp_implementationWithBlock(block))
    let call = ExposedClass.function(
      original, to: ((AnyObject, Selector, Bool) -> Void).self)

    let heard = noting { stage in
      stage.run {
        let page = ExchangedPage()
        page.viewWillAppear(true)
        call(page, Selector("viewWillAppear:"), true)
      }
    }

    #expect(heard == ["page", "block true", "page end"])
    #expect(method_setImplementation(method, original) != original)
    #expect(method_getImplementation(method) == original)
    #expect(
      noting { stage in stage.run { ExchangedPage().viewWillAppear(true) } } == [
        "page", "page end",
      ])
  }

  @Test func `a method that is in no table is nil`() {
    #expect(class_getInstanceMethod(UIView.self, Selector("nothing")) == nil)
    #expect(class_getInstanceMethod(nil, Selector("viewDidLoad")) == nil)
    #expect(class_getClassMethod(UIView.self, Selector("layerClass")) == nil)
  }

  @Test func `a method that does not ask is not exchanged`() throws {
    let heard = try noting { stage in
      let one = try #require(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")))
      let other = try #require(class_getInstanceMethod(UIView.self, Selector("setNeedsLayout")))
      stage.run { method_exchangeImplementations(one, other) }
      stage.run { UIView().layoutSubviews() }
      #expect(
        stage.warnings == [
          "The implementation of setNeedsLayout cannot be exchanged. Override the method in a "
            + "subclass."
        ])
    }

    #expect(heard.isEmpty)
  }

  // MARK: Animations

  @Test func `animations of blocks are added with the replacement`() throws {
    let heard = try exchanging(CALayer.self, "addAnimation:forKey:", "noted_add:forKey:") { stage in
      let (root, view) = stage.run { (UIViewController(), UIView()) }
      stage.show(root)
      stage.run { root.view.addSubview(view) }
      stage.advance(by: 0.1)
      var ended: Bool?
      stage.run {
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { ended = $0 }
        view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "refused")
      }
      #expect(stage.run { view.layer.animationKeys() } == ["opacity"])
      stage.advance(by: 0.2)
      #expect(ended == nil)
      stage.advance(by: 0.2)
      #expect(ended == true)
    }

    #expect(heard == ["opacity", "refused"])
  }
}

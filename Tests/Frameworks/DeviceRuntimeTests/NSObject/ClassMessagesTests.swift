import Stage
import Testing
@_spi(Ported) import UIKit

/// Messages that are sent to a class by name.
@MainActor
struct ClassMessagesTests {
  @Test func `the application, the screen and the device are found by their Objective-C names`() {
    World()() {
      let shared = NSSelectorFromString("sharedApplication")

      #expect(UIApplication.responds(to: shared))
      #expect(
        UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
          === UIApplication.shared)
      #expect(
        UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
          === UIApplication.shared)
      #expect(UIScreen.value(forKey: "mainScreen") as? UIScreen === UIScreen.main)
      #expect(UIDevice.perform("currentDevice").takeUnretainedValue() === UIDevice.current)
      #expect(!UIApplication.responds(to: "shared") && !UIApplication.responds(to: nil))
    }
  }

  @Test func `a class method is called on the class that receives the message`() {
    World()() {
      let make = Selector("make", calling: { (t: ExposedStore.Type) in t.make() })

      for selector in [make, "make"] {
        #expect(ExposedStore.responds(to: selector) && ExposedShop.responds(to: selector))
        #expect(ExposedShop.perform(selector)?.takeUnretainedValue() is ExposedShop)
        #expect(!(ExposedStore.perform(selector)?.takeUnretainedValue() is ExposedShop))
      }
      let sum = ExposedShop.perform("sum::", with: 2, with: 3)
      #expect(sum?.takeUnretainedValue() as? Int == 5)
      let type = ExposedShop.self as AnyObject
      #expect(ExposedClass.members(of: type).perform("make")?.takeUnretainedValue() is ExposedShop)
      let boxed = ExposedClass.members(of: type).perform("sum::", with: 2, with: 3)
      #expect(boxed?.takeUnretainedValue() as? Int == 5)
    }
  }

  @Test func `a class describes itself by its name`() {
    #expect(UIView.description() == "UIView")
    #expect(ExposedStore.description() == NSStringFromClass(ExposedStore.self))
    func name<T: UIView>(_ type: T.Type) -> String { T.description() }
    #expect(name(UILabel.self) == "UILabel")
  }

  @Test func `a path begins with a class property`() {
    World()() {
      #expect(ExposedStore.value(forKey: "shared") as? ExposedStore === ExposedStore.shared)
      #expect(ExposedShop.value(forKeyPath: "shared.title") as? String == "shop")
    }
  }

  @Test func `classes and their objects have different methods`() {
    World()() {
      let make = Selector("make", calling: { (t: ExposedStore.Type) in t.make() })

      #expect(!ExposedStore().responds(to: make) && !ExposedStore().responds(to: "make"))
      #expect(!ExposedStore.instancesRespond(to: make))
      #expect(!ExposedStore.responds(to: "title") && !ExposedModel.responds(to: make))
    }
  }

  @Test func `a class without the method or key raises`() async {
    let method = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ExposedStore.perform("nothing") }
      })
    let key = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ExposedStore.value(forKey: "nothing") }
      })

    #expect(method.contains("+[ExposedStore nothing]: unrecognized selector sent to class"))
    #expect(key.contains("this class is not key value coding-compliant for the key nothing."))
  }
}

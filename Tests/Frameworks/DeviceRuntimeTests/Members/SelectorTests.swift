import Testing
import UIKit

/// A selector can be made from any method with up to two arguments, whatever it returns.
@MainActor
struct SelectorTests {
  private class Plain: UIResponder {
    var heard: [String] = []
    func none() -> Bool { hear("none") }
    func one(_ sender: UIButton) -> Int { hear("one") ? 1 : 0 }
    func two(_ sender: UIButton, _ event: UIEvent?) -> String? { hear("two") ? "2" : nil }
    @discardableResult func ignored() -> Plain? { hear("ignored") ? self : nil }
    func nothing() { _ = hear("nothing") }
    private func hear(_ name: String) -> Bool {
      heard.append(name)
      return true
    }
  }

  /// Methods of classes that are not isolated to the main actor.
  private class Free {
    nonisolated(unsafe) static var heard: [String] = []
    func none() -> Bool { Self.hear("none") }
    func one(_ sender: AnyObject) -> Int { Self.hear("one") ? 1 : 0 }
    func two(_ sender: AnyObject, _ event: UIEvent?) -> Double { Self.hear("two") ? 1 : 0 }
    func nothing(_ sender: AnyObject) { _ = Self.hear("nothing") }
    private static func hear(_ name: String) -> Bool {
      heard.append(name)
      return true
    }
  }

  @Test func `methods with a result are called and the result is dropped`() {
    World()() {
      let (plain, button) = (Plain(), UIButton())
      let selectors = [
        Selector("none", Plain.none), Selector("one:", Plain.one), Selector("two::", Plain.two),
        Selector("ignored", Plain.ignored), Selector("nothing", Plain.nothing),
      ]

      for selector in selectors { #expect(selector.perform(on: plain, button, nil).isReturned) }

      #expect(plain.heard == ["none", "one", "two", "ignored", "nothing"])
    }
  }

  @Test func `methods outside of the main actor are called and the result is dropped`() {
    World()() {
      let (free, button) = (Free(), UIButton())
      Free.heard = []
      let selectors = [
        Selector("none", Free.none), Selector("one:", Free.one), Selector("two::", Free.two),
        Selector("nothing:", Free.nothing),
      ]

      for selector in selectors { #expect(selector.perform(on: free, button, nil).isReturned) }

      #expect(Free.heard == ["none", "one", "two", "nothing"])
    }
  }

  @Test func `UIKit's own methods with results serve as actions`() {
    World()() {
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), UIViewController()]
      let button = UIButton()
      button.addTarget(
        navigation,
        action: Selector(
          "popToRootViewControllerAnimated:", UINavigationController.popToRootViewController),
        for: .touchUpInside)
      #expect(Selector("becomeFirstResponder", UIResponder.becomeFirstResponder).argument == nil)
      #expect(button.allTargets.count == 1)
    }
  }
}

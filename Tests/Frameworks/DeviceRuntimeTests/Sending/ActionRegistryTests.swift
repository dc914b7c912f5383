import Testing
import UIKit

@MainActor
struct ActionRegistryTests {
  private class Base: UIResponder {
    var heard: [String] = []
    func note() { heard.append("note") }
    func take(_ text: String) { heard.append(text) }
  }
  private final class Derived: Base {}

  @Test func `a class has the methods of its superclasses and not of its subclasses`() {
    World()() {
      let registry = ActionRegistry.current
      registry.add([Selector("note", Base.note), Selector("take:", Derived.take)])

      #expect(registry.names(of: Derived.self) == ["note", "take:"])
      #expect(registry.names(of: Base.self) == ["note"])
      #expect(registry.selector(named: "take:", of: Base.self) == nil)
      #expect(registry.names(of: UIView.self).isEmpty)
    }
  }

  @Test func `of two methods with one name the later is used`() {
    World()() {
      let registry = ActionRegistry.current
      registry.add([
        Selector("take:", Base.take),
        Selector("take:") { (base: Base) in { (text: String) in base.take("later \(text)") } },
      ])
      let object = Derived()

      let isSent = registry.selector(named: "take:", of: Derived.self)?
        .perform(on: object, "a", nil).isReturned

      #expect(isSent == true && object.heard == ["later a"])
    }
  }

  @Test func `a responder can perform its class's registered actions`() {
    World()() {
      ActionRegistry.current.add([Selector("note", Base.note)])

      #expect(Derived().canPerformAction(Selector("note"), withSender: nil))
      #expect(!Derived().canPerformAction(Selector("take:"), withSender: nil))
      #expect(!UIResponder().canPerformAction(Selector("note"), withSender: nil))
    }
  }

  @Test func `a selector names its class and arguments`() {
    let selector = Selector("take:", Base.take)

    #expect(selector.isMethod(of: Derived.self) && !selector.isMethod(of: UIView.self))
    #expect(selector.argument == String.self)
    #expect(Selector("note", Base.note).argument == nil)
    #expect(Selector("take:") == selector)
  }
}

import Stage
import Testing

/// Which responder receives a key.
@MainActor
struct KeyDeliveryTests {
  /// A controller that handles one key and records it.
  private final class Answering: UIViewController {
    var keys: [String] = []
    var heard: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      keys.map {
        UIKeyCommand(
          input: $0, modifierFlags: [], action: Selector("hear:", Answering.hear))
      }
    }

    func hear(_ command: UIKeyCommand) { heard.append(command.input ?? "") }
  }

  /// A view that can become first responder.
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `a key travels up the chain to a responder with a command for it`() {
    let stage = Stage()
    let (parent, child) = stage.run { (Answering(), Answering()) }
    stage.show(parent)
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    (parent.keys, child.keys) = (["a", "b"], ["b"])

    #expect(stage.press("a"))
    #expect(stage.press("b"))
    #expect(!stage.press("c"))
    #expect(!stage.press("a", .command))
    #expect(parent.heard == ["a"])
    #expect(child.heard == ["b"])

    let field = stage.run { Field() }
    stage.run {
      parent.view.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(stage.press("b"))
    #expect(parent.heard == ["a", "b"])
    stage.close()
  }
}

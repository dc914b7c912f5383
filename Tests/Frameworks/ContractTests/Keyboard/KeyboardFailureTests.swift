import Stage
import Testing

/// The keyboard when something goes wrong: interruptions, removals, refusals and re-entrance.
@MainActor
struct KeyboardFailureTests {
  @Test func `resigning while the keyboard moves in turns it round`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()

    scene.controller.field.resignFirstResponder()

    #expect(scene.state == .hiding)
    try scene.stage.settle()
    #expect(scene.state == .hidden)
    #expect(
      scene.log.take() == [
        "willChangeFrame 516+336 → 852+336", "willHide 516+336 → 852+336",
        "didChangeFrame 516+336 → 852+336", "didHide 516+336 → 852+336",
      ])
    scene.close()
  }

  @Test func `becoming first responder while the keyboard leaves brings it back`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    scene.controller.field.resignFirstResponder()
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()

    scene.controller.other.becomeFirstResponder()
    try scene.stage.settle()

    #expect(scene.state == .shown)
    #expect(
      scene.log.take() == [
        "willChangeFrame 852+336 → 516+336", "willShow 852+336 → 516+336",
        "didChangeFrame 852+336 → 516+336", "didShow 852+336 → 516+336",
      ])
    scene.close()
  }

  @Test func `removing the field from the window hides the keyboard`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    scene.stage.run { scene.controller.field.removeFromSuperview() }
    try scene.stage.settle()

    #expect(scene.state == .hidden)
    scene.close()
  }

  @Test func `a plain view that leaves its window is no longer first responder`() throws {
    let scene = KeyboardScene()
    let view = scene.stage.run { TypingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    scene.stage.run { scene.controller.view.addSubview(view) }
    scene.stage.run { _ = view.becomeFirstResponder() }
    #expect(scene.state == .showing)

    scene.stage.run { view.removeFromSuperview() }
    try scene.stage.settle()

    #expect(!view.isFirstResponder)
    #expect(scene.state == .hidden)
    scene.close()
  }

  @Test func `a field outside any window does not show the keyboard`() {
    let scene = KeyboardScene()
    let lone = scene.stage.run { UITextField() }
    #expect(scene.stage.run { lone.becomeFirstResponder() } == false)

    let view = scene.stage.run { TypingView(frame: .zero) }
    scene.stage.run { _ = view.becomeFirstResponder() }

    #expect(scene.state == .hidden)
    #expect(scene.log.take().isEmpty)
    scene.close()
  }

  @Test func `an observer that resigns in willShow leaves the keyboard hidden`() throws {
    let scene = KeyboardScene()
    scene.log.onPost = { line in
      if line.hasPrefix("willShow") { scene.controller.field.resignFirstResponder() }
    }
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    #expect(scene.state == .hidden)
    #expect(scene.stage.run { KeyboardArea.current.frame } == nil)
    scene.log.onPost = nil
    scene.close()
  }

  @Test func `an observer that resigns in didShow hides the keyboard`() throws {
    let scene = KeyboardScene()
    scene.log.onPost = { line in
      if line.hasPrefix("didShow") { scene.controller.field.resignFirstResponder() }
    }
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    #expect(scene.state == .hidden)
    scene.log.onPost = nil
    scene.close()
  }

  @Test func `the keyboard leaves with the root controller`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    scene.stage.show(UIViewController())
    try scene.stage.settle()

    #expect(scene.state == .hidden)
    scene.close()
  }

  @Test func `without animations the keyboard moves at once`() throws {
    let scene = KeyboardScene()
    scene.stage.run {
      UIView.performWithoutAnimation { _ = scene.controller.field.becomeFirstResponder() }
    }

    #expect(scene.state == .shown)
    #expect(scene.barBottom == 516)
    #expect(
      scene.log.userInfo.allSatisfy {
        $0[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber == 0
      })
    scene.close()
  }

  @Test func `hardware keys show no keyboard`() throws {
    let scene = KeyboardScene()
    scene.stage.traits.keyboard = .hardware

    scene.controller.field.becomeFirstResponder()
    scene.stage.type("hi")

    #expect(scene.controller.field.text == "hi")
    #expect(scene.state == .hidden)
    #expect(scene.log.take().isEmpty)

    scene.stage.traits.keyboard = .onScreen
    try scene.stage.settle()
    #expect(scene.state == .shown)
    scene.close()
  }
}

/// A view that accepts typed text.
final class TypingView: UIView, UIKeyInput {
  var typed = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !typed.isEmpty }
  func insertText(_ text: String) { typed += text }
  func deleteBackward() { typed = String(typed.dropLast()) }
}

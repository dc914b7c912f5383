import Stage
import Testing

/// The order and the content of the keyboard's notifications.
@MainActor
struct KeyboardNotificationsTests {
  @Test func `the keyboard slides in and out`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    #expect(
      scene.log.take() == [
        "willChangeFrame 852+336 → 516+336", "willShow 852+336 → 516+336",
      ])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "didChangeFrame 852+336 → 516+336", "didShow 852+336 → 516+336",
      ])

    scene.controller.field.resignFirstResponder()
    #expect(
      scene.log.take() == [
        "willChangeFrame 516+336 → 852+336", "willHide 516+336 → 852+336",
      ])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "didChangeFrame 516+336 → 852+336", "didHide 516+336 → 852+336",
      ])
    #expect(scene.stage.run { UIApplication.shared.windows.count } == 1)
    scene.close()
  }

  @Test func `the user info has the five keys`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()

    let info = try #require(scene.log.userInfo.last)
    #expect(info.count == 5)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber == true)
    let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(end?.cgRectValue == CGRect(x: 0, y: 516, width: 393, height: 336))
    scene.close()
  }

  @Test func `moving between fields with the same keyboard posts nothing`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    _ = scene.log.take()

    scene.controller.other.becomeFirstResponder()
    scene.controller.text.becomeFirstResponder()
    try scene.stage.settle()

    #expect(scene.log.take().isEmpty)
    #expect(scene.state == .shown)
    scene.close()
  }

  @Test func `a field's delegate is told before the keyboard, a text view's after it`() throws {
    let scene = KeyboardScene()
    let delegate = scene.stage.run { BeginLog() }
    scene.controller.field.delegate = delegate
    scene.controller.text.delegate = delegate
    scene.log.onPost = { delegate.lines.append(String($0.prefix { $0 != " " })) }

    scene.controller.field.becomeFirstResponder()
    #expect(delegate.lines == ["field began", "willChangeFrame", "willShow"])
    scene.controller.field.resignFirstResponder()
    try scene.stage.settle()
    delegate.lines = []
    scene.controller.text.becomeFirstResponder()
    #expect(delegate.lines == ["willChangeFrame", "willShow", "text began"])
    scene.log.onPost = nil
    scene.close()
  }

  @Test func `changes in an observer are animated with the keyboard`() throws {
    let scene = KeyboardScene()
    scene.log.onPost = { line in
      if line.hasPrefix("willShow") { scene.controller.other.frame.origin.y = 60 }
    }
    scene.controller.field.becomeFirstResponder()
    scene.stage.advance(by: 0.1)

    let shown = scene.stage.run { scene.controller.other.layer.presentation()?.frame.minY }
    #expect((61...159).contains(shown ?? 0))
    scene.log.onPost = nil
    scene.close()
  }

  @Test func `a block with the keyboard's curve moves like the keyboard`() throws {
    let scene = KeyboardScene()
    let view = scene.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    scene.stage.run {
      scene.controller.view.addSubview(view)
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) { view.frame.origin.y = 336 }
    }
    scene.controller.field.becomeFirstResponder()

    for _ in 0..<35 {
      scene.stage.tick()
      let moved = scene.stage.run { view.layer.presentation()?.frame.minY ?? 336 }
      #expect(abs((818 - scene.barBottom) * 336 / 302 - moved) < 0.01)
    }
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
    scene.close()
  }

  @Test(arguments: [(Device.phone, CGFloat(336)), (.small, 260), (.pad, 312)])
  func `the keyboard has the height of the device`(_ device: Device, _ height: CGFloat) throws {
    let scene = KeyboardScene(device)
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    let frame = scene.stage.run { KeyboardArea.current.frame }
    #expect(frame?.height == height)
    #expect(frame?.maxY == device.size.height)
    scene.close()
  }

  /// The process of an app on a phone ends without these calls.
  @Test func `a closed stage ends editing without a word`() throws {
    for isMoving in [false, true] {
      let scene = KeyboardScene()
      let ears = scene.stage.run { EditingEars() }
      scene.controller.field.delegate = ears
      scene.stage.run { _ = scene.controller.field.becomeFirstResponder() }
      if isMoving { scene.stage.tick() } else { try scene.stage.settle() }
      (_, ears.heard) = (scene.log.take(), [])
      scene.controller.field.addTarget(
        ears, action: Selector("ended", EditingEars.ended), for: .editingDidEnd)

      scene.stage.close()

      #expect(scene.log.take() == [])
      #expect(ears.heard == [])
      scene.log.stop()
    }
  }
}

/// Records the beginning of editing.
private final class BeginLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var lines: [String] = []
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("field began") }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("text began") }
}

private final class EditingEars: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    heard.append("should")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("did") }
  func ended() { heard.append("event") }
}

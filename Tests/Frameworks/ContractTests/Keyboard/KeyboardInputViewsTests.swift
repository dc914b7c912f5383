import Stage
import Testing

/// `inputView`, `inputAccessoryView` and `reloadInputViews()`.
@MainActor
struct KeyboardInputViewsTests {
  private func bar(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
  }

  @Test func `an accessory view is above the keyboard`() throws {
    let scene = KeyboardScene()
    let accessory = scene.stage.run { bar(44) }
    scene.controller.field.inputAccessoryView = accessory
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    #expect(scene.barBottom == 472)
    let frame = scene.stage.run { accessory.convert(accessory.bounds, to: nil) }
    #expect(frame == CGRect(x: 0, y: 472, width: 393, height: 44))
    #expect(scene.log.take().last == "didShow 852+380 → 472+380")
    scene.close()
  }

  @Test func `fields with accessory views of their own post again`() throws {
    let scene = KeyboardScene()
    (scene.controller.field.inputAccessoryView, scene.controller.other.inputAccessoryView) =
      scene.stage.run { (bar(44), bar(44)) }
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    _ = scene.log.take()

    scene.controller.other.becomeFirstResponder()
    try scene.stage.settle()

    #expect(
      scene.log.take() == [
        "willChangeFrame 472+380 → 472+380", "willShow 472+380 → 472+380",
        "didChangeFrame 472+380 → 472+380", "didShow 472+380 → 472+380",
      ])
    #expect(scene.controller.field.inputAccessoryView?.superview == nil)
    scene.close()
  }

  @Test func `a view replaces the keyboard and is lengthened by the safe area`() throws {
    let scene = KeyboardScene()
    let picker = scene.stage.run { bar(200) }
    scene.controller.field.inputView = picker
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    #expect(scene.barBottom == 618)
    #expect(scene.stage.run { picker.convert(picker.bounds, to: nil).minY } == 618)

    scene.controller.field.inputView = nil
    #expect(scene.barBottom == 618)
    scene.controller.field.reloadInputViews()
    try scene.stage.settle()
    #expect(scene.barBottom == 516)
    #expect(picker.superview == nil)
    scene.close()
  }

  @Test func `an input view keeps its own height when it is shown again`() throws {
    let scene = KeyboardScene()
    scene.controller.field.inputView = scene.stage.run { bar(200) }
    for _ in 0..<3 {
      scene.controller.field.becomeFirstResponder()
      try scene.stage.settle()
      #expect(scene.barBottom == 618)
      scene.controller.field.reloadInputViews()
      try scene.stage.settle()
      #expect(scene.barBottom == 618)
      scene.controller.field.resignFirstResponder()
      try scene.stage.settle()
    }
    scene.close()
  }

  @Test func `a controller's accessory view stays at the bottom`() throws {
    let stage = Stage()
    let controller = stage.run { ChatController() }
    stage.show(controller)
    stage.run { _ = controller.becomeFirstResponder() }
    try stage.settle()
    #expect(stage.run { controller.bar.convert(controller.bar.bounds, to: nil).minY } == 802)

    controller.bar.field.becomeFirstResponder()
    try stage.settle()
    #expect(stage.run { controller.bar.convert(controller.bar.bounds, to: nil).minY } == 466)

    controller.bar.field.resignFirstResponder()
    try stage.settle()
    #expect(controller.isFirstResponder)
    #expect(stage.run { controller.bar.convert(controller.bar.bounds, to: nil).minY } == 802)
    stage.close()
  }

  @Test func `an accessory view's touches and actions reach the app`() throws {
    let scene = KeyboardScene()
    let button = scene.stage.run { UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }
    var presses = 0
    scene.stage.run {
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      let accessory = bar(44)
      accessory.addSubview(button)
      scene.controller.field.inputAccessoryView = accessory
    }
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    scene.stage.tap(at: CGPoint(x: 50, y: 494))
    try scene.stage.settle()
    #expect(presses == 1)
    scene.close()
  }

  @Test func `hardware keys leave only the accessory view on screen`() throws {
    let scene = KeyboardScene()
    scene.stage.traits.keyboard = .hardware
    scene.controller.field.inputAccessoryView = scene.stage.run { bar(44) }
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    #expect(scene.log.take().last == "didShow 852+380 → 808+380")
    #expect(scene.barBottom == 808)
    scene.close()
  }
}

/// A controller with a bar that contains a field, as in a chat.
private final class ChatController: UIViewController {
  final class Bar: UIView {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }
  let bar = Bar(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

import Stage
import Testing

/// `UIScrollView.keyboardDismissMode`.
@MainActor
struct KeyboardDismissModeTests {
  private final class ListController: UIViewController {
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.contentSize = CGSize(width: 393, height: 3000)
      view.addSubview(list)
      list.addSubview(field)
    }
  }

  @MainActor
  private struct Scene {
    let stage: Stage
    let controller: ListController
    let log: KeyboardLog

    init(_ mode: UIScrollView.KeyboardDismissMode) throws {
      let stage = Stage()
      self.stage = stage
      let controller = stage.run { ListController() }
      self.controller = controller
      log = KeyboardLog(stage)
      stage.show(controller)
      controller.list.keyboardDismissMode = mode
      controller.field.becomeFirstResponder()
      try stage.settle()
      _ = log.take()
    }

    var top: CGFloat? { stage.run { KeyboardArea.current.frame?.minY } }

    /// Moves finger 9 through points, one tenth of a second apart.
    func touch(_ phase: TouchScript.Phase, _ y: CGFloat, wait: Double = 0.1) {
      stage.send(finger: 9, phase, at: CGPoint(x: 200, y: y), time: stage.time)
      stage.advance(by: wait)
    }

    func close() {
      log.stop()
      stage.close()
    }
  }

  @Test func `by default a drag leaves the keyboard alone`() throws {
    let scene = try Scene(.none)
    scene.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
    try scene.stage.settle()
    #expect(scene.controller.field.isFirstResponder)
    scene.close()
  }

  @Test func `onDrag dismisses when a drag begins`() throws {
    let scene = try Scene(.onDrag)
    scene.touch(.down, 300)
    #expect(scene.controller.field.isFirstResponder)
    scene.touch(.move, 330)
    #expect(!scene.controller.field.isFirstResponder)
    scene.touch(.up, 330)
    try scene.stage.settle()
    #expect(scene.log.take().last == "didHide 516+336 → 852+336")
    scene.close()
  }

  @Test func `interactive follows the touch below its top and dismisses`() throws {
    let scene = try Scene(.interactive)
    scene.touch(.down, 300)
    scene.touch(.move, 400)
    #expect(scene.top == 516)
    scene.touch(.move, 600)
    #expect(scene.top == 600)
    #expect(scene.stage.run { UIKit.Keyboard.current.state } == .dragged)
    scene.touch(.move, 560)
    #expect(scene.top == 560)
    #expect(scene.log.take().isEmpty)
    scene.touch(.move, 700, wait: 0.02)
    scene.touch(.move, 740, wait: 0.02)
    scene.touch(.up, 740, wait: 0)
    try scene.stage.settle()

    #expect(!scene.controller.field.isFirstResponder)
    #expect(
      scene.log.take() == [
        "willChangeFrame 740+336 → 852+336", "willHide 740+336 → 852+336",
        "didChangeFrame 740+336 → 852+336", "didHide 740+336 → 852+336",
      ])
    scene.close()
  }

  @Test func `a touch that moves up again keeps the keyboard`() throws {
    let scene = try Scene(.interactive)
    scene.touch(.down, 300)
    for y in [500.0, 600, 640, 620, 600, 580] { scene.touch(.move, y, wait: 0.05) }
    scene.touch(.up, 570, wait: 0.5)
    try scene.stage.settle()

    #expect(scene.controller.field.isFirstResponder)
    #expect(scene.top == 516)
    #expect(scene.stage.run { UIKit.Keyboard.current.state } == .shown)
    #expect(
      scene.log.take() == [
        "willChangeFrame 570+336 → 516+336", "didChangeFrame 570+336 → 516+336",
      ])
    scene.close()
  }

  @Test func `a cancelled touch keeps the keyboard`() throws {
    let scene = try Scene(.interactive)
    scene.touch(.down, 300)
    scene.touch(.move, 500)
    scene.touch(.move, 800)
    scene.touch(.cancel, 800)
    try scene.stage.settle()

    #expect(scene.controller.field.isFirstResponder)
    #expect(scene.top == 516)
    scene.close()
  }

  @Test func `a responder that refuses to resign keeps the keyboard`() throws {
    let scene = try Scene(.interactive)
    let delegate = scene.stage.run { Refusing() }
    scene.controller.field.delegate = delegate
    scene.touch(.down, 300)
    scene.touch(.move, 500, wait: 0.02)
    scene.touch(.move, 800, wait: 0.02)
    scene.touch(.up, 820, wait: 0.5)
    try scene.stage.settle()

    #expect(scene.controller.field.isFirstResponder)
    #expect(scene.top == 516)
    scene.close()
  }

  @Test func `the field resigning during the drag hides the keyboard`() throws {
    let scene = try Scene(.interactive)
    scene.touch(.down, 300)
    scene.touch(.move, 500)
    scene.touch(.move, 600)
    scene.controller.field.resignFirstResponder()
    scene.touch(.move, 650)
    scene.touch(.up, 650)
    try scene.stage.settle()

    #expect(scene.top == nil)
    #expect(scene.stage.run { UIKit.Keyboard.current.state } == .hidden)
    scene.close()
  }

  @Test func `the guide's padding starts the dismissal earlier`() throws {
    let scene = try Scene(.interactive)
    scene.controller.view.keyboardLayoutGuide.keyboardDismissPadding = 50
    scene.touch(.down, 300)
    scene.touch(.move, 450)
    #expect(scene.top == 516)
    scene.touch(.move, 486)
    #expect(scene.top == 536)
    scene.touch(.cancel, 486)
    scene.close()
  }
}

private final class Refusing: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

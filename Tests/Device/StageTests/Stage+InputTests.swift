import Stage
import Testing

@MainActor struct StageInputTests {
  @Test func `a tap on a view reaches the control at that point`() throws {
    let stage = Stage()
    stage.show(UIViewController())
    let button = stage.run { UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 40)) }
    var taps = 0
    stage.run {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      stage.window.rootViewController?.view.addSubview(button)
    }

    stage.tap(button)
    try stage.settle()
    #expect(taps == 1)
    stage.tap(at: CGPoint(x: 20, y: 20))
    try stage.settle()

    #expect(taps == 1)
  }
}

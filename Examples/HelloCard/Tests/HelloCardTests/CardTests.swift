import Testing
import TransitionTesting

@testable import HelloCard

@MainActor struct CardTests {
  private let button = TouchScript.tap(at: CGPoint(x: 196, y: 240), unit: .points)
  private let pull = TouchScript.drag(
    from: CGPoint(x: 0.5, y: 0.6), to: CGPoint(x: 0.5, y: 0.95), over: 0.5)

  @Test func `the card opens and is pulled away under every condition`() {
    assertTransition(from: HelloController(), by: .fingers(button), back: .drag(pull))
  }

  @Test func `the card has appeared when its slide ends`() throws {
    let stage = Stage()
    stage.show(HelloController())

    stage.play(button)
    try stage.settle()

    expectTrace(
      stage,
      """
      once CardController.viewDidLoad < CardController.viewWillAppear(true)
      CardSlide.completeTransition(true) < CardController.viewDidAppear(true)
      never HelloController.viewWillDisappear
      """)
  }
}

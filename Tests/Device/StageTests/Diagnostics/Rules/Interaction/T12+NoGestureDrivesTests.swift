import Stage
import Testing
import UIKit

/// Starts its transition itself and forgets to call super.
private final class Silent: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

@MainActor @Suite struct NoGestureDrivesTests {
  @Test func `an interactor without a gesture is found after two seconds`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true

    rehearsal.present(for: 1.9)
    #expect(rehearsal.found("T12").isEmpty)
    rehearsal.stage.advance(by: 0.3)

    #expect(rehearsal.found("T12").map(\.object) == ["ScriptedHand#1"])
    #expect(rehearsal.found("T01").isEmpty)
  }

  @Test func `a resting touch counts as driving`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { _ in }
    rehearsal.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 100), .init(.move, t: 0.1, x: 200, y: 160),
            .init(.up, t: 9, x: 200, y: 160),
          ]
        ]))

    rehearsal.stage.advance(by: 5)

    #expect(rehearsal.found("T12").isEmpty && rehearsal.found("T13").isEmpty)
  }

  @Test func `with wantsInteractiveStart false it may wait`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.wantsInteractiveStart = false

    rehearsal.present(for: 3)

    #expect(rehearsal.stage.findings == [])
  }

  @Test func `an override that does not call super is found`() {
    let rehearsal = Rehearsal()
    let silent = Silent()
    rehearsal.driver = silent

    rehearsal.present(for: 3)

    let found = rehearsal.found("T12")
    #expect(found.map(\.property) == ["startInteractiveTransition(_:)"])
    #expect(rehearsal.stage.finishChecking().allSatisfy { $0.rule != "T18" })
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct NobodyDrivesTests {
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
}

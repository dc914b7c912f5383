import Stage
import Testing
import UIKit

@MainActor @Suite struct UndrivenGestureTests {
  @Test func `a pan without an interaction controller is found once it tries to drive`() {
    let rehearsal = Rehearsal()

    rehearsal.drag()

    #expect(rehearsal.found("T22").map(\.object) == ["ScriptedHand#1"])
  }

  @Test func `a gesture that only starts the transition is not driving`() {
    let rehearsal = Rehearsal()
    rehearsal.hand.moved = { _ in }
    rehearsal.hand.lifted = { _ in }

    rehearsal.drag()

    #expect(rehearsal.stage.findings == [])
  }

  @Test func `an interaction controller that does not want to start is found`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.wantsInteractiveStart = false

    rehearsal.drag()

    let found = rehearsal.found("T22")
    #expect(found.map(\.object) == ["ScriptedHand#1"])
    #expect(found.first?.message.contains("wantsInteractiveStart") == true)
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct EmptyBlockTests {
  @Test func `a block that changes nothing is found`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { _, _ in }

    rehearsal.present()

    #expect(rehearsal.found("T16").map(\.object) == ["ScriptedAnimator#1"])
    #expect(rehearsal.found("T24").isEmpty)
  }

  @Test func `an empty block beside one with changes is harmless`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      UIView.animate(withDuration: 0.4) {}
      view.alpha = 0
    }

    rehearsal.present()

    #expect(rehearsal.stage.findings == [])
  }
}

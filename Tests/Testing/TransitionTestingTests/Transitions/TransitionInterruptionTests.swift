import Foundation
import TemporaryFolders
import Testing
import TransitionTesting

@MainActor private final class Count {
  var catches = 0
}

@MainActor struct TransitionInterruptionTests {
  private let drag = TransitionTrigger.drag(
    .drag(from: CGPoint(x: 0.5, y: 0.15), to: CGPoint(x: 0.5, y: 0.85), over: 0.5))
  private let call = TransitionTrigger.call { ($0 as? CatchPage)?.open() }
  private let temporary = TemporaryFolder()
  private var folder: FailureFolder {
    FailureFolder(test: "grab", environment: [FailureFolder.variable: temporary.path])
  }

  private func verdict(
    _ trigger: TransitionTrigger, _ conditions: [TransitionCondition] = [.grab],
    _ root: @escaping @MainActor () -> UIViewController
  ) -> TransitionTest.Verdict {
    TransitionTest(triggers: [trigger], conditions: conditions, root: root).verdict(in: folder)
  }

  @Test func `a reversed transition may be interrupted, by touch and in code`() {
    let make = CatchScene.Make()

    for trigger in [drag, call] {
      let verdict = verdict(trigger, TransitionCondition.all) { make.root() }

      #expect(verdict.failures == [])
      #expect(verdict.skipped == [])
    }
  }

  @Test func `changes left by the app's own interruption are found`() throws {
    let count = Count()
    let make = CatchScene.Make(leavesResidue: true, caught: { count.catches += 1 })

    let text = try #require(verdict(drag) { make.root() }.failures.first)

    #expect(text.hasPrefix("under interrupt and reverse: T07 "), "\(text)")
    #expect(count.catches > 0)
  }

  @Test func `without an interrupting gesture, code interrupts`() throws {
    for hasHand in [true, false] {
      let count = Count()
      let make = CatchScene.Make(
        leavesResidue: true, hasHand: hasHand, caught: { count.catches += 1 })

      let text = try #require(verdict(call) { make.root() }.failures.first)

      #expect(text.hasPrefix("under interrupt and reverse: T07 "), "\(text)")
      #expect(count.catches == 0)
    }
  }

  @Test func `a transition that cannot be interrupted is reported`() {
    let sentence =
      "interrupt and reverse was not tried: the presentation from PullPage#1 to PulledPage#1 "
      + "cannot be interrupted: PullAnimator#1 has no interruptibleAnimator(using:)"

    let beside = verdict(drag, [.plain, .grab]) { PullScene.root() }
    let alone = verdict(drag) { PullScene.root() }

    #expect(beside.failures == [])
    #expect(beside.skipped == [sentence])
    #expect(alone.failures == [sentence])
  }
}

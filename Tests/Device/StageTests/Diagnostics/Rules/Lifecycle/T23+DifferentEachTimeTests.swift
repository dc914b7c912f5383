import Stage
import Testing
import UIKit

@MainActor @Suite struct DifferentEachTimeTests {
  private func evidence(shift: CGFloat = 50, duration: Double = 0.4) throws -> RunEvidence {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      view.backgroundColor = .red
      view.transform = CGAffineTransform(translationX: shift, y: 0)
    }
    rehearsal.animator.change = { view, _ in view.transform = .identity }
    rehearsal.animator.duration = duration
    rehearsal.stage.beginRecording()
    rehearsal.present()
    let run = try #require(rehearsal.stage.evidence)
    run.frames = rehearsal.stage.endRecording().frames
    return run
  }

  private func compare(_ a: RunEvidence, _ b: RunEvidence) -> [Finding] {
    a.findings(comparedToRepeat: b).filter { $0.rule == "T23" }
  }

  @Test func `equal runs have no finding`() throws {
    #expect(compare(try evidence(), try evidence()).isEmpty)
  }

  @Test func `a visual difference is found`() throws {
    let found = compare(try evidence(shift: 50), try evidence(shift: 51))

    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.contains("the screen differs") })
  }

  @Test func `differing calls are reported first`() throws {
    let (a, b) = (try evidence(), try evidence())
    b.frames = []
    #expect(compare(a, b).isEmpty)

    let rehearsal = Rehearsal()
    rehearsal.stage.advance(by: 0.5)
    rehearsal.present()
    let late = try #require(rehearsal.stage.evidence)

    #expect(compare(a, late).allSatisfy { $0.message.contains("is called at a different time") })
    #expect(compare(a, late).count == 1)
  }
}

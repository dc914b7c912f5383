import Stage
import Testing
import UIKit

@MainActor @Suite struct GestureHistoryTests {
  private func history(_ rehearsal: Rehearsal) throws -> GestureHistory {
    GestureHistory(try #require(rehearsal.stage.evidence))
  }

  @Test(arguments: [(TouchScript.Phase.up, false), (.cancel, true)])
  func `a drag has a start, a translation and an end`(
    phase: TouchScript.Phase, isCancelled: Bool
  ) throws {
    let rehearsal = Rehearsal()
    rehearsal.hand.begin = {}

    rehearsal.drag(by: 300, ending: phase)

    let gesture = try #require(try history(rehearsal).gestures.first)
    #expect(try history(rehearsal).gestures.count == 1)
    #expect(gesture.end?.isCancelled == isCancelled)
    #expect(gesture.translations.last?.translation == CGPoint(x: 0, y: 300))
    #expect(gesture.isActive(at: gesture.call + 1) && !gesture.isActive(at: gesture.call))
    #expect(!gesture.isActive(at: try #require(gesture.end).call + 1))
  }

  @Test func `the translation is the touch's, whatever the app sets`() throws {
    let rehearsal = Rehearsal()
    rehearsal.hand.begin = {}
    rehearsal.hand.moved = { $0.pan.setTranslation(.zero, in: nil) }

    rehearsal.drag(by: 300)

    let gesture = try #require(try history(rehearsal).gestures.first)
    let distances = gesture.translations.map(\.translation.y)
    #expect(gesture.translations.last?.translation == CGPoint(x: 0, y: 300))
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a drag in progress has no end`() throws {
    let rehearsal = Rehearsal()
    rehearsal.hand.begin = {}

    rehearsal.drag(for: 0.3)

    #expect(try history(rehearsal).gestures.map { $0.end == nil } == [true])
  }

  @Test func `a tap is not a driving gesture`() throws {
    let rehearsal = Rehearsal()
    let tap = rehearsal.stage.run { UITapGestureRecognizer() }
    rehearsal.stage.run { rehearsal.page.view.addGestureRecognizer(tap) }
    rehearsal.stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 50, y: 50), .init(.up, t: 0.05, x: 50, y: 50)]]))

    rehearsal.stage.advance(by: 1)

    #expect(try history(rehearsal).gestures.isEmpty)
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct MeasuredInMovingViewTests {
  enum Moves: CaseIterable { case slides, shrinks, fades }
  enum Measures: CaseIterable { case translation, velocity, location }

  private func rehearse(_ moves: Moves, _ measures: Measures) -> [Finding] {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    let page: UIView = rehearsal.stage.run { rehearsal.page.view }
    rehearsal.animator.change = { view, _ in
      view.alpha = 1
      switch moves {
      case .slides: page.transform = CGAffineTransform(translationX: 100, y: 0)
      case .shrinks: page.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .fades: page.alpha = 0.5
      }
    }
    rehearsal.animator.finish = { _, _ in (page.transform, page.alpha) = (.identity, 1) }
    rehearsal.hand.moved = { hand in
      switch measures {
      case .translation: _ = hand.pan.translation(in: page)
      case .velocity: _ = hand.pan.velocity(in: page)
      case .location: _ = hand.pan.location(in: page)
      }
      hand.update(hand.share)
    }
    rehearsal.drag()
    return rehearsal.found("T21")
  }

  @Test(arguments: Moves.allCases, Measures.allCases)
  func `translations are affected by scales, locations by every move`(
    moves: Moves, measures: Measures
  ) {
    let isFound =
      switch moves {
      case .slides: measures == .location
      case .shrinks: true
      case .fades: false
      }

    #expect(rehearse(moves, measures).count == (isFound ? 1 : 0))
  }

  @Test func `the finding names recognizer, method and view`() throws {
    let finding = try #require(rehearse(.shrinks, .translation).first)

    #expect(finding.object == "UIPanGestureRecognizer#1")
    #expect(finding.property == "translation(in:)")
    #expect(finding.message.contains("rotates or scales"))
  }
}

import Stage
import TestSupport
import Testing

/// Scrubbing selects a time. After any sequence of percentages, the screen looks as if the
/// animation had been played up to the last of them.
@MainActor
struct ScrubbingOrderTests {
  nonisolated private static let percents = [0.5, 0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.5, 0.0]

  private func stage(_ fixture: PresentationStage) -> Scenery {
    let scenery = Scenery()
    fixture.animator.duration = 1
    fixture.animator.body = { [unowned scenery] context in
      scenery.animate(in: context.containerView) {
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    fixture.stage.run { scenery.add(to: fixture.b.view) }
    return scenery
  }

  /// The values on screen at each tenth of a second of a presentation without interaction.
  private func played() throws -> [[LayerValues]] {
    var pictures: [[LayerValues]] = []
    try onStage { fixture in
      let scenery = stage(fixture)
      fixture.present(style: .custom)
      for _ in 0..<10 {
        pictures.append(fixture.stage.shownValues(scenery.card.layer))
        fixture.stage.advance(by: 0.1)
      }
      try fixture.stage.settle()
    }
    return pictures
  }

  @Test func `percentages in any order show the same as playing to each`() throws {
    let pictures = try played()
    // The scene contains motion, so the comparison means something.
    #expect(distance(pictures[0], pictures[5]).0 > 50)

    try onStage { fixture in
      let scenery = stage(fixture)
      try fixture.beginInteractively(.present, style: .custom)
      for percent in Self.percents {
        fixture.update(percent)
        fixture.stage.advance(by: 0.2)
        let shown = fixture.stage.shownValues(scenery.card.layer)
        let (far, place) = distance(shown, pictures[Int((percent * 10).rounded())])
        #expect(far < 1e-6, "at \(percent): \(place)")
      }
      fixture.finish()
      try fixture.stage.settle()
      #expect(fixture.log.heard("AN.animationEnded(true)"))
    }
  }

  @Test func `the completion phase passes through the same pictures`() throws {
    let pictures = try played()

    try onStage { fixture in
      let scenery = stage(fixture)
      fixture.interactor.completionCurve = .linear
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.3)
      fixture.finish()
      for tenth in 4..<10 {
        fixture.stage.advance(by: 0.1)
        let shown = fixture.stage.shownValues(scenery.card.layer)
        let (far, place) = distance(shown, pictures[tenth])
        #expect(far < 1e-6, "finishing, at \(tenth): \(place)")
      }
      try fixture.stage.settle()
    }
    try onStage { fixture in
      let scenery = stage(fixture)
      fixture.interactor.completionCurve = .linear
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.9)
      fixture.cancel()
      for tenth in (1..<9).reversed() {
        fixture.stage.advance(by: 0.1)
        let shown = fixture.stage.shownValues(scenery.card.layer)
        let (far, place) = distance(shown, pictures[tenth])
        #expect(far < 1e-6, "cancelling, at \(tenth): \(place)")
      }
      try fixture.stage.settle()
    }
  }

  @Test func `a view outside with its own timing is driven and gets its timing back`() throws {
    try onStage { fixture in
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.animator.duration = 1
      fixture.stage.run {
        fixture.window.addSubview(outside)
        outside.layer.timeOffset = 3
      }
      let before = outside.layer.clock
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear") else { return }
        fixture.b.transitionCoordinator?.animateAlongsideTransition(
          in: outside, animation: { _ in outside.center.x += 100 }, completion: nil)
      }
      try fixture.beginInteractively(.present, style: .custom)

      for percent in [0.5, 0.25] {
        fixture.update(percent)
        fixture.stage.tick()
        #expect(abs(fixture.shown(outside).position.x - 5 - 100 * percent) < 0.001)
      }
      fixture.finish()
      try fixture.stage.settle()
      #expect(outside.layer.clock == before)
      #expect(fixture.shown(outside).position.x == 105)
      fixture.stage.run { outside.removeFromSuperview() }
    }
  }
}

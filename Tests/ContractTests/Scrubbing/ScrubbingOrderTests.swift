import Stage
import TestSupport
import Testing

/// Scrubbing selects a time. After any sequence of percentages, the screen looks as if the
/// animation had been played up to the last of them.
@MainActor
struct ScrubbingOrderTests {
  nonisolated private static let percents = [0.5, 0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.5, 0.0]

  private func stage(_ theatre: Theatre) -> Scenery {
    let scenery = Scenery()
    theatre.animator.duration = 1
    theatre.animator.body = { [unowned scenery] context in
      scenery.animate(in: context.containerView) {
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    theatre.stage.run { scenery.add(to: theatre.b.view) }
    return scenery
  }

  /// The values on screen at each tenth of a second of a presentation without interaction.
  private func played() throws -> [[LayerValues]] {
    var pictures: [[LayerValues]] = []
    try onStage { theatre in
      let scenery = stage(theatre)
      theatre.present(style: .custom)
      for _ in 0..<10 {
        pictures.append(theatre.stage.shownValues(scenery.card.layer))
        theatre.stage.advance(by: 0.1)
      }
      try theatre.stage.settle()
    }
    return pictures
  }

  @Test func `percentages in any order show the same as playing to each`() throws {
    let pictures = try played()
    // The scene contains motion, so the comparison means something.
    #expect(distance(pictures[0], pictures[5]).0 > 50)

    try onStage { theatre in
      let scenery = stage(theatre)
      try theatre.beginInteractively(.present, style: .custom)
      for percent in Self.percents {
        theatre.update(percent)
        theatre.stage.advance(by: 0.2)
        let shown = theatre.stage.shownValues(scenery.card.layer)
        let (far, place) = distance(shown, pictures[Int((percent * 10).rounded())])
        #expect(far < 1e-6, "at \(percent): \(place)")
      }
      theatre.finish()
      try theatre.stage.settle()
      #expect(theatre.log.heard("AN.animationEnded(true)"))
    }
  }

  @Test func `the completion phase passes through the same pictures`() throws {
    let pictures = try played()

    try onStage { theatre in
      let scenery = stage(theatre)
      theatre.interactor.completionCurve = .linear
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.3)
      theatre.finish()
      for tenth in 4..<10 {
        theatre.stage.advance(by: 0.1)
        let shown = theatre.stage.shownValues(scenery.card.layer)
        let (far, place) = distance(shown, pictures[tenth])
        #expect(far < 1e-6, "finishing, at \(tenth): \(place)")
      }
      try theatre.stage.settle()
    }
    try onStage { theatre in
      let scenery = stage(theatre)
      theatre.interactor.completionCurve = .linear
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.9)
      theatre.cancel()
      for tenth in (1..<9).reversed() {
        theatre.stage.advance(by: 0.1)
        let shown = theatre.stage.shownValues(scenery.card.layer)
        let (far, place) = distance(shown, pictures[tenth])
        #expect(far < 1e-6, "cancelling, at \(tenth): \(place)")
      }
      try theatre.stage.settle()
    }
  }

  @Test func `a view outside with its own timing is driven and gets its timing back`() throws {
    try onStage { theatre in
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.animator.duration = 1
      theatre.stage.run {
        theatre.window.addSubview(outside)
        outside.layer.timeOffset = 3
      }
      let before = outside.layer.clock
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear") else { return }
        theatre.b.transitionCoordinator?.animateAlongsideTransition(
          in: outside, animation: { _ in outside.center.x += 100 }, completion: nil)
      }
      try theatre.beginInteractively(.present, style: .custom)

      for percent in [0.5, 0.25] {
        theatre.update(percent)
        theatre.stage.tick()
        #expect(abs(theatre.shown(outside).position.x - 5 - 100 * percent) < 0.001)
      }
      theatre.finish()
      try theatre.stage.settle()
      #expect(outside.layer.clock == before)
      #expect(theatre.shown(outside).position.x == 105)
      theatre.stage.run { outside.removeFromSuperview() }
    }
  }
}

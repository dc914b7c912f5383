import Stage
import TestSupport
import Testing

/// `completeTransition(_:)` called at an unexpected time.
@MainActor
struct EarlyCompletionTests {
  /// Adds `moved` to B's view, begins an interactive transition and returns its context.
  private func play(
    _ fixture: PresentationStage, _ moved: UIView, _ direction: PresentationStage.Direction
  ) throws -> any UIViewControllerContextTransitioning {
    fixture.stage.run { fixture.b.view.addSubview(moved) }
    try fixture.beginInteractively(direction, style: .fullScreen)
    fixture.stage.run { fixture.listenToCoordinator() }
    fixture.stage.tick()
    return try #require(fixture.interactor.context)
  }

  private func hush(_ fixture: PresentationStage, _ moved: UIView) {
    fixture.animator.beforeCompleting = nil
    fixture.animator.body = { _ in UIView.animate(withDuration: 1) { moved.center.x = 100 } }
    fixture.animator.duration = 1
  }

  @Test(arguments: [true, false])
  func `completing while a cancel reverses restores at once`(completes: Bool) throws {
    try onStage { fixture in
      let moved = UIView()
      hush(fixture, moved)
      let context = try play(fixture, moved, .present)
      fixture.update(0.8)
      fixture.cancel()
      fixture.stage.advance(by: 0.2)
      #expect(moved.center.x == 100)

      fixture.stage.run { context.completeTransition(completes) }
      #expect(moved.center.x == 0)
      #expect(fixture.log.heard("AN.animationEnded(\(completes))"))
      try fixture.stage.settle()
      #expect(fixture.b.appearance == (completes ? .appeared : .disappeared))
      #expect(fixture.a.appearance == (completes ? .disappeared : .appeared))
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: [true, false])
  func `completing during the interaction ends the interaction`(completes: Bool) throws {
    try onStage { fixture in
      let moved = UIView()
      hush(fixture, moved)
      let context = try play(fixture, moved, .present)
      fixture.update(0.4)

      fixture.stage.run { context.completeTransition(completes) }
      fixture.finish()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TC.interactionChanged → AN.animationEnded(\(completes)) → TC.completion
        """)
      #expect(AppearanceBalance(of: fixture.log.events).faults.filter { !$0.hasPrefix("A.") } == [])
      #expect(fixture.b.appearance == (completes ? .appeared : .disappeared))
      #expect(fixture.a.appearance == (completes ? .disappeared : .appeared))
      #expect(moved.center.x == (completes ? 100 : 0))
      #expect(fixture.log.heard("done") == completes)
      #expect(fixture.stage.warnings == [])
    }
  }
}

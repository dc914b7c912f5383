import Stage
import TestSupport
import Testing

/// `completeTransition(_:)` called at an unexpected time.
@MainActor
struct EarlyCompletionTests {
  /// Adds `moved` to B's view, begins an interactive transition and returns its context.
  private func play(
    _ theatre: Theatre, _ moved: UIView, _ direction: Theatre.Direction
  ) throws -> any UIViewControllerContextTransitioning {
    theatre.stage.run { theatre.b.view.addSubview(moved) }
    try theatre.beginInteractively(direction, style: .fullScreen)
    theatre.stage.run { theatre.listenToCoordinator() }
    theatre.stage.tick()
    return try #require(theatre.interactor.context)
  }

  private func hush(_ theatre: Theatre, _ moved: UIView) {
    theatre.animator.beforeCompleting = nil
    theatre.animator.body = { _ in UIView.animate(withDuration: 1) { moved.center.x = 100 } }
    theatre.animator.duration = 1
  }

  @Test(arguments: [true, false])
  func `completing while a cancel reverses restores at once`(completes: Bool) throws {
    try onStage { theatre in
      let moved = UIView()
      hush(theatre, moved)
      let context = try play(theatre, moved, .present)
      theatre.update(0.8)
      theatre.cancel()
      theatre.stage.advance(by: 0.2)
      #expect(moved.center.x == 100)

      theatre.stage.run { context.completeTransition(completes) }
      #expect(moved.center.x == 0)
      #expect(theatre.log.heard("AN.animationEnded(\(completes))"))
      try theatre.stage.settle()
      #expect(theatre.b.appearance == (completes ? .appeared : .disappeared))
      #expect(theatre.a.appearance == (completes ? .disappeared : .appeared))
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: [true, false])
  func `completing during the interaction ends the interaction`(completes: Bool) throws {
    try onStage { theatre in
      let moved = UIView()
      hush(theatre, moved)
      let context = try play(theatre, moved, .present)
      theatre.update(0.4)

      theatre.stage.run { context.completeTransition(completes) }
      theatre.finish()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TC.interactionChanged → AN.animationEnded(\(completes)) → TC.completion
        """)
      #expect(AppearanceBalance(of: theatre.log.events).faults.filter { !$0.hasPrefix("A.") } == [])
      #expect(theatre.b.appearance == (completes ? .appeared : .disappeared))
      #expect(theatre.a.appearance == (completes ? .disappeared : .appeared))
      #expect(moved.center.x == (completes ? 100 : 0))
      #expect(theatre.log.heard("done") == completes)
      #expect(theatre.stage.warnings == [])
    }
  }
}

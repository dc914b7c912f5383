import Stage
import Testing

/// Calls of `update(_:)`, `finish()` and `cancel()` before the transition has begun: in the tick of
/// the request, or during the delegate's call.
@MainActor
struct EarlyCallsTests {
  @Test func `early calls are kept until the transition begins, for every kind`() throws {
    for kind in TransitionKind.allCases {
      for finishes in [true, false] {
        for updates in [true, false] {
          try kind.play { scene in
            let text = "\(kind), \(finishes), \(updates)"
            scene.begin(
              scene.animator, scene.interactor,
              sameTurn: {
                if updates { scene.interactor.update(0.4) }
                if finishes { scene.interactor.finish() } else { scene.interactor.cancel() }
              })
            if updates { #expect(scene.interactor.percentComplete == 0.4, "\(text)") }
            try scene.expectEnd(finished: finishes, text)

            #expect(scene.log.count("IC.startInteractiveTransition") == 1, "\(text)")
            #expect(scene.log.count("AN.animationEnded(\(finishes))") == 1, "\(text)")
          }
        }
      }
    }
  }

  @Test func `a call during the delegate's method is kept as well`() throws {
    for kind in TransitionKind.allCases {
      for finishes in [true, false] {
        try kind.play { scene in
          let text = "\(kind), \(finishes), while it is asked"
          let interactor = scene.interactor
          var isTold = false
          scene.begin(
            scene.animator, scene.interactor,
            onEvent: { event in
              guard !isTold, event.contains("interactionController") else { return }
              isTold = true
              if finishes { interactor.finish() } else { interactor.cancel() }
            })
          try scene.expectEnd(finished: finishes, text)
          #expect(isTold, "\(text)")
        }
      }
    }
  }

  /// The animator is asked after the transition has become interactive and before its animations
  /// exist.
  @Test func `calls while the animator is asked are kept`() throws {
    for kind in TransitionKind.allCases {
      for (question, finishes) in [
        ("AN.duration", true), ("AN.lend", false), ("AN.duration", false),
      ] {
        for updates in [true, false] {
          try kind.play { scene in
            let text = "\(kind), \(question), \(finishes), \(updates)"
            let lender = scene.stage.run { InterruptibleAnimator(.kept, scene.log) }
            let plain = question == "AN.duration" && updates
            let interactor = scene.interactor
            var isTold = false
            scene.begin(
              plain ? scene.animator : lender, interactor,
              onEvent: { event in
                guard !isTold, event == (plain ? "AN.transitionDuration" : question) else { return }
                isTold = true
                if updates { interactor.update(0.4) }
                if finishes { interactor.finish() } else { interactor.cancel() }
              })
            try scene.expectEnd(finished: finishes, text)
            #expect(isTold, "\(text)")
          }
        }
      }
    }
  }

  @Test func `a call without a pending transition affects no later one`() throws {
    for kind in TransitionKind.allCases {
      try kind.play { scene in
        scene.stage.run { scene.interactor.finish() }
        scene.begin(scene.animator, scene.interactor)
        scene.stage.advance(by: 1)
        #expect(scene.interactor.context?.isInteractive == true, "\(kind)")
        scene.stage.run { scene.interactor.cancel() }
        try scene.expectEnd(finished: false, "\(kind)")
      }
    }
  }

  /// The calls made for a refused request are discarded.
  @Test func `a call for a refused change affects no later transition`() throws {
    try onNavigationStage { j in
      (j.delegate.animator, j.delegate.interactor) = (j.animator, j.interactor)
      j.stage.run {
        j.navigation.pushViewController(j.b, animated: true)
        j.interactor.cancel()
        j.navigation.setViewControllers([j.a], animated: false)
      }
      try j.stage.settle()
      j.push(j.c)
      j.stage.advance(by: 1)
      #expect(j.interactor.context?.isInteractive == true)
      j.stage.run { j.interactor.finish() }
      try j.stage.settle()
      j.expectStack([j.a, j.c])
    }
  }

  /// The transition runs on its own and is interrupted as soon as it has begun.
  @Test func `an early pause interrupts a non-interactive transition at its start`() throws {
    for kind in TransitionKind.allCases where kind != .tab {
      try kind.play { scene in
        let lender = scene.stage.run { InterruptibleAnimator(.kept, scene.log) }
        scene.interactor.wantsInteractiveStart = false
        scene.begin(lender, scene.interactor, sameTurn: { scene.interactor.pause() })
        scene.stage.advance(by: 2)
        scene.stage.run {
          #expect(scene.coming.transitionCoordinator?.isInteractive == true, "\(kind)")
          scene.interactor.finish()
        }
        try scene.expectEnd(finished: true, "\(kind)")
      }
    }
  }
}

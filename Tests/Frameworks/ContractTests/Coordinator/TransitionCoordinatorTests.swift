import Stage
import TestSupport
import Testing

/// When a coordinator exists, what it reports, and which blocks it runs (facts E; conformance case
/// C13).
@MainActor
struct TransitionCoordinatorTests {
  @Test func `the coordinator exists from the will-callbacks until rest`() throws {
    try onStage { fixture in
      var vended: [String: Bool] = [:]
      fixture.log.onEvent = { [unowned fixture] event in
        let name = String(event.prefix { $0 != "(" })
        vended[name] =
          fixture.a.transitionCoordinator != nil && fixture.b.transitionCoordinator != nil
      }
      #expect(fixture.coordinator == nil)

      try fixture.presentAndSettle(style: .fullScreen)

      for moment in ["A.willDisappear", "B.willAppear", "AN.animateTransition"] {
        #expect(vended[moment] == true, "\(moment)")
      }
      #expect(fixture.coordinator == nil)
      vended = [:]

      fixture.dismiss()
      try fixture.stage.settle()

      for moment in ["B.willDisappear", "A.willAppear", "AN.animateTransition"] {
        #expect(vended[moment] == true, "\(moment)")
      }
      #expect(fixture.coordinator == nil)
    }
  }

  @Test func `children find the coordinator of their parent`() throws {
    try onStage { fixture in
      fixture.stage.run {
        fixture.b.addChild(fixture.c)
        fixture.c.didMove(toParent: fixture.b)
      }

      fixture.present(style: .fullScreen)

      fixture.stage.run {
        #expect(fixture.c.transitionCoordinator === fixture.b.transitionCoordinator)
        #expect(fixture.c.transitionCoordinator != nil)
      }
      try fixture.stage.settle()
      fixture.stage.run { #expect(fixture.c.transitionCoordinator == nil) }
    }
  }

  @Test(arguments: [false, true])
  func `its values are the transition's`(interactive: Bool) throws {
    try onStage { fixture in
      fixture.animator.duration = 0.5
      if interactive { fixture.delegate.presentInteractor = fixture.interactor }
      var isAsked = false
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = fixture.b.transitionCoordinator
        else { return }
        isAsked = true
        #expect(coordinator.isAnimated)
        #expect(coordinator.initiallyInteractive == interactive)
        #expect(coordinator.isInteractive == interactive)
        #expect(!coordinator.isCancelled)
        #expect(!coordinator.isInterruptible)
        #expect(coordinator.transitionDuration == 0.5)
        #expect(coordinator.percentComplete == 0)
        #expect(coordinator.presentationStyle == .custom)
        #expect(coordinator.targetTransform == .identity)
        #expect(coordinator.viewController(forKey: .from) === fixture.a)
        #expect(coordinator.viewController(forKey: .to) === fixture.b)
        #expect(coordinator.containerView === fixture.b.presentationController?.containerView)
      }

      fixture.present(style: .custom)
      #expect(isAsked)
      if interactive {
        let coordinator = try #require(fixture.coordinator)
        fixture.update(0.3)
        fixture.cancel()
        #expect(coordinator.initiallyInteractive)
        #expect(!coordinator.isInteractive)
        #expect(coordinator.isCancelled)
        #expect(coordinator.percentComplete == 0.3)
      }
      try fixture.stage.settle()
    }
  }

  @Test func `interaction handlers come before the compensating calls`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.dismiss, style: .fullScreen)
      let coordinator = try #require(fixture.coordinator)
      coordinator.notifyWhenInteractionChanges { [log = fixture.log] context in
        log.write("TC.changes(\(context.isCancelled), \(context.isInteractive))")
      }
      coordinator.notifyWhenInteractionEnds { [log = fixture.log] context in
        log.write("TC.ends(\(context.isCancelled))")
      }
      fixture.update(0.3)

      fixture.cancel()

      // The handlers run inside `cancel()` (facts A.6.2). The exact time of the `will…` calls is
      // not known.
      fixture.expectTrace("IC.cancel → {TC.changes(true, false), TC.ends(true)}")
      try fixture.stage.settle()
      fixture.expectTrace(
        """
        B.willDisappear → A.willAppear → {TC.changes, TC.ends} → A.willDisappear → B.willAppear
        """)
    }
  }

  @Test func `a non-interactive transition calls no interaction handlers`() throws {
    try onStage { fixture in
      fixture.present(style: .custom)
      fixture.coordinator?.notifyWhenInteractionChanges { [log = fixture.log] _ in
        log.write("TC.changes")
      }
      try fixture.stage.settle()

      #expect(!fixture.log.heard("TC.changes"))
    }
  }

  @Test func `blocks queued in time run alongside, late ones only complete`() throws {
    try onStage { fixture in
      fixture.log.onEvent = { [unowned fixture, log = fixture.log] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = fixture.b.transitionCoordinator
        else { return }
        let isQueued = coordinator.animate(
          alongsideTransition: { _ in log.write("TC.animation") },
          completion: { _ in log.write("TC.completion1") })
        #expect(isQueued)
        // The block is queued and does not run inside the call.
        #expect(!log.heard("TC.animation"))
      }
      fixture.present(style: .custom)
      let late = fixture.coordinator?.animate(
        alongsideTransition: { [log = fixture.log] _ in log.write("TC.late") },
        completion: { [log = fixture.log] _ in log.write("TC.completion2") })
      try fixture.stage.settle()

      #expect(late == false)
      fixture.expectTrace(
        """
        AN.animateTransition → TC.animation → B.didAppear → TC.completion1 → TC.completion2
        !TC.late
        """)
      fixture.expectTrace("AN.animateTransition → AN.animationEnded(true)")
    }
  }

  @Test(arguments: [false, true])
  func `C13 alongside animations follow the percent`(cancels: Bool) throws {
    try onStage { fixture in
      fixture.animator.duration = 1
      let (inside, outside) = (UIView(), UIView())
      inside.alpha = 0
      outside.alpha = 0
      fixture.window.addSubview(outside)
      fixture.stage.tick()
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = fixture.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(inside)
        coordinator.animate(alongsideTransition: { _ in inside.alpha = 1 }, completion: nil)
        coordinator.animateAlongsideTransition(
          in: outside, animation: { _ in outside.alpha = 1 },
          completion: { [log = fixture.log] in log.write("TC.completion(\($0.isCancelled))") })
      }
      fixture.present(style: .custom)

      for percent in [0.5, 0.2, 0.8, 0.5] {
        fixture.update(percent)
        fixture.stage.advance(by: 0.1)
        #expect(abs(fixture.shown(inside).opacity - percent) <= 0.02)
        #expect(abs(fixture.shown(outside).opacity - percent) <= 0.02)
      }
      if cancels { fixture.cancel() } else { fixture.finish() }
      try fixture.stage.settle()

      #expect(fixture.log.heard("TC.completion(\(cancels))"))
      for view in [inside, outside] {
        #expect(view.alpha == (cancels ? 0 : 1))
        #expect(fixture.shown(view).opacity == (cancels ? 0 : 1))
      }
      fixture.stage.run { outside.removeFromSuperview() }
    }
  }

  @Test func `without interaction alongside animations use the animator's timing`() throws {
    try onStage { fixture in
      fixture.animator.duration = 0.4
      fixture.animator.options = [.curveLinear]
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear") else { return }
        fixture.b.transitionCoordinator?.animate(
          alongsideTransition: { context in
            context.containerView.alpha = 0.5
            #expect(UIView.inheritedAnimationDuration == 0.4)
          }, completion: nil)
      }
      fixture.present(style: .custom)
      let container = try #require(fixture.b.presentationController?.containerView)

      fixture.stage.advance(by: 0.2)

      #expect(abs(fixture.shown(container).opacity - 0.75) < 1e-6)
      try fixture.stage.settle()
      #expect(fixture.shown(container).opacity == 0.5)
    }
  }

  @Test func `a completion may present the next controller`() throws {
    try onStage { fixture in
      fixture.present(style: .fullScreen)
      fixture.coordinator?.animate(alongsideTransition: nil) { [unowned fixture] _ in
        fixture.c.modalPresentationStyle = .fullScreen
        fixture.b.present(fixture.c, animated: true)
      }
      try fixture.stage.settle()

      #expect(fixture.b.presentedViewController === fixture.c)
      #expect(fixture.stage.warnings == [])
      #expect(fixture.c.appearance == .appeared)
      #expect(fixture.b.appearance == .disappeared)
    }
  }
}

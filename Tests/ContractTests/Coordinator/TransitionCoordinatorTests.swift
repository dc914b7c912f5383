import Stage
import TestSupport
import Testing

/// When a coordinator exists, what it reports, and which blocks it runs (facts E; conformance case
/// C13).
@MainActor
struct TransitionCoordinatorTests {
  @Test func `the coordinator exists from the will-callbacks until rest`() throws {
    try onStage { theatre in
      var vended: [String: Bool] = [:]
      theatre.log.onEvent = { [unowned theatre] event in
        let name = String(event.prefix { $0 != "(" })
        vended[name] =
          theatre.a.transitionCoordinator != nil && theatre.b.transitionCoordinator != nil
      }
      #expect(theatre.coordinator == nil)

      try theatre.presentAndSettle(style: .fullScreen)

      for moment in ["A.willDisappear", "B.willAppear", "AN.animateTransition"] {
        #expect(vended[moment] == true, "\(moment)")
      }
      #expect(theatre.coordinator == nil)
      vended = [:]

      theatre.dismiss()
      try theatre.stage.settle()

      for moment in ["B.willDisappear", "A.willAppear", "AN.animateTransition"] {
        #expect(vended[moment] == true, "\(moment)")
      }
      #expect(theatre.coordinator == nil)
    }
  }

  @Test func `children find the coordinator of their parent`() throws {
    try onStage { theatre in
      theatre.stage.run {
        theatre.b.addChild(theatre.c)
        theatre.c.didMove(toParent: theatre.b)
      }

      theatre.present(style: .fullScreen)

      theatre.stage.run {
        #expect(theatre.c.transitionCoordinator === theatre.b.transitionCoordinator)
        #expect(theatre.c.transitionCoordinator != nil)
      }
      try theatre.stage.settle()
      theatre.stage.run { #expect(theatre.c.transitionCoordinator == nil) }
    }
  }

  @Test(arguments: [false, true])
  func `its values are the transition's`(interactive: Bool) throws {
    try onStage { theatre in
      theatre.animator.duration = 0.5
      if interactive { theatre.delegate.presentInteractor = theatre.interactor }
      var isAsked = false
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = theatre.b.transitionCoordinator
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
        #expect(coordinator.viewController(forKey: .from) === theatre.a)
        #expect(coordinator.viewController(forKey: .to) === theatre.b)
        #expect(coordinator.containerView === theatre.b.presentationController?.containerView)
      }

      theatre.present(style: .custom)
      #expect(isAsked)
      if interactive {
        let coordinator = try #require(theatre.coordinator)
        theatre.update(0.3)
        theatre.cancel()
        #expect(coordinator.initiallyInteractive)
        #expect(!coordinator.isInteractive)
        #expect(coordinator.isCancelled)
        #expect(coordinator.percentComplete == 0.3)
      }
      try theatre.stage.settle()
    }
  }

  @Test func `interaction handlers come before the compensating calls`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.dismiss, style: .fullScreen)
      let coordinator = try #require(theatre.coordinator)
      coordinator.notifyWhenInteractionChanges { [log = theatre.log] context in
        log.write("TC.changes(\(context.isCancelled), \(context.isInteractive))")
      }
      coordinator.notifyWhenInteractionEnds { [log = theatre.log] context in
        log.write("TC.ends(\(context.isCancelled))")
      }
      theatre.update(0.3)

      theatre.cancel()

      // The handlers run inside `cancel()` (facts A.6.2). The exact time of the `will…` calls is
      // not known.
      theatre.expectTrace("IC.cancel → {TC.changes(true, false), TC.ends(true)}")
      try theatre.stage.settle()
      theatre.expectTrace(
        """
        B.willDisappear → A.willAppear → {TC.changes, TC.ends} → A.willDisappear → B.willAppear
        """)
    }
  }

  @Test func `a non-interactive transition calls no interaction handlers`() throws {
    try onStage { theatre in
      theatre.present(style: .custom)
      theatre.coordinator?.notifyWhenInteractionChanges { [log = theatre.log] _ in
        log.write("TC.changes")
      }
      try theatre.stage.settle()

      #expect(!theatre.log.heard("TC.changes"))
    }
  }

  @Test func `blocks queued in time run alongside, late ones only complete`() throws {
    try onStage { theatre in
      theatre.log.onEvent = { [unowned theatre, log = theatre.log] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = theatre.b.transitionCoordinator
        else { return }
        let isQueued = coordinator.animate(
          alongsideTransition: { _ in log.write("TC.animation") },
          completion: { _ in log.write("TC.completion1") })
        #expect(isQueued)
        // The block is queued and does not run inside the call.
        #expect(!log.heard("TC.animation"))
      }
      theatre.present(style: .custom)
      let late = theatre.coordinator?.animate(
        alongsideTransition: { [log = theatre.log] _ in log.write("TC.late") },
        completion: { [log = theatre.log] _ in log.write("TC.completion2") })
      try theatre.stage.settle()

      #expect(late == false)
      theatre.expectTrace(
        """
        AN.animateTransition → TC.animation → B.didAppear → TC.completion1 → TC.completion2
        !TC.late
        """)
      theatre.expectTrace("AN.animateTransition → AN.animationEnded(true)")
    }
  }

  @Test(arguments: [false, true])
  func `C13 alongside animations follow the percent`(cancels: Bool) throws {
    try onStage { theatre in
      theatre.animator.duration = 1
      let (inside, outside) = (UIView(), UIView())
      inside.alpha = 0
      outside.alpha = 0
      theatre.window.addSubview(outside)
      theatre.stage.tick()
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear"), let coordinator = theatre.b.transitionCoordinator
        else { return }
        coordinator.containerView.addSubview(inside)
        coordinator.animate(alongsideTransition: { _ in inside.alpha = 1 }, completion: nil)
        coordinator.animateAlongsideTransition(
          in: outside, animation: { _ in outside.alpha = 1 },
          completion: { [log = theatre.log] in log.write("TC.completion(\($0.isCancelled))") })
      }
      theatre.present(style: .custom)

      for percent in [0.5, 0.2, 0.8, 0.5] {
        theatre.update(percent)
        theatre.stage.advance(by: 0.1)
        #expect(abs(theatre.shown(inside).opacity - percent) <= 0.02)
        #expect(abs(theatre.shown(outside).opacity - percent) <= 0.02)
      }
      if cancels { theatre.cancel() } else { theatre.finish() }
      try theatre.stage.settle()

      #expect(theatre.log.heard("TC.completion(\(cancels))"))
      for view in [inside, outside] {
        #expect(view.alpha == (cancels ? 0 : 1))
        #expect(theatre.shown(view).opacity == (cancels ? 0 : 1))
      }
      theatre.stage.run { outside.removeFromSuperview() }
    }
  }

  @Test func `without interaction alongside animations use the animator's timing`() throws {
    try onStage { theatre in
      theatre.animator.duration = 0.4
      theatre.animator.options = [.curveLinear]
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear") else { return }
        theatre.b.transitionCoordinator?.animate(
          alongsideTransition: { context in
            context.containerView.alpha = 0.5
            #expect(UIView.inheritedAnimationDuration == 0.4)
          }, completion: nil)
      }
      theatre.present(style: .custom)
      let container = try #require(theatre.b.presentationController?.containerView)

      theatre.stage.advance(by: 0.2)

      #expect(abs(theatre.shown(container).opacity - 0.75) < 1e-6)
      try theatre.stage.settle()
      #expect(theatre.shown(container).opacity == 0.5)
    }
  }

  @Test func `a completion may present the next controller`() throws {
    try onStage { theatre in
      theatre.present(style: .fullScreen)
      theatre.coordinator?.animate(alongsideTransition: nil) { [unowned theatre] _ in
        theatre.c.modalPresentationStyle = .fullScreen
        theatre.b.present(theatre.c, animated: true)
      }
      try theatre.stage.settle()

      #expect(theatre.b.presentedViewController === theatre.c)
      #expect(theatre.stage.warnings == [])
      #expect(theatre.c.appearance == .appeared)
      #expect(theatre.b.appearance == .disappeared)
    }
  }
}

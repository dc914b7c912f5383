import Stage
import TestSupport
import Testing

/// Conformance cases C5, C6 and C12: interactive presentations and dismissals.
@MainActor
struct InteractiveModalTests {
  @Test func `C5 an interactive presentation cancelled`() throws {
    try onStage { fixture in
      fixture.delegate.presentInteractor = fixture.interactor
      var isInteractive: [Bool] = []
      var wasCancelled: Bool?
      fixture.animator.beforeCompleting = { context in
        isInteractive.append(context.isInteractive)
        wasCancelled = context.transitionWasCancelled
      }
      fixture.log.onEvent = { [unowned fixture] event in
        guard event == "PC.presentationTransitionWillBegin" else { return }
        fixture.listenToCoordinator()
      }

      fixture.present(style: .custom)
      fixture.update(0.4)
      isInteractive.append(try #require(fixture.interactor.context).isInteractive)
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TD.animationController(forPresented) → TD.interactionControllerForPresentation
        → PC.presentationTransitionWillBegin → IC.startInteractiveTransition
        → AN.animateTransition → IC.cancel → TC.interactionChanged(isCancelled: true)
        → B.willDisappear(true)
        → {B.didDisappear(true), PC.presentationTransitionDidEnd(false), AN.animationEnded(false)}
        → TC.completion(isCancelled: true) !B.didAppear
        """)
      fixture.expectTrace("B.willAppear(true) → IC.startInteractiveTransition")
      #expect(isInteractive == [true, false])
      #expect(wasCancelled == true)
      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.b.presentingViewController == nil)
      #expect(fixture.b.view.superview == nil)
      #expect(fixture.b.activePresentationController == nil)
      // Whether `done` is called after a cancelled presentation is unknown (facts A.6.8), so it is
      // not asserted.
    }
  }

  @Test func `an interactive presentation finished`() throws {
    try onStage { fixture in
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.log.onEvent = { [unowned fixture] event in
        guard event == "PC.presentationTransitionWillBegin" else { return }
        fixture.listenToCoordinator()
      }

      fixture.present(style: .custom)
      fixture.update(0.6)
      fixture.finish()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        IC.startInteractiveTransition → AN.animateTransition → IC.finish
        → TC.interactionChanged(isCancelled: false) → B.didAppear(true)
        → TC.completion(isCancelled: false)
        !B.willDisappear
        """)
      fixture.expectTrace("B.didAppear → done")
      fixture.expectTrace("PC.presentationTransitionDidEnd(true) → done")
    }
  }

  @Test func `a cancelled full-screen presentation brings the presenter back`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.present, style: .fullScreen)
      fixture.update(0.4)
      fixture.cancel()
      try fixture.stage.settle()

      // After the cancellation, B's `willDisappear` precedes A's `willAppear` (facts A.6.1). The
      // `did…` calls are inferred (facts A.6.5).
      fixture.expectTrace(
        """
        A.willDisappear(true) → B.willAppear(true) → IC.cancel → B.willDisappear(true)
        → A.willAppear(true) → {B.didDisappear(true), A.didAppear(true)}
        !B.didAppear !A.didDisappear
        """)
      #expect(fixture.a.view.superview === fixture.window)
      #expect(fixture.a.appearance == .appeared)
    }
  }

  @Test func `C6 an interactive dismissal of a custom presentation cancelled`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.dismiss, style: .custom)
      fixture.update(0.4)
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.willDisappear(true) → IC.cancel → B.willAppear(true) → B.isAppearing(true)
        → B.didAppear(true) !B.didDisappear !A.willAppear !A.didAppear
        """)
      fixture.expectTrace("PC.dismissalTransitionWillBegin → PC.dismissalTransitionDidEnd(false)")
      #expect(fixture.a.presentedViewController === fixture.b)
      #expect(!fixture.b.isBeingDismissed)
      #expect(fixture.b.view.window === fixture.window)
      #expect(fixture.b.presentationController?.containerView != nil)
    }
  }

  @Test func `a cancelled full-screen dismissal changes nothing`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.dismiss, style: .fullScreen)
      fixture.update(0.4)
      fixture.cancel()
      try fixture.stage.settle()

      // These calls are inferred from navigation (facts A.6.4).
      fixture.expectTrace(
        """
        B.willDisappear(true) → A.willAppear(true) → IC.cancel → A.willDisappear(true)
        → {A.didDisappear(true), B.willAppear(true), B.didAppear(true)}
        !A.didAppear !B.didDisappear
        """)
      #expect(fixture.a.presentedViewController === fixture.b)
      #expect(fixture.a.view.window == nil)
      #expect(fixture.b.appearance == .appeared)
      #expect(fixture.a.appearance == .disappeared)
    }
  }

  @Test func `after a cancelled dismissal the next one works`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.dismiss, style: .fullScreen)
      fixture.update(0.4)
      fixture.cancel()
      try fixture.stage.settle()
      fixture.log.clear()

      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectTrace("B.willDisappear → A.willAppear → A.didAppear → B.didDisappear → gone")
      #expect(fixture.a.view.superview === fixture.window)
    }
  }

  @Test func `C12 a presenter's view moved into the container goes with it`() throws {
    try onStage { fixture in
      fixture.animator.changes = { [unowned fixture] context in
        context.containerView.insertSubview(fixture.a.view, at: 0)
      }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.4)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(fixture.a.view.window == nil)
      fixture.stage.run { fixture.window.addSubview(fixture.a.view) }
      #expect(fixture.a.view.window === fixture.window)
    }
  }

  @Test func `C12 a presenter's view that was removed is restored`() throws {
    try onStage { fixture in
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.4)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(fixture.a.view.superview === fixture.window)
    }
  }
}

extension PresentationStage {
  /// From now on, logs the calls of B's coordinator as `TC`.
  func listenToCoordinator() {
    guard let coordinator = b.transitionCoordinator else {
      log.write("TC.missing")
      return
    }
    coordinator.notifyWhenInteractionChanges { [log] context in
      log.write("TC.interactionChanged(isCancelled: \(context.isCancelled))")
    }
    coordinator.animate(alongsideTransition: nil) { [log] context in
      log.write("TC.completion(isCancelled: \(context.isCancelled))")
    }
  }
}

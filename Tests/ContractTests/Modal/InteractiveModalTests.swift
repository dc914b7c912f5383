import Stage
import TestSupport
import Testing

/// Conformance cases C5, C6 and C12: interactive presentations and dismissals.
@MainActor
struct InteractiveModalTests {
  @Test func `C5 an interactive presentation cancelled`() throws {
    try onStage { theatre in
      theatre.delegate.presentInteractor = theatre.interactor
      var isInteractive: [Bool] = []
      var wasCancelled: Bool?
      theatre.animator.beforeCompleting = { context in
        isInteractive.append(context.isInteractive)
        wasCancelled = context.transitionWasCancelled
      }
      theatre.log.onEvent = { [unowned theatre] event in
        guard event == "PC.presentationTransitionWillBegin" else { return }
        theatre.listenToCoordinator()
      }

      theatre.present(style: .custom)
      theatre.update(0.4)
      isInteractive.append(try #require(theatre.interactor.context).isInteractive)
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TD.animationController(forPresented) → TD.interactionControllerForPresentation
        → PC.presentationTransitionWillBegin → IC.startInteractiveTransition
        → AN.animateTransition → IC.cancel → TC.interactionChanged(isCancelled: true)
        → B.willDisappear(true)
        → {B.didDisappear(true), PC.presentationTransitionDidEnd(false), AN.animationEnded(false)}
        → TC.completion(isCancelled: true) !B.didAppear
        """)
      theatre.expectTrace("B.willAppear(true) → IC.startInteractiveTransition")
      #expect(isInteractive == [true, false])
      #expect(wasCancelled == true)
      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.b.presentingViewController == nil)
      #expect(theatre.b.view.superview == nil)
      #expect(theatre.b.activePresentationController == nil)
      // Whether `done` is called after a cancelled presentation is unknown (facts A.6.8), so it is
      // not asserted.
    }
  }

  @Test func `an interactive presentation finished`() throws {
    try onStage { theatre in
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.log.onEvent = { [unowned theatre] event in
        guard event == "PC.presentationTransitionWillBegin" else { return }
        theatre.listenToCoordinator()
      }

      theatre.present(style: .custom)
      theatre.update(0.6)
      theatre.finish()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        IC.startInteractiveTransition → AN.animateTransition → IC.finish
        → TC.interactionChanged(isCancelled: false) → B.didAppear(true)
        → TC.completion(isCancelled: false)
        !B.willDisappear
        """)
      theatre.expectTrace("B.didAppear → done")
      theatre.expectTrace("PC.presentationTransitionDidEnd(true) → done")
    }
  }

  @Test func `a cancelled full-screen presentation brings the presenter back`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.present, style: .fullScreen)
      theatre.update(0.4)
      theatre.cancel()
      try theatre.stage.settle()

      // After the cancellation, B's `willDisappear` precedes A's `willAppear` (facts A.6.1). The
      // `did…` calls are inferred (facts A.6.5).
      theatre.expectTrace(
        """
        A.willDisappear(true) → B.willAppear(true) → IC.cancel → B.willDisappear(true)
        → A.willAppear(true) → {B.didDisappear(true), A.didAppear(true)}
        !B.didAppear !A.didDisappear
        """)
      #expect(theatre.a.view.superview === theatre.window)
      #expect(theatre.a.appearance == .appeared)
    }
  }

  @Test func `C6 an interactive dismissal of a custom presentation cancelled`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.dismiss, style: .custom)
      theatre.update(0.4)
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        B.willDisappear(true) → IC.cancel → B.willAppear(true) → B.isAppearing(true)
        → B.didAppear(true) !B.didDisappear !A.willAppear !A.didAppear
        """)
      theatre.expectTrace("PC.dismissalTransitionWillBegin → PC.dismissalTransitionDidEnd(false)")
      #expect(theatre.a.presentedViewController === theatre.b)
      #expect(!theatre.b.isBeingDismissed)
      #expect(theatre.b.view.window === theatre.window)
      #expect(theatre.b.presentationController?.containerView != nil)
    }
  }

  @Test func `a cancelled full-screen dismissal changes nothing`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.dismiss, style: .fullScreen)
      theatre.update(0.4)
      theatre.cancel()
      try theatre.stage.settle()

      // These calls are inferred from navigation (facts A.6.4).
      theatre.expectTrace(
        """
        B.willDisappear(true) → A.willAppear(true) → IC.cancel → A.willDisappear(true)
        → {A.didDisappear(true), B.willAppear(true), B.didAppear(true)}
        !A.didAppear !B.didDisappear
        """)
      #expect(theatre.a.presentedViewController === theatre.b)
      #expect(theatre.a.view.window == nil)
      #expect(theatre.b.appearance == .appeared)
      #expect(theatre.a.appearance == .disappeared)
    }
  }

  @Test func `after a cancelled dismissal the next one works`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.dismiss, style: .fullScreen)
      theatre.update(0.4)
      theatre.cancel()
      try theatre.stage.settle()
      theatre.log.clear()

      theatre.dismiss()
      try theatre.stage.settle()

      theatre.expectTrace("B.willDisappear → A.willAppear → A.didAppear → B.didDisappear → gone")
      #expect(theatre.a.view.superview === theatre.window)
    }
  }

  @Test func `C12 a presenter's view moved into the container goes with it`() throws {
    try onStage { theatre in
      theatre.animator.changes = { [unowned theatre] context in
        context.containerView.insertSubview(theatre.a.view, at: 0)
      }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.4)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(theatre.a.view.window == nil)
      theatre.stage.run { theatre.window.addSubview(theatre.a.view) }
      #expect(theatre.a.view.window === theatre.window)
    }
  }

  @Test func `C12 a presenter's view that was removed is restored`() throws {
    try onStage { theatre in
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.4)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(theatre.a.view.superview === theatre.window)
    }
  }
}

extension Theatre {
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

import Stage
import TestSupport
import Testing

/// The window's root is replaced during a transition.
@MainActor
struct RootReplacedTests {
  enum Moment: CaseIterable {
    case animating, interactive, finishing, cancelling
  }

  @Test(arguments: PresentationStage.Direction.allCases, Moment.allCases)
  func `replacing the root during a transition cancels it without a warning`(
    direction: PresentationStage.Direction, moment: Moment
  ) throws {
    try onStage { fixture in
      fixture.interactor.wantsInteractiveStart = moment != .animating
      try fixture.beginInteractively(direction, style: .fullScreen)
      fixture.stage.run { fixture.listenToCoordinator() }
      fixture.update(0.5)
      if moment == .finishing { fixture.finish() }
      if moment == .cancelling { fixture.cancel() }
      fixture.stage.tick()
      fixture.log.clear()

      fixture.stage.run { fixture.window.rootViewController = fixture.c }
      fixture.expectTrace("AN.animationEnded(false) → TC.completion(isCancelled: true)")
      #expect(fixture.coordinator == nil)
      fixture.finish()
      try fixture.stage.settle()

      // The animator calls its own completion later, without an effect.
      fixture.expectTrace(
        "AN.animationEnded(false) → TC.completion(isCancelled: true) !done !gone")
      #expect(fixture.stage.warnings == [])
      #expect(fixture.c.appearance == .appeared)
      for gone in [fixture.a, fixture.b] {
        #expect(gone.appearance == .disappeared)
        #expect(gone.presentedViewController == nil)
        #expect(gone.presentingViewController == nil)
        #expect(gone.viewIfLoaded?.window == nil)
      }
    }
  }

  @Test(
    arguments: [
      "TD.animationController", "TD.interactionController", "PC.presentationTransitionWillBegin",
      "PC.dismissalTransitionWillBegin", "A.willDisappear", "A.willAppear", "B.willAppear",
      "B.willDisappear", "IC.startInteractiveTransition", "AN.animateTransition", "B.isAppearing",
      "TC.interactionChanged", "A.didAppear", "A.didDisappear", "B.didAppear", "B.didDisappear",
      "PC.presentationTransitionDidEnd", "PC.dismissalTransitionDidEnd", "AN.animationEnded",
    ], PresentationStage.Direction.allCases)
  func `replacing the root in any callback leaves no controller half-way`(
    moment: String, direction: PresentationStage.Direction
  ) throws {
    for finishes in [true, false] {
      try onStage { fixture in
        fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
          LoggingPresentation(presented, presenting, log, removesPresenter: true)
        }
        if direction == .dismiss { try fixture.presentAndSettle(style: .custom) }
        var isReplaced = false
        fixture.log.onEvent = { [unowned fixture] event in
          if event.hasPrefix("PC.") && event.hasSuffix("WillBegin") {
            fixture.listenToCoordinator()
          }
          guard event.hasPrefix(moment), !isReplaced else { return }
          isReplaced = true
          fixture.window.rootViewController = fixture.c
        }
        fixture.delegate.presentInteractor = fixture.interactor
        fixture.delegate.dismissInteractor = fixture.interactor
        if direction == .present { fixture.present(style: .custom) } else { fixture.dismiss() }
        fixture.update(0.5)
        if finishes { fixture.finish() } else { fixture.cancel() }
        try fixture.stage.settle()
        fixture.stage.run { fixture.window.rootViewController = fixture.c }
        try fixture.stage.settle()

        let heard = Comment(rawValue: fixture.log.events.joined(separator: " → "))
        #expect(fixture.c.appearance == .appeared)
        for gone in [fixture.a, fixture.b] {
          #expect(gone.appearance == .disappeared, heard)
          #expect(gone.presentedViewController == nil, heard)
          #expect(gone.presentingViewController == nil, heard)
          #expect(gone.viewIfLoaded?.window == nil, heard)
        }
        #expect(fixture.window.subviews == [fixture.c.view], heard)
        #expect(fixture.log.count("AN.animationEnded") <= 1, heard)
        #expect(fixture.log.count("TC.completion") <= 1, heard)
        #expect(fixture.stage.warnings == [], heard)
      }
    }
  }

  @Test func `a presentation requested while the root leaves is dropped with it`() throws {
    try onStage { fixture in
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("A.willDisappear") else { return }
        fixture.a.present(fixture.b, animated: true)
      }
      fixture.stage.run { fixture.window.rootViewController = fixture.c }
      try fixture.stage.settle()

      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.b.appearance == .disappeared)
      #expect(fixture.c.appearance == .appeared)
    }
  }
}

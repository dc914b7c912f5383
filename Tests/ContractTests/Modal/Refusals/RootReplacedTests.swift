import Stage
import TestSupport
import Testing

/// The window's root is replaced during a transition.
@MainActor
struct RootReplacedTests {
  enum Moment: CaseIterable {
    case animating, interactive, finishing, cancelling
  }

  @Test(arguments: Theatre.Direction.allCases, Moment.allCases)
  func `replacing the root during a transition cancels it without a warning`(
    direction: Theatre.Direction, moment: Moment
  ) throws {
    try onStage { theatre in
      theatre.interactor.wantsInteractiveStart = moment != .animating
      try theatre.beginInteractively(direction, style: .fullScreen)
      theatre.stage.run { theatre.listenToCoordinator() }
      theatre.update(0.5)
      if moment == .finishing { theatre.finish() }
      if moment == .cancelling { theatre.cancel() }
      theatre.stage.tick()
      theatre.log.clear()

      theatre.stage.run { theatre.window.rootViewController = theatre.c }
      theatre.expectTrace("AN.animationEnded(false) → TC.completion(isCancelled: true)")
      #expect(theatre.coordinator == nil)
      theatre.finish()
      try theatre.stage.settle()

      // The animator calls its own completion later, without an effect.
      theatre.expectTrace(
        "AN.animationEnded(false) → TC.completion(isCancelled: true) !done !gone")
      #expect(theatre.stage.warnings == [])
      #expect(theatre.c.appearance == .appeared)
      for gone in [theatre.a, theatre.b] {
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
    ], Theatre.Direction.allCases)
  func `replacing the root in any callback leaves no controller half-way`(
    moment: String, direction: Theatre.Direction
  ) throws {
    for finishes in [true, false] {
      try onStage { theatre in
        theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
          LoggingPresentation(presented, presenting, log, removesPresenter: true)
        }
        if direction == .dismiss { try theatre.presentAndSettle(style: .custom) }
        var isReplaced = false
        theatre.log.onEvent = { [unowned theatre] event in
          if event.hasPrefix("PC.") && event.hasSuffix("WillBegin") {
            theatre.listenToCoordinator()
          }
          guard event.hasPrefix(moment), !isReplaced else { return }
          isReplaced = true
          theatre.window.rootViewController = theatre.c
        }
        theatre.delegate.presentInteractor = theatre.interactor
        theatre.delegate.dismissInteractor = theatre.interactor
        if direction == .present { theatre.present(style: .custom) } else { theatre.dismiss() }
        theatre.update(0.5)
        if finishes { theatre.finish() } else { theatre.cancel() }
        try theatre.stage.settle()
        theatre.stage.run { theatre.window.rootViewController = theatre.c }
        try theatre.stage.settle()

        let heard = Comment(rawValue: theatre.log.events.joined(separator: " → "))
        #expect(theatre.c.appearance == .appeared)
        for gone in [theatre.a, theatre.b] {
          #expect(gone.appearance == .disappeared, heard)
          #expect(gone.presentedViewController == nil, heard)
          #expect(gone.presentingViewController == nil, heard)
          #expect(gone.viewIfLoaded?.window == nil, heard)
        }
        #expect(theatre.window.subviews == [theatre.c.view], heard)
        #expect(theatre.log.count("AN.animationEnded") <= 1, heard)
        #expect(theatre.log.count("TC.completion") <= 1, heard)
        #expect(theatre.stage.warnings == [], heard)
      }
    }
  }

  @Test func `a presentation requested while the root leaves is dropped with it`() throws {
    try onStage { theatre in
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("A.willDisappear") else { return }
        theatre.a.present(theatre.b, animated: true)
      }
      theatre.stage.run { theatre.window.rootViewController = theatre.c }
      try theatre.stage.settle()

      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.b.appearance == .disappeared)
      #expect(theatre.c.appearance == .appeared)
    }
  }
}

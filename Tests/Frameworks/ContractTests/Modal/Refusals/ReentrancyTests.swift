import Stage
import TestSupport
import Testing

/// Requests made inside the callbacks at the end of a transition.
@MainActor
struct ReentrancyTests {
  @Test func `a dismissal in viewDidAppear runs next`() throws {
    try onStage { fixture in
      var isBeingDismissed: Bool?
      fixture.log.onEvent = { [unowned fixture] event in
        if event.hasPrefix("B.didAppear") {
          fixture.a.dismiss(animated: true) { [log = fixture.log] in log.write("gone") }
        }
        if event.hasPrefix("B.willDisappear") { isBeingDismissed = fixture.b.isBeingDismissed }
      }
      fixture.present(style: .fullScreen)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.didAppear → A.didDisappear → done → B.willDisappear → A.willAppear → A.didAppear
        → B.didDisappear → gone
        """)
      #expect(isBeingDismissed == true)
      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.stage.warnings == [])
    }
  }

  /// A dismissal is in progress from the moment when its delegate is asked.
  @Test func `requests while a dismissal's delegate is asked are refused`() throws {
    for style in [UIModalPresentationStyle.fullScreen, .custom, .pageSheet, .overFullScreen] {
      for moment in [
        "TD.animationController(forDismissed)", "TD.interactionControllerForDismissal",
      ] {
        for request in ["B presents", "A presents", "dismiss"] {
          try onStage { fixture in
            try fixture.presentAndSettle(style: style)
            var isAsked = false
            fixture.log.onEvent = { [unowned fixture] event in
              guard event == moment, !isAsked else { return }
              isAsked = true
              switch request {
              case "B presents": fixture.b.present(fixture.c, animated: true)
              case "A presents": fixture.a.present(fixture.c, animated: true)
              default: fixture.a.dismiss(animated: true)
              }
            }
            fixture.dismiss()
            try fixture.stage.settle()

            let text: Comment = "\(style), \(moment), \(request)"
            #expect(isAsked && fixture.a.presentedViewController == nil, text)
            #expect(fixture.c.presentingViewController == nil, text)
            #expect(fixture.log.count("gone") == 1, text)
            #expect(fixture.stage.warnings.count == 1, text)
          }
        }
      }
    }
  }

  @Test(arguments: [
    "A.didAppear", "B.didDisappear", "AN.animationEnded", "gone",
  ])
  func `presenting a controller that is being dismissed presents it again`(moment: String) throws {
    try onStage { fixture in
      try fixture.presentAndSettle(style: .fullScreen)
      var isAgain = false
      var isBeingPresented: Bool?
      fixture.log.onEvent = { [unowned fixture] event in
        if event.hasPrefix(moment), !isAgain {
          isAgain = true
          fixture.a.present(fixture.b, animated: true) { [log = fixture.log] in log.write("again") }
        }
        if event.hasPrefix("B.willAppear") { isBeingPresented = fixture.b.isBeingPresented }
      }
      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.willDisappear → A.didAppear → B.didDisappear → A.willDisappear → B.willAppear
        → B.didAppear → A.didDisappear → again
        """)
      #expect(isBeingPresented == true)
      #expect(fixture.a.presentedViewController === fixture.b)
      #expect(fixture.b.presentingViewController === fixture.a)
      #expect(fixture.b.view.window === fixture.window)
      #expect(fixture.b.activePresentationController?.containerView != nil)

      fixture.log.onEvent = nil
      fixture.log.clear()
      fixture.dismiss()
      try fixture.stage.settle()
      fixture.expectTrace("B.willDisappear → A.didAppear → B.didDisappear → gone")
      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: [
    "A.didAppear", "B.didDisappear", "PC.presentationTransitionDidEnd", "AN.animationEnded",
  ])
  func `presenting again at the end of a cancelled presentation presents again`(
    moment: String
  ) throws {
    try onStage { fixture in
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.5)
      var isAgain = false
      var isBeingPresented: Bool?
      fixture.log.onEvent = { [unowned fixture] event in
        if event.hasPrefix(moment), !isAgain {
          isAgain = true
          fixture.a.present(fixture.b, animated: true) { [log = fixture.log] in log.write("again") }
        }
        if event.hasPrefix("B.willAppear") { isBeingPresented = fixture.b.isBeingPresented }
      }
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace("B.didDisappear → B.didAppear → again")
      #expect(isBeingPresented == true)
      #expect(fixture.b.presentingViewController === fixture.a)
      #expect(fixture.b.activePresentationController?.containerView != nil)
      fixture.log.onEvent = nil
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(fixture.log.heard("gone"))
      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `dismissing again at the end of a cancelled dismissal dismisses`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.dismiss, style: .custom)
      fixture.update(0.5)
      var isBeingDismissed: Bool?
      fixture.log.onEvent = { [unowned fixture] event in
        if event.hasPrefix("B.didAppear") { fixture.a.dismiss(animated: true) }
        if event.hasPrefix("B.willDisappear") { isBeingDismissed = fixture.b.isBeingDismissed }
      }
      fixture.cancel()
      try fixture.stage.settle()

      #expect(isBeingDismissed == true)
      #expect(!fixture.b.isBeingDismissed)
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test func `a presentation controller read early is used, and active once presented`() throws {
    try onStage { fixture in
      fixture.stage.run {
        fixture.b.modalPresentationStyle = .custom
        fixture.b.transitioningDelegate = nil
        let early = fixture.b.presentationController
        #expect(early != nil)
        #expect(fixture.b.presentationController === early)
        #expect(fixture.b.activePresentationController == nil)
        fixture.b.transitioningDelegate = fixture.delegate
        fixture.a.present(fixture.b, animated: true)
        #expect(fixture.b.activePresentationController === early)
      }
      try fixture.stage.settle()

      // The presentation controller was read before the delegate was set, so the delegate is never
      // called (facts A.0.5).
      #expect(!fixture.log.heard("TD.presentationController"))
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(fixture.b.activePresentationController == nil)
    }
  }
}

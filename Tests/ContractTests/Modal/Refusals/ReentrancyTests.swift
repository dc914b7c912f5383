import Stage
import TestSupport
import Testing

/// Requests made inside the callbacks at the end of a transition.
@MainActor
struct ReentrancyTests {
  @Test func `a dismissal in viewDidAppear runs next`() throws {
    try onStage { theatre in
      var isBeingDismissed: Bool?
      theatre.log.onEvent = { [unowned theatre] event in
        if event.hasPrefix("B.didAppear") {
          theatre.a.dismiss(animated: true) { [log = theatre.log] in log.write("gone") }
        }
        if event.hasPrefix("B.willDisappear") { isBeingDismissed = theatre.b.isBeingDismissed }
      }
      theatre.present(style: .fullScreen)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        B.didAppear → A.didDisappear → done → B.willDisappear → A.willAppear → A.didAppear
        → B.didDisappear → gone
        """)
      #expect(isBeingDismissed == true)
      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.stage.warnings == [])
    }
  }

  /// A dismissal is in progress from the moment when its delegate is asked.
  @Test func `requests while a dismissal's delegate is asked are refused`() throws {
    for style in [UIModalPresentationStyle.fullScreen, .custom, .pageSheet, .overFullScreen] {
      for moment in [
        "TD.animationController(forDismissed)", "TD.interactionControllerForDismissal",
      ] {
        for request in ["B presents", "A presents", "dismiss"] {
          try onStage { theatre in
            try theatre.presentAndSettle(style: style)
            var isAsked = false
            theatre.log.onEvent = { [unowned theatre] event in
              guard event == moment, !isAsked else { return }
              isAsked = true
              switch request {
              case "B presents": theatre.b.present(theatre.c, animated: true)
              case "A presents": theatre.a.present(theatre.c, animated: true)
              default: theatre.a.dismiss(animated: true)
              }
            }
            theatre.dismiss()
            try theatre.stage.settle()

            let text: Comment = "\(style), \(moment), \(request)"
            #expect(isAsked && theatre.a.presentedViewController == nil, text)
            #expect(theatre.c.presentingViewController == nil, text)
            #expect(theatre.log.count("gone") == 1, text)
            #expect(theatre.stage.warnings.count == 1, text)
          }
        }
      }
    }
  }

  @Test(arguments: [
    "A.didAppear", "B.didDisappear", "AN.animationEnded", "gone",
  ])
  func `presenting a controller that is being dismissed presents it again`(moment: String) throws {
    try onStage { theatre in
      try theatre.presentAndSettle(style: .fullScreen)
      var isAgain = false
      var isBeingPresented: Bool?
      theatre.log.onEvent = { [unowned theatre] event in
        if event.hasPrefix(moment), !isAgain {
          isAgain = true
          theatre.a.present(theatre.b, animated: true) { [log = theatre.log] in log.write("again") }
        }
        if event.hasPrefix("B.willAppear") { isBeingPresented = theatre.b.isBeingPresented }
      }
      theatre.dismiss()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        B.willDisappear → A.didAppear → B.didDisappear → A.willDisappear → B.willAppear
        → B.didAppear → A.didDisappear → again
        """)
      #expect(isBeingPresented == true)
      #expect(theatre.a.presentedViewController === theatre.b)
      #expect(theatre.b.presentingViewController === theatre.a)
      #expect(theatre.b.view.window === theatre.window)
      #expect(theatre.b.activePresentationController?.containerView != nil)

      theatre.log.onEvent = nil
      theatre.log.clear()
      theatre.dismiss()
      try theatre.stage.settle()
      theatre.expectTrace("B.willDisappear → A.didAppear → B.didDisappear → gone")
      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: [
    "A.didAppear", "B.didDisappear", "PC.presentationTransitionDidEnd", "AN.animationEnded",
  ])
  func `presenting again at the end of a cancelled presentation presents again`(
    moment: String
  ) throws {
    try onStage { theatre in
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.5)
      var isAgain = false
      var isBeingPresented: Bool?
      theatre.log.onEvent = { [unowned theatre] event in
        if event.hasPrefix(moment), !isAgain {
          isAgain = true
          theatre.a.present(theatre.b, animated: true) { [log = theatre.log] in log.write("again") }
        }
        if event.hasPrefix("B.willAppear") { isBeingPresented = theatre.b.isBeingPresented }
      }
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace("B.didDisappear → B.didAppear → again")
      #expect(isBeingPresented == true)
      #expect(theatre.b.presentingViewController === theatre.a)
      #expect(theatre.b.activePresentationController?.containerView != nil)
      theatre.log.onEvent = nil
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(theatre.log.heard("gone"))
      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `dismissing again at the end of a cancelled dismissal dismisses`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.dismiss, style: .custom)
      theatre.update(0.5)
      var isBeingDismissed: Bool?
      theatre.log.onEvent = { [unowned theatre] event in
        if event.hasPrefix("B.didAppear") { theatre.a.dismiss(animated: true) }
        if event.hasPrefix("B.willDisappear") { isBeingDismissed = theatre.b.isBeingDismissed }
      }
      theatre.cancel()
      try theatre.stage.settle()

      #expect(isBeingDismissed == true)
      #expect(!theatre.b.isBeingDismissed)
      #expect(theatre.a.presentedViewController == nil)
    }
  }

  @Test func `a presentation controller read early is used, and active once presented`() throws {
    try onStage { theatre in
      theatre.stage.run {
        theatre.b.modalPresentationStyle = .custom
        theatre.b.transitioningDelegate = nil
        let early = theatre.b.presentationController
        #expect(early != nil)
        #expect(theatre.b.presentationController === early)
        #expect(theatre.b.activePresentationController == nil)
        theatre.b.transitioningDelegate = theatre.delegate
        theatre.a.present(theatre.b, animated: true)
        #expect(theatre.b.activePresentationController === early)
      }
      try theatre.stage.settle()

      // The presentation controller was read before the delegate was set, so the delegate is never
      // called (facts A.0.5).
      #expect(!theatre.log.heard("TD.presentationController"))
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(theatre.b.activePresentationController == nil)
    }
  }
}

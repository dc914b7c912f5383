import Stage
import TestSupport
import Testing

/// The context's views (facts B.4), frames (B.5) and flags (B.6).
@MainActor
struct TransitionContextTests {
  private struct Answers {
    var fromController: UIViewController?
    var toController: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var initialFrom = CGRect.null
    var initialTo = CGRect.null
    var finalFrom = CGRect.null
    var finalTo = CGRect.null
    var style = UIModalPresentationStyle.automatic
    var isAnimated = false
    var isInteractive = true
    var wasCancelled = true
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    var containerIsInWindow = false
    var fromWasInContainer = false
  }

  private func ask(_ context: any UIViewControllerContextTransitioning) -> Answers {
    var answers = Answers()
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return answers }
    answers.fromController = from
    answers.toController = to
    answers.fromView = context.view(forKey: .from)
    answers.toView = context.view(forKey: .to)
    answers.initialFrom = context.initialFrame(for: from)
    answers.initialTo = context.initialFrame(for: to)
    answers.finalFrom = context.finalFrame(for: from)
    answers.finalTo = context.finalFrame(for: to)
    answers.style = context.presentationStyle
    answers.isAnimated = context.isAnimated
    answers.isInteractive = context.isInteractive
    answers.wasCancelled = context.transitionWasCancelled
    answers.transform = context.targetTransform
    answers.containerIsInWindow = context.containerView.window != nil
    answers.fromWasInContainer =
      context.view(forKey: .from).map { $0.isDescendant(of: context.containerView) } ?? true
    return answers
  }

  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  @Test func `a full-screen presentation and its dismissal`() throws {
    try onStage { theatre in
      let (a, b) = (theatre.a, theatre.b)
      var answers = Answers()
      theatre.animator.changes = { answers = self.ask($0) }

      try theatre.presentAndSettle(style: .fullScreen)

      #expect(answers.fromController === a)
      #expect(answers.toController === b)
      #expect(answers.fromView === a.view)
      #expect(answers.toView === b.view)
      #expect(answers.initialFrom == Self.screen)
      #expect(answers.finalFrom == .zero)
      #expect(answers.initialTo == .zero)
      #expect(answers.finalTo == Self.screen)
      #expect(answers.style == .fullScreen)
      #expect(answers.isAnimated)
      #expect(!answers.isInteractive)
      #expect(!answers.wasCancelled)
      #expect(answers.transform == .identity)
      #expect(answers.containerIsInWindow)
      #expect(answers.fromWasInContainer)

      theatre.dismiss()
      try theatre.stage.settle()

      #expect(answers.fromController === b)
      #expect(answers.toController === a)
      #expect(answers.fromView === b.view)
      #expect(answers.toView === a.view)
      #expect(answers.initialFrom == Self.screen)
      #expect(answers.finalFrom == .zero)
      #expect(answers.finalTo == Self.screen)
      #expect(answers.fromWasInContainer)
      answers = Answers()
    }
  }

  @Test func `a custom presentation and its dismissal`() throws {
    try onStage { theatre in
      let (a, b) = (theatre.a, theatre.b)
      let resting = CGRect(x: 20, y: 100, width: 300, height: 400)
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, restingFrame: resting)
      }
      var answers = Answers()
      theatre.animator.changes = { answers = self.ask($0) }

      try theatre.presentAndSettle(style: .custom)

      #expect(answers.fromController === a)
      #expect(answers.toController === b)
      #expect(answers.fromView == nil)
      #expect(answers.toView === b.view)
      #expect(answers.initialFrom == Self.screen)
      #expect(answers.finalFrom == Self.screen)
      #expect(answers.initialTo == .zero)
      #expect(answers.finalTo == resting)
      #expect(answers.style == .custom)
      #expect(b.view.frame == resting)

      theatre.dismiss()
      try theatre.stage.settle()

      #expect(answers.fromView === b.view)
      #expect(answers.toView == nil)
      #expect(answers.initialFrom == resting)
      // The presented view stays at its frame as long as it is presented.
      #expect(answers.finalFrom == resting)
      #expect(answers.initialTo == Self.screen)
      #expect(answers.finalTo == Self.screen)
      answers = Answers()
    }
  }

  @Test func `isInteractive ends with the gesture and transitionWasCancelled begins`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.present, style: .custom)
      let context = try #require(theatre.interactor.context)

      #expect(context.isInteractive)
      theatre.update(0.5)
      #expect(context.isInteractive)
      #expect(!context.transitionWasCancelled)
      theatre.cancel()
      #expect(!context.isInteractive)
      #expect(context.transitionWasCancelled)
      try theatre.stage.settle()
    }
  }

  @Test func `a finished interaction is not cancelled`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.present, style: .custom)
      let context = try #require(theatre.interactor.context)

      theatre.update(0.5)
      theatre.finish()

      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      try theatre.stage.settle()
    }
  }

  @Test func `completeTransition twice is warned about and ignored`() throws {
    try onStage { theatre in
      theatre.animator.body = { context in
        context.completeTransition(true)
        context.completeTransition(false)
      }

      theatre.present(style: .custom)
      try theatre.stage.settle()

      theatre.expectTrace("B.didAppear → done !B.willDisappear")
      theatre.expectTrace("AN.animationEnded(true) !AN.animationEnded(false)")
      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("completeTransition(false)") == true)
    }
  }

  @Test func `an animator that completes at once leaves nothing behind`() throws {
    try onStage { theatre in
      theatre.animator.body = { $0.completeTransition(true) }
      theatre.present(style: .fullScreen)
      theatre.expectTrace(
        """
        A.willDisappear → B.willAppear → AN.animateTransition → B.didAppear → A.didDisappear
        → done
        """)

      theatre.dismiss()
      try theatre.stage.settle()

      #expect(theatre.log.heard("gone"))
    }
  }

  @Test(arguments: Theatre.Direction.allCases)
  func `a transition that its animator cancels is reverted`(
    direction: Theatre.Direction
  ) throws {
    try onStage { theatre in
      if direction == .dismiss { try theatre.presentAndSettle(style: .fullScreen) }
      theatre.animator.body = { $0.completeTransition(false) }

      switch direction {
      case .present: theatre.present(style: .fullScreen)
      case .dismiss: theatre.dismiss()
      }
      try theatre.stage.settle()

      let staysPresented = direction == .dismiss
      #expect((theatre.a.presentedViewController != nil) == staysPresented)
      #expect(theatre.a.appearance == (staysPresented ? .disappeared : .appeared))
      #expect(theatre.b.appearance == (staysPresented ? .appeared : .disappeared))
      #expect((theatre.a.view.window != nil) == !staysPresented)
      #expect((theatre.b.view.window != nil) == staysPresented)
    }
  }

  @Test func `a transition that never completes is named when the stage stops waiting`() throws {
    let stage = Stage()
    let log = EventLog()
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    let delegate = LoggingDelegate(log)
    let animator = LoggingAnimator(log)
    animator.body = { _ in }
    delegate.animator = animator
    stage.show(a)
    stage.run {
      b.transitioningDelegate = delegate
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
    }

    #expect {
      try stage.settle()
    } throws: { error in
      let text = String(describing: error)
      return text.contains("transition from LoggingController#")
        && text.contains("to LoggingController#")
    }
    stage.close()
  }
}

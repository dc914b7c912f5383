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
    try onStage { fixture in
      let (a, b) = (fixture.a, fixture.b)
      var answers = Answers()
      fixture.animator.changes = { answers = self.ask($0) }

      try fixture.presentAndSettle(style: .fullScreen)

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

      fixture.dismiss()
      try fixture.stage.settle()

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
    try onStage { fixture in
      let (a, b) = (fixture.a, fixture.b)
      let resting = CGRect(x: 20, y: 100, width: 300, height: 400)
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, restingFrame: resting)
      }
      var answers = Answers()
      fixture.animator.changes = { answers = self.ask($0) }

      try fixture.presentAndSettle(style: .custom)

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

      fixture.dismiss()
      try fixture.stage.settle()

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
    try onStage { fixture in
      try fixture.beginInteractively(.present, style: .custom)
      let context = try #require(fixture.interactor.context)

      #expect(context.isInteractive)
      fixture.update(0.5)
      #expect(context.isInteractive)
      #expect(!context.transitionWasCancelled)
      fixture.cancel()
      #expect(!context.isInteractive)
      #expect(context.transitionWasCancelled)
      try fixture.stage.settle()
    }
  }

  @Test func `a finished interaction is not cancelled`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.present, style: .custom)
      let context = try #require(fixture.interactor.context)

      fixture.update(0.5)
      fixture.finish()

      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      try fixture.stage.settle()
    }
  }

  @Test func `completeTransition twice is warned about and ignored`() throws {
    try onStage { fixture in
      fixture.animator.body = { context in
        context.completeTransition(true)
        context.completeTransition(false)
      }

      fixture.present(style: .custom)
      try fixture.stage.settle()

      fixture.expectTrace("B.didAppear → done !B.willDisappear")
      fixture.expectTrace("AN.animationEnded(true) !AN.animationEnded(false)")
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("completeTransition(false)") == true)
    }
  }

  @Test func `an animator that completes at once leaves nothing behind`() throws {
    try onStage { fixture in
      fixture.animator.body = { $0.completeTransition(true) }
      fixture.present(style: .fullScreen)
      fixture.expectTrace(
        """
        A.willDisappear → B.willAppear → AN.animateTransition → B.didAppear → A.didDisappear
        → done
        """)

      fixture.dismiss()
      try fixture.stage.settle()

      #expect(fixture.log.heard("gone"))
    }
  }

  @Test(arguments: PresentationStage.Direction.allCases)
  func `a transition that its animator cancels is reverted`(
    direction: PresentationStage.Direction
  ) throws {
    try onStage { fixture in
      if direction == .dismiss { try fixture.presentAndSettle(style: .fullScreen) }
      fixture.animator.body = { $0.completeTransition(false) }

      switch direction {
      case .present: fixture.present(style: .fullScreen)
      case .dismiss: fixture.dismiss()
      }
      try fixture.stage.settle()

      let staysPresented = direction == .dismiss
      #expect((fixture.a.presentedViewController != nil) == staysPresented)
      #expect(fixture.a.appearance == (staysPresented ? .disappeared : .appeared))
      #expect(fixture.b.appearance == (staysPresented ? .appeared : .disappeared))
      #expect((fixture.a.view.window != nil) == !staysPresented)
      #expect((fixture.b.view.window != nil) == staysPresented)
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

import Stage
import TestSupport
import Testing

/// Conformance case C10 and the rest of facts A.7: the controller that a dismissal applies to.
@MainActor
struct DismissForwardingTests {
  private static func trace(_ style: UIModalPresentationStyle) -> String {
    style == .fullScreen
      ? """
      TD.animationController(forDismissed) → TD.interactionControllerForDismissal
      → B.willDisappear(true) → A.willAppear(true) → AN.animateTransition → A.didAppear(true)
      → B.didDisappear(true) → gone
      """
      : """
      TD.animationController(forDismissed) → TD.interactionControllerForDismissal
      → PC.dismissalTransitionWillBegin → B.willDisappear(true) → AN.animateTransition
      → {B.didDisappear(true), PC.dismissalTransitionDidEnd(true)} → gone
      !A.willAppear !A.didAppear !A.willDisappear !A.didDisappear !TD.presentationController
      """
  }

  /// The controller that `dismiss` is called on; K is a child of B.
  enum Receiver: CaseIterable {
    case presenter, presented, child
  }

  @Test(arguments: Receiver.allCases, [UIModalPresentationStyle.fullScreen, .custom])
  func `C10 dismissing on any controller gives the same trace`(
    receiver: Receiver, style: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      fixture.stage.run {
        fixture.b.addChild(fixture.c)
        fixture.b.view.addSubview(fixture.c.view)
        fixture.c.didMove(toParent: fixture.b)
      }
      try fixture.presentAndSettle(style: style)

      fixture.stage.run {
        let asked =
          switch receiver {
          case .presenter: fixture.a
          case .presented: fixture.b
          case .child: fixture.c
          }
        asked.dismiss(animated: true) { fixture.log.write("gone") }
      }
      try fixture.stage.settle()

      fixture.expectTrace(Self.trace(style))
      fixture.expectTrace("C.willDisappear(true) → C.didDisappear(true)")
      #expect(fixture.log.count("AN.animationEnded(true)") == 1)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `only the topmost of a stack animates, and all are removed`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      try fixture.presentAndSettle(style: style)
      let second = LoggingDelegate(fixture.log)
      second.animator = fixture.animator
      fixture.stage.run {
        fixture.c.modalPresentationStyle = style
        fixture.c.transitioningDelegate = second
        fixture.b.present(fixture.c, animated: true)
      }
      try fixture.stage.settle()
      #expect(fixture.b.presentedViewController === fixture.c)
      fixture.log.clear()

      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectTrace(
        "C.willDisappear(true) → AN.animateTransition → C.didDisappear(true) → gone")
      #expect(fixture.log.count("AN.animateTransition") == 1)
      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.b.presentingViewController == nil)
      #expect(fixture.c.presentingViewController == nil)
      #expect(fixture.a.view.window === fixture.window)
      #expect(fixture.b.view.window == nil)
      #expect(fixture.c.view.window == nil)
      for controller in [fixture.b, fixture.c] {
        #expect(controller.appearance == .disappeared)
      }
      #expect(fixture.a.appearance == .appeared)
    }
  }

  @Test func `a new presentation requests a new presentation controller`() throws {
    try onStage { fixture in
      var made: [Weak] = []
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        let controller = LoggingPresentation(presented, presenting, log)
        made.append(Weak(controller))
        return controller
      }

      for _ in 0..<2 {
        try fixture.presentAndSettle(style: .custom)
        fixture.dismiss()
        try fixture.stage.settle()
      }

      #expect(made.count == 2)
      #expect(made.allSatisfy { $0.object == nil })
    }
  }

  @Test func `an abandoned stack is released when the stage closes`() throws {
    try onStage { fixture in
      try fixture.presentAndSettle(style: .custom)
      fixture.stage.run {
        fixture.c.modalPresentationStyle = .fullScreen
        fixture.b.present(fixture.c, animated: false)
      }
      try fixture.stage.settle()
    }
  }
}

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
    try onStage { theatre in
      theatre.stage.run {
        theatre.b.addChild(theatre.c)
        theatre.b.view.addSubview(theatre.c.view)
        theatre.c.didMove(toParent: theatre.b)
      }
      try theatre.presentAndSettle(style: style)

      theatre.stage.run {
        let asked =
          switch receiver {
          case .presenter: theatre.a
          case .presented: theatre.b
          case .child: theatre.c
          }
        asked.dismiss(animated: true) { theatre.log.write("gone") }
      }
      try theatre.stage.settle()

      theatre.expectTrace(Self.trace(style))
      theatre.expectTrace("C.willDisappear(true) → C.didDisappear(true)")
      #expect(theatre.log.count("AN.animationEnded(true)") == 1)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `only the topmost of a stack animates, and all are removed`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { theatre in
      try theatre.presentAndSettle(style: style)
      let second = LoggingDelegate(theatre.log)
      second.animator = theatre.animator
      theatre.stage.run {
        theatre.c.modalPresentationStyle = style
        theatre.c.transitioningDelegate = second
        theatre.b.present(theatre.c, animated: true)
      }
      try theatre.stage.settle()
      #expect(theatre.b.presentedViewController === theatre.c)
      theatre.log.clear()

      theatre.dismiss()
      try theatre.stage.settle()

      theatre.expectTrace(
        "C.willDisappear(true) → AN.animateTransition → C.didDisappear(true) → gone")
      #expect(theatre.log.count("AN.animateTransition") == 1)
      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.b.presentingViewController == nil)
      #expect(theatre.c.presentingViewController == nil)
      #expect(theatre.a.view.window === theatre.window)
      #expect(theatre.b.view.window == nil)
      #expect(theatre.c.view.window == nil)
      for controller in [theatre.b, theatre.c] {
        #expect(controller.appearance == .disappeared)
      }
      #expect(theatre.a.appearance == .appeared)
    }
  }

  @Test func `a new presentation requests a new presentation controller`() throws {
    try onStage { theatre in
      var made: [Weak] = []
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        let controller = LoggingPresentation(presented, presenting, log)
        made.append(Weak(controller))
        return controller
      }

      for _ in 0..<2 {
        try theatre.presentAndSettle(style: .custom)
        theatre.dismiss()
        try theatre.stage.settle()
      }

      #expect(made.count == 2)
      #expect(made.allSatisfy { $0.object == nil })
    }
  }

  @Test func `an abandoned stack is released when the stage closes`() throws {
    try onStage { theatre in
      try theatre.presentAndSettle(style: .custom)
      theatre.stage.run {
        theatre.c.modalPresentationStyle = .fullScreen
        theatre.b.present(theatre.c, animated: false)
      }
      try theatre.stage.settle()
    }
  }
}

import Stage
import TestSupport
import Testing

/// A transition that is not animated is not interactive (facts E.7).
@MainActor
struct UnanimatedInteractionTests {
  @Test func `a presentation without animation requests no interactor`() throws {
    try onStage { theatre in
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.animator.body = { $0.completeTransition(true) }
      theatre.present(animated: false, style: .custom)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TD.animationController(forPresented) → AN.animateTransition → B.didAppear(false) → done
        !TD.interactionControllerForPresentation !IC.startInteractiveTransition
        """)
    }
  }

  @Test func `a dismissal without animation requests no interactor`() throws {
    try onStage { theatre in
      try theatre.presentAndSettle(style: .custom)
      theatre.delegate.dismissInteractor = theatre.interactor
      theatre.animator.body = { $0.completeTransition(true) }
      theatre.dismiss(animated: false)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TD.animationController(forDismissed) → AN.animateTransition → B.didDisappear(false) → gone
        !TD.interactionControllerForDismissal !IC.startInteractiveTransition
        """)
    }
  }
}

import Stage
import TestSupport
import Testing

/// A transition that is not animated is not interactive (facts E.7).
@MainActor
struct UnanimatedInteractionTests {
  @Test func `a presentation without animation requests no interactor`() throws {
    try onStage { fixture in
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.animator.body = { $0.completeTransition(true) }
      fixture.present(animated: false, style: .custom)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TD.animationController(forPresented) → AN.animateTransition → B.didAppear(false) → done
        !TD.interactionControllerForPresentation !IC.startInteractiveTransition
        """)
    }
  }

  @Test func `a dismissal without animation requests no interactor`() throws {
    try onStage { fixture in
      try fixture.presentAndSettle(style: .custom)
      fixture.delegate.dismissInteractor = fixture.interactor
      fixture.animator.body = { $0.completeTransition(true) }
      fixture.dismiss(animated: false)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TD.animationController(forDismissed) → AN.animateTransition → B.didDisappear(false) → gone
        !TD.interactionControllerForDismissal !IC.startInteractiveTransition
        """)
    }
  }
}

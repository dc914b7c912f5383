import Stage
import TestSupport
import Testing

/// Conformance cases C1 to C4 and C7: the order of calls of a non-interactive presentation and
/// dismissal.
@MainActor
struct PresentationOrderTests {
  @Test func `C1 full screen with a custom animator`() throws {
    try onStage { fixture in
      fixture.present(style: .fullScreen)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TD.animationController(forPresented) → TD.interactionControllerForPresentation
        → B.viewDidLoad? → A.willDisappear(true) → B.willAppear(true) → AN.animateTransition
        → B.didAppear(true) → A.didDisappear(true) → done
        """)
      fixture.expectTrace("B.willAppear → B.isAppearing(true) → B.didAppear")
      fixture.expectTrace("AN.transitionDuration+ → AN.animateTransition → AN.animationEnded(true)")
      fixture.log.clear()

      fixture.dismiss()
      try fixture.stage.settle()

      // Only one source observed that `A.didAppear` precedes `B.didDisappear`, so this order has
      // only the strength SHOULD (facts A.2).
      fixture.expectTrace(
        """
        TD.animationController(forDismissed) → TD.interactionControllerForDismissal
        → B.willDisappear(true) → A.willAppear(true) → AN.animateTransition → A.didAppear(true)
        → B.didDisappear(true) → gone
        """)
      fixture.expectTrace("AN.transitionDuration+ → AN.animateTransition → AN.animationEnded(true)")
      fixture.expectTrace("A.willAppear → A.isAppearing(true) → A.didAppear")
      #expect(fixture.a.view.window === fixture.window)
      #expect(fixture.b.view.window == nil)
    }
  }

  /// Facts A.1.7.
  @Test func `the view is loaded inside present, after the delegate was asked`() throws {
    for style in [UIModalPresentationStyle.fullScreen, .custom, .pageSheet, .overCurrentContext] {
      for isAnimated in [true, false] {
        try onStage { fixture in
          let (stage, text): (Stage, Comment) = (fixture.stage, "\(style), \(isAnimated)")
          let page = stage.run { LatePage() }
          page.late = fixture.delegate
          page.modalPresentationStyle = style
          stage.run {
            fixture.a.present(page, animated: isAnimated)
            #expect(page.isViewLoaded, text)
            #expect(page.transitionCoordinator != nil, text)
          }
          try stage.settle()
          #expect(fixture.log.count("TD.animationController(forPresented)") == 0, text)
          #expect(page.modalPresentationStyle == .formSheet, text)
          #expect((fixture.a.view.window == nil) == (style == .fullScreen), text)

          stage.run { page.dismiss(animated: true) }
          try stage.settle()
          #expect(fixture.log.count("TD.animationController(forDismissed)") == 1, text)
        }
      }
    }
  }

  @Test func `C2 custom style does not affect the presenter`() throws {
    try onStage { fixture in
      var coordinators: [String: Bool] = [:]
      var containers: [String: Bool] = [:]
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasSuffix("WillBegin") else { return }
        coordinators[event] =
          fixture.a.transitionCoordinator != nil && fixture.b.transitionCoordinator != nil
        containers[event] = fixture.b.presentationController?.containerView != nil
      }

      fixture.present(style: .custom)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TD.presentationController(forPresented) → TD.animationController(forPresented)
        → TD.interactionControllerForPresentation → PC.presentationTransitionWillBegin
        → AN.animateTransition → PC.presentationTransitionDidEnd(true)
        !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
        """)
      fixture.expectTrace(
        "B.willAppear(true) → AN.animateTransition → B.isAppearing(true) → B.didAppear(true) → done"
      )
      fixture.expectTrace("PC.presentationTransitionDidEnd(true) → done")
      fixture.log.clear()

      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TD.animationController(forDismissed) → TD.interactionControllerForDismissal
        → PC.dismissalTransitionWillBegin → AN.animateTransition
        → {B.didDisappear(true), PC.dismissalTransitionDidEnd(true)} → gone
        !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
        !TD.presentationController
        """)
      fixture.expectTrace("B.willDisappear(true) → AN.animateTransition → B.didDisappear(true)")
      let begins = ["PC.presentationTransitionWillBegin", "PC.dismissalTransitionWillBegin"]
      for begin in begins {
        #expect(coordinators[begin] == true, "\(begin)")
        #expect(containers[begin] == true, "\(begin)")
      }
    }
  }

  @Test func `C3 a custom presentation that removes the presenter's view`() throws {
    try onStage { fixture in
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      var frame: CGRect?
      var isPresenter = false
      fixture.animator.changes = { [unowned fixture] context in
        frame = context.finalFrame(for: fixture.a)
        isPresenter = context.view(forKey: .from) === fixture.a.view
      }

      fixture.present(style: .custom)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        A.willDisappear(true) → B.willAppear(true) → AN.animateTransition → B.didAppear(true)
        → A.didDisappear(true) → done
        """)
      fixture.expectTrace(
        """
        TD.presentationController(forPresented) → TD.animationController(forPresented)
        → TD.interactionControllerForPresentation → PC.presentationTransitionWillBegin
        → AN.animateTransition → PC.presentationTransitionDidEnd(true) → done
        """)
      fixture.expectTrace("B.willAppear(true) → B.isAppearing(true) → B.didAppear(true)")
      #expect(fixture.log.count("AN.animationEnded(true)") == 1)
      #expect(frame == .zero)
      #expect(isPresenter)
      #expect(fixture.a.view.window == nil)
      fixture.animator.changes = nil
      fixture.log.clear()

      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.willDisappear(true) → A.willAppear(true) → AN.animateTransition → A.didAppear(true)
        → B.didDisappear(true) → gone
        """)
      fixture.expectTrace(
        """
        TD.animationController(forDismissed) → TD.interactionControllerForDismissal
        → PC.dismissalTransitionWillBegin → AN.animateTransition
        → PC.dismissalTransitionDidEnd(true) → gone !TD.presentationController
        """)
      fixture.expectTrace("A.willAppear(true) → A.isAppearing(true) → A.didAppear(true)")
      #expect(fixture.log.count("AN.animationEnded(true)") == 1)
      #expect(fixture.a.view.window === fixture.window)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `C7 without an animator the interactor is not requested`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      fixture.delegate.animator = nil
      fixture.delegate.presentInteractor = fixture.interactor

      fixture.present(style: style)
      try fixture.stage.settle()

      #expect(fixture.log.count("TD.animationController") == 1)
      fixture.expectTrace(
        style == .fullScreen
          ? """
          A.willDisappear(true) → B.willAppear(true) → B.isAppearing(true) → B.didAppear(true)
          → A.didDisappear(true) → done !TD.interactionControllerForPresentation
          !IC.startInteractiveTransition
          """
          : """
          B.willAppear(true) → B.isAppearing(true) → B.didAppear(true) → done
          !A.willDisappear !TD.interactionControllerForPresentation !IC.startInteractiveTransition
          """)
      fixture.log.clear()
      fixture.delegate.dismissInteractor = fixture.interactor

      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        TD.animationController(forDismissed) → B.willDisappear(true) → B.didDisappear(true) → gone
        !TD.interactionControllerForDismissal !IC.startInteractiveTransition
        """)
    }
  }

  @Test func `without animation the order is unchanged and animated is false`() throws {
    try onStage { fixture in
      fixture.present(animated: false, style: .fullScreen)
      try fixture.stage.settle()

      // The animator is used for the custom style only (facts A.5.1, inferred).
      fixture.expectTrace(
        """
        A.willDisappear(false) → B.willAppear(false) → B.isAppearing(false) → B.didAppear(false)
        → A.didDisappear(false) → done
        """)
      #expect(fixture.b.view.window === fixture.window)
      #expect(fixture.b.view.frame == fixture.window.bounds)
      fixture.log.clear()

      fixture.dismiss(animated: false)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.willDisappear(false) → A.willAppear(false) → A.isAppearing(false) → A.didAppear(false)
        → B.didDisappear(false) → gone
        """)
      #expect(fixture.a.view.window === fixture.window)
    }
  }

  @Test func `a custom style requests its animator even without animation`() throws {
    try onStage { fixture in
      var isAnimated: Bool?
      fixture.animator.body = { context in
        isAnimated = context.isAnimated
        context.completeTransition(true)
      }

      fixture.present(animated: false, style: .custom)
      try fixture.stage.settle()

      fixture.expectTrace(
        "B.willAppear(false) → AN.animateTransition → B.didAppear(false) → done")
      #expect(isAnimated == false)
    }
  }
}

/// A controller that configures its presentation too late.
private final class LatePage: UIViewController {
  weak var late: (any UIViewControllerTransitioningDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = late
    modalPresentationStyle = .formSheet
  }
}

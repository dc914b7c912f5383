import Stage
import TestSupport
import Testing

/// Conformance cases C1 to C4 and C7: the order of calls of a non-interactive presentation and
/// dismissal.
@MainActor
struct PresentationOrderTests {
  @Test func `C1 full screen with a custom animator`() throws {
    try onStage { theatre in
      theatre.present(style: .fullScreen)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TD.animationController(forPresented) → TD.interactionControllerForPresentation
        → B.viewDidLoad? → A.willDisappear(true) → B.willAppear(true) → AN.animateTransition
        → B.didAppear(true) → A.didDisappear(true) → done
        """)
      theatre.expectTrace("B.willAppear → B.isAppearing(true) → B.didAppear")
      theatre.expectTrace("AN.transitionDuration+ → AN.animateTransition → AN.animationEnded(true)")
      theatre.log.clear()

      theatre.dismiss()
      try theatre.stage.settle()

      // Only one source observed that `A.didAppear` precedes `B.didDisappear`, so this order has
      // only the strength SHOULD (facts A.2).
      theatre.expectTrace(
        """
        TD.animationController(forDismissed) → TD.interactionControllerForDismissal
        → B.willDisappear(true) → A.willAppear(true) → AN.animateTransition → A.didAppear(true)
        → B.didDisappear(true) → gone
        """)
      theatre.expectTrace("AN.transitionDuration+ → AN.animateTransition → AN.animationEnded(true)")
      theatre.expectTrace("A.willAppear → A.isAppearing(true) → A.didAppear")
      #expect(theatre.a.view.window === theatre.window)
      #expect(theatre.b.view.window == nil)
    }
  }

  /// Facts A.1.7.
  @Test func `the view is loaded inside present, after the delegate was asked`() throws {
    for style in [UIModalPresentationStyle.fullScreen, .custom, .pageSheet, .overCurrentContext] {
      for isAnimated in [true, false] {
        try onStage { theatre in
          let (stage, text): (Stage, Comment) = (theatre.stage, "\(style), \(isAnimated)")
          let page = stage.run { LatePage() }
          page.late = theatre.delegate
          page.modalPresentationStyle = style
          stage.run {
            theatre.a.present(page, animated: isAnimated)
            #expect(page.isViewLoaded, text)
            #expect(page.transitionCoordinator != nil, text)
          }
          try stage.settle()
          #expect(theatre.log.count("TD.animationController(forPresented)") == 0, text)
          #expect(page.modalPresentationStyle == .formSheet, text)
          #expect((theatre.a.view.window == nil) == (style == .fullScreen), text)

          stage.run { page.dismiss(animated: true) }
          try stage.settle()
          #expect(theatre.log.count("TD.animationController(forDismissed)") == 1, text)
        }
      }
    }
  }

  @Test func `C2 custom style does not affect the presenter`() throws {
    try onStage { theatre in
      var coordinators: [String: Bool] = [:]
      var containers: [String: Bool] = [:]
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasSuffix("WillBegin") else { return }
        coordinators[event] =
          theatre.a.transitionCoordinator != nil && theatre.b.transitionCoordinator != nil
        containers[event] = theatre.b.presentationController?.containerView != nil
      }

      theatre.present(style: .custom)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TD.presentationController(forPresented) → TD.animationController(forPresented)
        → TD.interactionControllerForPresentation → PC.presentationTransitionWillBegin
        → AN.animateTransition → PC.presentationTransitionDidEnd(true)
        !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
        """)
      theatre.expectTrace(
        "B.willAppear(true) → AN.animateTransition → B.isAppearing(true) → B.didAppear(true) → done"
      )
      theatre.expectTrace("PC.presentationTransitionDidEnd(true) → done")
      theatre.log.clear()

      theatre.dismiss()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TD.animationController(forDismissed) → TD.interactionControllerForDismissal
        → PC.dismissalTransitionWillBegin → AN.animateTransition
        → {B.didDisappear(true), PC.dismissalTransitionDidEnd(true)} → gone
        !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
        !TD.presentationController
        """)
      theatre.expectTrace("B.willDisappear(true) → AN.animateTransition → B.didDisappear(true)")
      let begins = ["PC.presentationTransitionWillBegin", "PC.dismissalTransitionWillBegin"]
      for begin in begins {
        #expect(coordinators[begin] == true, "\(begin)")
        #expect(containers[begin] == true, "\(begin)")
      }
    }
  }

  @Test func `C3 a custom presentation that removes the presenter's view`() throws {
    try onStage { theatre in
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      var frame: CGRect?
      var isPresenter = false
      theatre.animator.changes = { [unowned theatre] context in
        frame = context.finalFrame(for: theatre.a)
        isPresenter = context.view(forKey: .from) === theatre.a.view
      }

      theatre.present(style: .custom)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        A.willDisappear(true) → B.willAppear(true) → AN.animateTransition → B.didAppear(true)
        → A.didDisappear(true) → done
        """)
      theatre.expectTrace(
        """
        TD.presentationController(forPresented) → TD.animationController(forPresented)
        → TD.interactionControllerForPresentation → PC.presentationTransitionWillBegin
        → AN.animateTransition → PC.presentationTransitionDidEnd(true) → done
        """)
      theatre.expectTrace("B.willAppear(true) → B.isAppearing(true) → B.didAppear(true)")
      #expect(theatre.log.count("AN.animationEnded(true)") == 1)
      #expect(frame == .zero)
      #expect(isPresenter)
      #expect(theatre.a.view.window == nil)
      theatre.animator.changes = nil
      theatre.log.clear()

      theatre.dismiss()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        B.willDisappear(true) → A.willAppear(true) → AN.animateTransition → A.didAppear(true)
        → B.didDisappear(true) → gone
        """)
      theatre.expectTrace(
        """
        TD.animationController(forDismissed) → TD.interactionControllerForDismissal
        → PC.dismissalTransitionWillBegin → AN.animateTransition
        → PC.dismissalTransitionDidEnd(true) → gone !TD.presentationController
        """)
      theatre.expectTrace("A.willAppear(true) → A.isAppearing(true) → A.didAppear(true)")
      #expect(theatre.log.count("AN.animationEnded(true)") == 1)
      #expect(theatre.a.view.window === theatre.window)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `C7 without an animator the interactor is not requested`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { theatre in
      theatre.delegate.animator = nil
      theatre.delegate.presentInteractor = theatre.interactor

      theatre.present(style: style)
      try theatre.stage.settle()

      #expect(theatre.log.count("TD.animationController") == 1)
      theatre.expectTrace(
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
      theatre.log.clear()
      theatre.delegate.dismissInteractor = theatre.interactor

      theatre.dismiss()
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        TD.animationController(forDismissed) → B.willDisappear(true) → B.didDisappear(true) → gone
        !TD.interactionControllerForDismissal !IC.startInteractiveTransition
        """)
    }
  }

  @Test func `without animation the order is unchanged and animated is false`() throws {
    try onStage { theatre in
      theatre.present(animated: false, style: .fullScreen)
      try theatre.stage.settle()

      // The animator is used for the custom style only (facts A.5.1, inferred).
      theatre.expectTrace(
        """
        A.willDisappear(false) → B.willAppear(false) → B.isAppearing(false) → B.didAppear(false)
        → A.didDisappear(false) → done
        """)
      #expect(theatre.b.view.window === theatre.window)
      #expect(theatre.b.view.frame == theatre.window.bounds)
      theatre.log.clear()

      theatre.dismiss(animated: false)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        B.willDisappear(false) → A.willAppear(false) → A.isAppearing(false) → A.didAppear(false)
        → B.didDisappear(false) → gone
        """)
      #expect(theatre.a.view.window === theatre.window)
    }
  }

  @Test func `a custom style requests its animator even without animation`() throws {
    try onStage { theatre in
      var isAnimated: Bool?
      theatre.animator.body = { context in
        isAnimated = context.isAnimated
        context.completeTransition(true)
      }

      theatre.present(animated: false, style: .custom)
      try theatre.stage.settle()

      theatre.expectTrace(
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

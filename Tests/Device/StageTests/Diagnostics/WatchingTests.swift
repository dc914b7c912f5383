import Stage
import Testing
import UIKit

/// Diagnostics have no side effects: an app's code is called equally often with and without the
/// rules.
@MainActor
struct WatchingTests {
  /// Counts each of the engine's calls into the app's code.
  private final class Counts {
    private(set) var calls: [String] = []
    func callAsFunction(_ name: String) { calls.append(name) }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let counts: Counts
    private var kept: UIViewPropertyAnimator?

    init(_ counts: Counts) { self.counts = counts }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      counts("transitionDuration")
      return 0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      counts("animateTransition")
      interruptibleAnimator(using: context).startAnimation()
    }

    /// Creates the animator once, and requests both views from the context meanwhile.
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      counts("interruptibleAnimator")
      if let kept { return kept }
      let to = context.view(forKey: .to)
      let from = context.view(forKey: .from)
      if let to { context.containerView.addSubview(to) }
      to?.alpha = 0
      let made = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
        to?.alpha = 1
        if to == nil { from?.alpha = 0 }
      }
      made.addCompletion { _ in
        from?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
      kept = made
      return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
      counts("animationEnded")
      kept = nil
    }
  }

  private final class Interactor: NSObject, UIViewControllerInteractiveTransitioning {
    let counts: Counts
    let animator: Animator
    init(_ counts: Counts, _ animator: Animator) {
      (self.counts, self.animator) = (counts, animator)
    }

    var wantsInteractiveStart: Bool {
      counts("wantsInteractiveStart")
      return false
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      counts("startInteractiveTransition")
      animator.animateTransition(using: context)
    }
  }

  private final class Presentation: UIPresentationController {
    var counts = Counts()

    override var presentedView: UIView? {
      counts("presentedView")
      return super.presentedView
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      counts("frameOfPresentedViewInContainerView")
      return super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 100)
    }
    override var shouldRemovePresentersView: Bool {
      counts("shouldRemovePresentersView")
      return false
    }
    override var shouldPresentInFullscreen: Bool {
      counts("shouldPresentInFullscreen")
      return true
    }
    override func containerViewWillLayoutSubviews() {
      counts("containerViewWillLayoutSubviews")
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func presentationTransitionWillBegin() { counts("presentationTransitionWillBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { counts("DidEnd") }
    override func dismissalTransitionWillBegin() { counts("dismissalTransitionWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { counts("dismissalDidEnd") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    let counts = Counts()
    lazy var animator = Animator(counts)
    lazy var interactor = Interactor(counts, animator)
    var hasInteractor = false

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      counts("forPresented")
      return animator
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      counts("forDismissed")
      return animator
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      counts("interactionForPresentation")
      return hasInteractor ? interactor : nil
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      counts("interactionForDismissal")
      return hasInteractor ? interactor : nil
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      counts("presentationController")
      let made = Presentation(presentedViewController: presented, presenting: presenting)
      made.counts = counts
      return made
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      counts("animationControllerFor")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      counts("interactionControllerFor")
      return hasInteractor ? interactor : nil
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      counts("animationControllerForTransition")
      return animator
    }
  }

  enum Host: CaseIterable { case modal, stack, tabs }

  private func calls(_ host: Host, hasInteractor: Bool, isChecked: Bool) throws -> [String] {
    let stage = Stage()
    let delegate = Delegate()
    delegate.hasInteractor = hasInteractor
    if isChecked { stage.beginChecking() }
    switch host {
    case .modal:
      let (front, back) = (UIViewController(), UIViewController())
      back.modalPresentationStyle = .custom
      back.transitioningDelegate = delegate
      stage.show(front)
      front.present(back, animated: true)
      try stage.settle()
      back.dismiss(animated: true)
    case .stack:
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.delegate = delegate
      stage.show(navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      try stage.settle()
      navigation.popViewController(animated: true)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.delegate = delegate
      stage.show(tabs)
      tabs.selectedIndex = 1
    }
    try stage.settle()
    if isChecked {
      #expect(stage.findings.filter { $0.severity != .note } == [])
      _ = stage.finishChecking()
    } else {
      stage.close()
    }
    return delegate.counts.calls
  }

  @Test(arguments: Host.allCases, [true, false])
  func `checking has no side effects on the app`(host: Host, hasInteractor: Bool) throws {
    let plain = try calls(host, hasInteractor: hasInteractor, isChecked: false)
    let checked = try calls(host, hasInteractor: hasInteractor, isChecked: true)

    #expect(plain.contains("animateTransition"))
    #expect(plain == checked)
  }
}

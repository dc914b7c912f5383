import UIKit

/// An empty delegate that replaces a missing app delegate.
private final class NoDelegate: NSObject, UINavigationControllerDelegate {}

// Receives every delegate call and forwards it to the app's delegate. A method that the app's
// delegate does not implement is called too: its default implementation reports "not implemented",
// and this object then reports the same. With Objective-C's optional methods, such a call is not
// made.
extension ForwardNavigation: UINavigationControllerDelegate {
  private var app: any UINavigationControllerDelegate { delegate ?? NoDelegate() }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    installSwipes()
    noticeDeadDelegate()
    let isBack = known.contains { $0 === viewController }
    let change = begin(isBack ? .pop : .push)
    if !awaitEnd(of: change) {
      // If the animator is requested later, the coordinator exists one tick later.
      DispatchQueue.main.async { [weak self] in _ = self?.awaitEnd(of: change) }
    }
    let tell: Optional = app.navigationController(_:willShow:animated:)
    tell?(navigationController, viewController, animated)
  }

  /// Observes the end of the transition, because only the coordinator reports a cancellation.
  /// Returns false if there is no coordinator yet.
  private func awaitEnd(of change: Change) -> Bool {
    guard self.change?.number == change.number,
      let coordinator = navigationController?.transitionCoordinator
    else { return false }
    _ = coordinator.animate(
      alongsideTransition: nil,
      completion: { [weak self] context in
        self?.interactor = nil
        self?.end(change, finished: !context.isCancelled)
      })
    return true
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let change = change
    interactor = nil
    noticeDeadDelegate()
    follow()
    let tell: Optional = app.navigationController(_:didShow:animated:)
    tell?(navigationController, viewController, animated)
    end(change, finished: true)
  }

  /// Returns the app's animator. If the app provides none, returns a slide for this object's own
  /// swipe and, with Reduce Motion, a cross-fade for pushes and pops without a swipe. A swiped page
  /// always follows the touch.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let ask: Optional = app.navigationController(_:animationControllerFor:from:to:)
    if let custom = ask?(navigationController, operation, fromVC, toVC) { return custom }
    if interactor != nil { return ForwardSlide(operation: operation) }
    let reducesMotion =
      UIAccessibility.isReduceMotionEnabled && !isSwiping(in: navigationController)
    return reducesMotion ? CrossDissolve() : nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app.navigationController(_:interactionControllerFor:)
    let custom = ask?(navigationController, animationController)
    return interactor ?? custom
  }

  /// Whether the built-in swipe drives the transition.
  private func isSwiping(in navigationController: UINavigationController) -> Bool {
    switch navigationController.interactivePopGestureRecognizer?.state {
    case .began, .changed, .ended: true
    default: false
    }
  }
}

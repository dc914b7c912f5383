import UIKit

/// An empty delegate that is used if the app does not have one.
private final class NoDelegate: NSObject, UINavigationControllerDelegate {}

// Receives every delegate call and forwards it to the app's delegate. If the app's delegate does
// not implement a method, the protocol's default implementation runs and marks the call as not
// implemented. After such a mark, UIKit treats the method as not implemented by this object. (On
// iOS, UIKit would not call an optional method that is not implemented.)
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
      // If the animator is requested later, the coordinator exists in the next tick.
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

  /// Returns the app's animator if the app provides one. If the app provides no animator, returns a
  /// slide for this object's own swipe. With Reduce Motion, returns a cross-fade for pushes and
  /// pops that are not swiped. A page that is swiped always follows the touch.
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

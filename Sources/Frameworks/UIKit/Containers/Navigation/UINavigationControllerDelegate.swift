/// Observes a navigation controller's transitions and supplies custom ones. Every requirement is
/// optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called once for each change of the top controller, including those that are cancelled later.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called when a change of the top controller has completed. Not called if the change was
  /// cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Called only for animated changes. A delegate that implements this method disables the built-in
  /// swipe back, even if the method returns nil (radar 15215690).
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Called only if there is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Determines the navigation controller's `supportedInterfaceOrientations`. If the delegate does
  /// not implement this method, the default orientations of view controllers apply.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Determines the navigation controller's `preferredInterfaceOrientationForPresentation`.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

/// The name of `UINavigationController.Operation` before Swift 4.2.
@available(*, unavailable, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

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

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if let target: any UINavigationControllerDelegate = ForwardedMessages.target(
      of: self, "navigationController:willShowViewController:animated:")
    {
      return target.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
    Unanswered.mark()
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if let target: any UINavigationControllerDelegate = ForwardedMessages.target(
      of: self, "navigationController:didShowViewController:animated:")
    {
      return target.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
    Unanswered.mark()
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let target: any UINavigationControllerDelegate = ForwardedMessages.target(
      of: self,
      "navigationController:animationControllerForOperation:fromViewController:"
        + "toViewController:")
    {
      return target.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    Unanswered.mark()
    return nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let target: any UINavigationControllerDelegate = ForwardedMessages.target(
      of: self, "navigationController:interactionControllerForAnimationController:")
    {
      return target.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
    Unanswered.mark()
    return nil
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    if let target: any UINavigationControllerDelegate = ForwardedMessages.target(
      of: self, "navigationControllerSupportedInterfaceOrientations:")
    {
      return target.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
    Unanswered.mark()
    return .all
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    if let target: any UINavigationControllerDelegate = ForwardedMessages.target(
      of: self, "navigationControllerPreferredInterfaceOrientationForPresentation:")
    {
      return target.navigationControllerPreferredInterfaceOrientationForPresentation(
        navigationController)
    }
    Unanswered.mark()
    return .portrait
  }
}

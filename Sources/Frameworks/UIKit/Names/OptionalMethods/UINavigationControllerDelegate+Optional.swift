// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

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

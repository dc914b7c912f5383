// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarController:willBeginCustomizingViewControllers:")
    {
      return target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
    Unanswered.mark()
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarController:willEndCustomizingViewControllers:changed:")
    {
      return target.tabBarController(
        tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
    Unanswered.mark()
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarController:didEndCustomizingViewControllers:changed:")
    {
      return target.tabBarController(
        tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
    Unanswered.mark()
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarController:shouldSelectViewController:")
    {
      return target.tabBarController(tabBarController, shouldSelect: viewController)
    }
    Unanswered.mark()
    return true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarController:didSelectViewController:")
    {
      return target.tabBarController(tabBarController, didSelect: viewController)
    }
    Unanswered.mark()
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self,
      "tabBarController:animationControllerForTransitionFromViewController:"
        + "toViewController:")
    {
      return target.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
    Unanswered.mark()
    return nil
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarController:interactionControllerForAnimationController:")
    {
      return target.tabBarController(
        tabBarController, interactionControllerFor: animationController)
    }
    Unanswered.mark()
    return nil
  }
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarControllerSupportedInterfaceOrientations:")
    {
      return target.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
    Unanswered.mark()
    return .all
  }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    if let target: any UITabBarControllerDelegate = ForwardedMessages.target(
      of: self, "tabBarControllerPreferredInterfaceOrientationForPresentation:")
    {
      return target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
    Unanswered.mark()
    return .portrait
  }
}

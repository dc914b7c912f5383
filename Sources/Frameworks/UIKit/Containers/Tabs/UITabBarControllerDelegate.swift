/// Allows or refuses a tab bar controller's taps, observes them, and provides animators. Every
/// requirement is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Called for a tap, including a tap on the selected tab. If this method returns false, the tap
  /// is ignored.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after a tap, including a tap on the selected tab. Not called for programmatic changes.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Called for every visible change of the selection, including programmatic changes.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Called only if there is an animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  // Called when the user rearranges the tabs. Matchcut never calls the methods about rearranging,
  // because it has no "More" tab. On iOS, the user rearranges the tabs in the "More" tab.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// Determines the tab bar controller's `supportedInterfaceOrientations`. If the delegate does not
  /// implement this method, the default orientations of view controllers apply.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Determines the tab bar controller's `preferredInterfaceOrientationForPresentation`.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

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

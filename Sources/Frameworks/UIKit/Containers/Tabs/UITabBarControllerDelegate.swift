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

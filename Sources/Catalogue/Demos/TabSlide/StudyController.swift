import UIKit

/// Four tabs. A tap slides to another tab, and a drag pulls in a neighbouring tab.
final class StudyController: UITabBarController, UITabBarControllerDelegate, TabSliding {
  private let pan = TabPan()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    pan.tabs = self
    view.addGestureRecognizer(pan.gestureRecognizer)
    setViewControllers(Treasure.all.map { TreasurePage($0) }, animated: false)
    selectedIndex = 1
  }

  // MARK: TabSliding

  func slide(to side: CGFloat) -> Bool {
    let index = selectedIndex + Int(side) * (isMirrored ? -1 : 1)
    guard viewControllers?.indices.contains(index) == true else { return false }
    selectedIndex = index
    return true
  }

  private var isMirrored: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let tabs = viewControllers, let from = tabs.firstIndex(of: fromVC),
      let to = tabs.firstIndex(of: toVC)
    else { return nil }
    return TabSlideAnimator(side: (to > from) == isMirrored ? -1 : 1)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    pan.interactionController
  }
}

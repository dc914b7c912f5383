import Transitions
import UIKit

/// Goes back and forward between the terms, with buttons and with swipes from both edges.
///
/// Its transitions are custom, which disables the built-in swipe back. Both swipes are those of
/// `ForwardNavigation`, installed in the same view. They do not begin at the root, without a page
/// ahead, or during a transition, and finish beyond half of the width.
final class SeasonsController: ForwardNavigationController, UINavigationControllerDelegate {
  /// Small enough to demonstrate the limit.
  private static let maximumDepth = 3

  private let trail = TrailView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = SeasonInk.night
    isNavigationBarHidden = true
    forward.delegate = self
    forward.maximumDepth = Self.maximumDepth
    forward.replacesBackSwipe = true
    forward.completionVelocity = nil
    // Also called after a cancellation, which `didShow` does not report.
    forward.completion = { [weak self] _, finished in
      if finished { self?.showTrail(animated: true) }
    }
    view.addSubview(trail)
    showTrail(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    trail.frame = CGRect(
      x: 0, y: view.bounds.height - TrailView.height, width: view.bounds.width,
      height: TrailView.height)
  }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  private func showTrail(animated: Bool) {
    let show = { [self] in
      trail.show(
        behind: viewControllers.count - 1, ahead: forward.forwardViewControllers.count,
        of: Self.maximumDepth)
    }
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return show() }
    UIView.animate(withDuration: 0.25, animations: show)
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SheafAnimator(operation)
  }
}

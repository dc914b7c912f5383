import Transitions
import UIKit

/// Goes back and forward between the solar terms, with buttons and with swipes from both edges.
///
/// The controller has custom transitions, which disables the built-in swipe back. Therefore
/// `ForwardNavigation` provides both swipes and installs them in the same view. A swipe back does
/// not begin at the root, a swipe forward does not begin without a next page, and neither begins
/// during a transition. A swipe that is released beyond half of the width finishes its transition.
final class SeasonsController: ForwardNavigationController, UINavigationControllerDelegate {
  /// The maximum is small, so that the demo shows that the forward stack is limited.
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
    // This closure is also called after a cancelled transition, which `didShow` does not report.
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

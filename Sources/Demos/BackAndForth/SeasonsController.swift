import Transitions
import UIKit

/// Goes back and forth between the terms: by buttons, and from both edges of the screen.
///
/// Its pages come and go in a way of its own, for which the built-in swipe back is no use; both
/// swipes are the way forward's, on the view where the built-in one was. They do not begin at the
/// root, without anything ahead or during a transition, and decide past the middle.
final class SeasonsController: ForwardNavigationController, UINavigationControllerDelegate {
  /// So few that one sees it.
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
    // Told of the end also when it was a cancel, of which `didShow` is silent.
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

import UIKit

/// Fades in a page over its presenting page, which stays in place.
final class OverlayPresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The alpha at which a little of the page below is visible.
  static let alpha: CGFloat = 0.9
  /// Seconds, also for the dismissal.
  static let duration = 0.5

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    // UIKit requests an animator for the style `.custom` even without animation.
    transitionContext?.isAnimated ?? true ? Self.duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // The presenting page must not be moved into the container, with which it would be removed at
    // the end.
    guard
      let overlayViewController = transitionContext.viewController(forKey: .to),
      let overlay = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }

    overlay.frame = transitionContext.finalFrame(for: overlayViewController)
    overlay.alpha = 0
    transitionContext.containerView.addSubview(overlay)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { overlay.alpha = Self.alpha },
      completion: { _ in
        let success = !transitionContext.transitionWasCancelled
        if !success { overlay.removeFromSuperview() }
        transitionContext.completeTransition(success)
      })
  }
}

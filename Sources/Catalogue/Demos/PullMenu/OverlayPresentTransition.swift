import UIKit

/// Fades in a page above its presenting page, which stays in place.
final class OverlayPresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The alpha of the page. The alpha is less than 1, so that the page below is slightly visible.
  static let alpha: CGFloat = 0.9
  /// The duration in seconds. The dismissal has the same duration.
  static let duration = 0.5

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    // UIKit requests an animator for the style `.custom` even if the transition is not animated.
    transitionContext?.isAnimated ?? true ? Self.duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // The presenting page must not be moved into the container, because it would be removed
    // together with the container at the end.
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

import UIKit

/// Fades a page in over the one that presents it, which stays in its own place.
final class OverlayPresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// A little of the page below is to be seen.
  static let alpha: CGFloat = 0.9
  /// Seconds, for the way out as well.
  static let duration = 0.5

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    // The style `.custom` asks for an animator even if nothing is to be animated.
    transitionContext?.isAnimated ?? true ? Self.duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // The presenting page is not moved into the container: it would go with it at the end.
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

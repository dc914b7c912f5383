import UIKit

/// Fades out a page that is above its presenting page.
final class OverlayDismissTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    transitionContext?.isAnimated ?? true ? OverlayPresentTransition.duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let overlay = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { overlay.alpha = 0 },
      completion: { _ in
        let success = !transitionContext.transitionWasCancelled
        if success { overlay.removeFromSuperview() }
        transitionContext.completeTransition(success)
      })
  }
}

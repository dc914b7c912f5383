import UIKit

/// Fades the new page in over the old one. The animator is used for a push and for a pop.
final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds, as in day 10 of iOS 7 Day by Day.
  private static let duration = 2.0

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let page = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: page)
    transitionContext.containerView.addSubview(view)
    view.alpha = 0

    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { view.alpha = 1 },
      completion: { _ in
        let finished = !transitionContext.transitionWasCancelled
        // After a cancelled transition the alpha is 0, as it was before the animation.
        view.alpha = 1
        if !finished { view.removeFromSuperview() }
        transitionContext.completeTransition(finished)
      })
  }
}

import UIKit

/// Fades the new view in over the old one.
///
/// Supports full-screen and custom presentations and dismissals. Takes 0.35 s, as in Apple's
/// cross-dissolve sample. Restores all alpha values when the transition finishes or is cancelled.
public final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  public var duration: TimeInterval = 0.35

  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    duration
  }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
      animations: {
        if let to {
          to.alpha = 1
        } else {
          from?.alpha = 0
        }
      },
      completion: { _ in
        // These values were set outside the animation block, so UIKit does not restore them.
        to?.alpha = 1
        from?.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

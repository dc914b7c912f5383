import UIKit

/// A correct fade. Entries whose mistake is not in the animator use this animator.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration = 0.4

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let to = context.view(forKey: .to)
    let from = context.view(forKey: .from)
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        if let to {
          to.alpha = 1
        } else {
          from?.alpha = 0
        }
      },
      completion: { _ in
        to?.alpha = 1
        from?.alpha = 1
        self.end(context)
      })
  }

  /// Completes the transition. Entries with a mistake in the completion override this method.
  func end(_ context: UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

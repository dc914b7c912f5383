import UIKit

/// Flips from one page to the other about the horizontal axis, like a card.
///
/// The first half of the animation rotates the old page away, and the second half rotates the new
/// page in. A dismissal rotates in the opposite direction.
final class FlipAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  var isDismissal = false

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    1.0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to),
      let fromView = from.view, let toView = to.view
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)

    // Both transforms are reset before a frame is set, because a frame is undefined under a
    // transform and a page may still be edge-on from the last flip.
    fromView.layer.transform = CATransform3DIdentity
    toView.layer.transform = CATransform3DIdentity
    let frame = transitionContext.initialFrame(for: from)
    fromView.frame = frame
    toView.frame = frame

    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / frame.height
    container.layer.sublayerTransform = perspective

    let direction: CGFloat = isDismissal ? -1 : 1
    toView.layer.transform = CATransform3DMakeRotation(-direction * .pi / 2, 1, 0, 0)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          fromView.layer.transform = CATransform3DMakeRotation(direction * .pi / 2, 1, 0, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          toView.layer.transform = CATransform3DMakeRotation(0, 1, 0, 0)
        }
      },
      completion: { _ in
        // Values that were set before the animation must be restored at this point, whether the
        // transition has finished or was cancelled.
        container.layer.sublayerTransform = CATransform3DIdentity
        fromView.layer.transform = CATransform3DIdentity
        toView.layer.transform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

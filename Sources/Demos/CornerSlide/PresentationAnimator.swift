import UIKit

/// Brings a page in from the lower right corner of the screen, and sends it back there.
///
/// One class serves both ways, and a push and a pop as well as a presentation and a dismissal.
/// Coming in, the page grows from nothing at the corner point; going away, it slides to that
/// point at its full size.
final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds.
  private static let duration = 1.5

  /// True for a presentation or a push, false for a dismissal or a pop.
  let presenting: Bool

  init(presenting: Bool) {
    self.presenting = presenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    // The style `.custom` asks for an animator even if nothing is to be animated.
    transitionContext?.isAnimated ?? true ? Self.duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    // Either view is nil where it is not ours to move: when a presentation leaves the presenting
    // page in its place, that page has nothing to do with the transition.
    let fromView = transitionContext.view(forKey: .from)
    let toView = transitionContext.view(forKey: .to)
    let corner = CGPoint(x: containerView.bounds.maxX, y: containerView.bounds.maxY)

    let toFinalFrame =
      transitionContext.viewController(forKey: .to)
      .map { transitionContext.finalFrame(for: $0) } ?? .zero
    let fromFinalFrame = CGRect(origin: corner, size: fromView?.bounds.size ?? .zero)

    if let toView {
      if presenting {
        containerView.addSubview(toView)
        toView.frame = CGRect(origin: corner, size: .zero)
      } else {
        containerView.insertSubview(toView, at: 0)
        toView.frame = toFinalFrame
      }
    }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      // Under a finger the page keeps pace with it; by itself it starts and stops gently.
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { [presenting] in
        if presenting {
          toView?.frame = toFinalFrame
        } else {
          fromView?.frame = fromFinalFrame
        }
      },
      completion: { [presenting] _ in
        let success = !transitionContext.transitionWasCancelled
        // The page that was to come in and did not, or was to go and went. The other one stays
        // on screen: removing it would leave nothing to see.
        if presenting, !success { toView?.removeFromSuperview() }
        if !presenting, success { fromView?.removeFromSuperview() }
        transitionContext.completeTransition(success)
      })
  }
}

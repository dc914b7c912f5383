import UIKit

/// Moves a page in from the lower right corner of the screen, and back there.
///
/// One class serves both directions, for push and pop as well as presentation and dismissal. An
/// arriving page grows from the corner point; a leaving page slides to that point at full size.
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
    // UIKit requests an animator for the style `.custom` even without animation.
    transitionContext?.isAnimated ?? true ? Self.duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    // A view is nil if the animator must not move it: if the presentation leaves the presenting
    // page in place, the context does not provide that page's view.
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
      // During a drag the page follows the touch linearly; otherwise it eases in and out.
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
        // Removes the page that did not arrive, or the page that left. The other page stays on
        // screen.
        if presenting, !success { toView?.removeFromSuperview() }
        if !presenting, success { fromView?.removeFromSuperview() }
        transitionContext.completeTransition(success)
      })
  }
}

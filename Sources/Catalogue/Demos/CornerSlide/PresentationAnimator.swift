import UIKit

/// Moves a page in from the lower right corner of the screen, and back to that corner.
///
/// The class is used for presentations, dismissals, pushes and pops. An arriving page grows from
/// the corner; a leaving page slides to the corner at full size.
final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  private static let duration = 1.5

  /// True for a presentation or a push; false for a dismissal or a pop.
  let presenting: Bool

  init(presenting: Bool) {
    self.presenting = presenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    // UIKit requests an animator for the style `.custom` even if the transition is not animated.
    transitionContext?.isAnimated ?? true ? Self.duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    // A view is nil if the animator must not move it. If the presenting page stays in place during
    // the presentation, the context does not provide its view.
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
      // During a drag the page follows the touch linearly. Without a drag, the page eases in and
      // out.
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
        // If a presentation was cancelled, the arriving page is removed. If a dismissal has
        // finished, the leaving page is removed. The page below stays on screen in all cases.
        if presenting, !success { toView?.removeFromSuperview() }
        if !presenting, success { fromView?.removeFromSuperview() }
        transitionContext.completeTransition(success)
      })
  }
}

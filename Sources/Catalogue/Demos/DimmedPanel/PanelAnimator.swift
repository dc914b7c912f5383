import UIKit

/// Slides a panel in from the right for a presentation, and out to the right for a dismissal.
///
/// The presentation controller determines the panel's frame at rest. The animator reads this frame
/// from the context.
final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  private static let duration = 0.5

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
    guard
      let controller = transitionContext.viewController(forKey: presenting ? .to : .from),
      let panel = transitionContext.view(forKey: presenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }

    let rest =
      presenting
      ? transitionContext.finalFrame(for: controller)
      : transitionContext.initialFrame(for: controller)
    var outside = rest
    outside.origin.x = transitionContext.containerView.bounds.maxX
    if presenting {
      panel.frame = outside
      transitionContext.containerView.addSubview(panel)
    } else if let page = transitionContext.view(forKey: .to),
      let pageController = transitionContext.viewController(forKey: .to)
    {
      // An adapted full-screen presentation has removed the presenting page, so the page is added
      // again below the panel.
      page.frame = transitionContext.finalFrame(for: pageController)
      transitionContext.containerView.insertSubview(page, at: 0)
    }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      // During a drag the panel follows the touch linearly. Without a drag, the panel eases in and
      // out.
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { [presenting] in panel.frame = presenting ? rest : outside },
      completion: { [presenting] _ in
        let success = !transitionContext.transitionWasCancelled
        if presenting != success { panel.removeFromSuperview() }
        transitionContext.completeTransition(success)
      })
  }
}

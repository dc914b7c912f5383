import UIKit

/// Slides the page of one tab out and the page of its neighbour in. The pages are side by side.
final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds, as in Apple's sample.
  private static let duration: TimeInterval = 0.35

  /// The side from which the new page enters: 1 for the right, -1 for the left.
  private let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let arriving = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let way = side * container.bounds.width

    to.frame = transitionContext.finalFrame(for: arriving)
    to.transform = CGAffineTransform(translationX: way, y: 0)
    container.addSubview(to)
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -way, y: 0)
      },
      completion: { _ in
        let success = !transitionContext.transitionWasCancelled
        for view in [from, to] { view.transform = .identity }
        (success ? from : to).removeFromSuperview()
        transitionContext.completeTransition(success)
      })
  }
}

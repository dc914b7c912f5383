import Stage
import TestSupport

/// An animator that logs as `AN`. It adds the `to` view, runs one animation block and completes
/// with `!transitionWasCancelled`.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: EventLog
  var duration = 0.3
  var options: UIView.AnimationOptions = [.curveLinear]
  /// Called with the context, instead of the standard block, after the `to` view has been placed;
  /// nil for the standard block.
  var body: ((any UIViewControllerContextTransitioning) -> Void)?
  /// Called in the completion of the block, before `completeTransition(_:)`.
  var beforeCompleting: ((any UIViewControllerContextTransitioning) -> Void)?
  /// Changes that the block makes in addition to animating the moved view.
  var changes: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ log: EventLog) { self.log = log }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    log.write("AN.transitionDuration")
    return duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    log.write("AN.animateTransition")
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
    }
    if let body { return body(context) }
    guard let moved = context.view(forKey: .to) ?? context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let isArriving = context.view(forKey: .to) != nil
    if isArriving { moved.alpha = 0 }
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: { [changes] in
        moved.alpha = isArriving ? 1 : 0
        changes?(context)
      },
      completion: { [beforeCompleting] _ in
        moved.alpha = 1
        beforeCompleting?(context)
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.write("AN.animationEnded(\(transitionCompleted))")
  }
}

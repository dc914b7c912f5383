import Stage
import TestSupport

/// An animator that logs as `LA`. It fades the arriving or disappearing view with a property
/// animator, which it returns as its interruptible animator.
final class LendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: EventLog
  var duration = 1.0
  var parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  /// Whether the animator returns another object at each call, which is a mistake.
  var forgets = false
  /// Whether the animator moves the view by the container's height instead of fading the view.
  var slides = false
  private(set) var animator: UIViewPropertyAnimator?

  init(_ log: EventLog) { self.log = log }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    log.write("LA.interruptibleAnimator")
    if let animator, !forgets { return animator }
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    guard animator == nil else { return made }
    animator = made
    let arrives = context.view(forKey: .to) != nil
    guard let view = context.view(forKey: .to) ?? context.view(forKey: .from) else { return made }
    if arrives {
      if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
      context.containerView.addSubview(view)
      if !slides { view.alpha = 0 }
    }
    let height = context.containerView.bounds.height
    if slides, arrives { view.frame.origin.y += height }
    made.addAnimations { [slides] in
      if slides {
        view.frame.origin.y += arrives ? -height : height
      } else {
        view.alpha = arrives ? 1 : 0
      }
    }
    made.addCompletion { [weak self, log] position in
      log.write("LA.done(\(position))")
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
      self?.animator = nil
    }
    return made
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    log.write("LA.animateTransition")
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.write("LA.animationEnded(\(transitionCompleted))")
  }
}

import Stage
import TestSupport

/// An animator that returns a property animator from `interruptibleAnimator(using:)`, and logs each
/// call: `AN.duration`, `AN.lend`, `AN.animate`, `AN.done(position)`, `AN.ended(completed)`.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// When the property animator is created.
  enum Kind: CaseIterable {
    /// The first call of `interruptibleAnimator(using:)` creates the property animator, and later
    /// calls return the same one.
    case kept
    /// Each call of `interruptibleAnimator(using:)` creates a new property animator.
    case anew
    /// `transitionDuration(using:)` creates the property animator, and
    /// `interruptibleAnimator(using:)` returns it.
    case inDuration
  }

  private let kind: Kind
  private let log: EventLog
  private var made: [Weak] = []
  private var kept: UIViewPropertyAnimator?
  /// The result of `transitionDuration` and the duration of the animation, in seconds.
  var duration = 1.0

  init(_ kind: Kind, _ log: EventLog) { (self.kind, self.log) = (kind, log) }

  /// Every property animator that has not been released.
  var animators: [UIViewPropertyAnimator] {
    made.compactMap { $0.object as? UIViewPropertyAnimator }
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    log.write("AN.duration")
    if kind == .inDuration, let transitionContext { _ = lend(transitionContext) }
    return duration
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    log.write("AN.lend")
    return lend(context)
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    log.write("AN.animate")
    lend(context).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.write("AN.ended(\(transitionCompleted))")
    kept = nil
  }

  /// Returns the property animator, without logging a call. An app's own interaction controller
  /// calls this method.
  func lend(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if kind != .anew, let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
    made.append(Weak(animator))
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return animator
    }
    to.frame = context.finalFrame(for: page)
    if to.superview == nil { to.alpha = 0 }
    context.containerView.addSubview(to)
    animator.addAnimations { to.alpha = 1 }
    animator.addCompletion { [log] position in
      log.write("AN.done(\(position))")
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    if kind != .anew { kept = animator }
    return animator
  }
}

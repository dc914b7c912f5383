import Stage

/// An animator that fades a view with a property animator, which is its interruptible animation.
@MainActor
package final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let isKept: Bool
  private let asksForBothViews: Bool
  private var kept: UIViewPropertyAnimator?
  /// The number of calls of `interruptibleAnimator(using:)`.
  package private(set) var questions = 0

  /// Creates an animator. If `isKept` is false, each call of `interruptibleAnimator(using:)` creates
  /// another property animator, which is a mistake. If `asksForBothViews` is true, creating the
  /// property animator also requests the view that the context does not have.
  package init(isKept: Bool = true, asksForBothViews: Bool = false) {
    (self.isKept, self.asksForBothViews) = (isKept, asksForBothViews)
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    propertyAnimator(context).startAnimation()
  }

  package func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    questions += 1
    return propertyAnimator(context)
  }

  private func propertyAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if isKept, let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    let to = context.view(forKey: .to)
    let from = to == nil || asksForBothViews ? context.view(forKey: .from) : nil
    if let to {
      if to.superview == nil { to.alpha = 0 }
      context.containerView.addSubview(to)
    }
    animator.addAnimations { (to ?? from)?.alpha = to == nil ? 0 : 1 }
    animator.addCompletion { _ in
      (to ?? from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    kept = animator
    return animator
  }

  package func animationEnded(_ transitionCompleted: Bool) { kept = nil }
}

import UIKit

let springForTheRest = MistakeEntry(
  "spring-for-the-rest", "The rest of the way, after the finger, gets an animator of its own",
  rule: "T28", .drag
) { isMended in
  let scene = DragScene()
  scene.animator = { Lender(isMended: isMended) }
  return scene.root()
}

/// Follows the finger evenly; what comes after it was to be a spring.
private final class Lender: NSObject, UIViewControllerAnimatedTransitioning {
  private let isMended: Bool
  private var even: UIViewPropertyAnimator?
  private let spring = UIViewPropertyAnimator(duration: FadeAnimator.duration, dampingRatio: 0.8)
  init(isMended: Bool) { self.isMended = isMended }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { FadeAnimator.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: page)
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let even { return isMended || context.isInteractive ? even : spring }
    let animator = UIViewPropertyAnimator(duration: FadeAnimator.duration, curve: .linear)
    let to = context.view(forKey: .to)
    animator.addAnimations { to?.alpha = 1 }
    animator.addCompletion { _ in
      to?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    even = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { even = nil }
}

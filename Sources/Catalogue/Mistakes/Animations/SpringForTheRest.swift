import UIKit

let springForTheRest = MistakeEntry(
  "spring-for-the-rest", "A new animator finishes the transition after an interruption",
  rule: "T28", .tapTap
) { isCorrected in
  CatchScene { Lender(isCorrected: isCorrected) }.root()
}

/// An animation that runs linearly. After an interruption, the animation is meant to continue with
/// a spring.
private final class Lender: NSObject, UIViewControllerAnimatedTransitioning {
  private let isCorrected: Bool
  private var even: UIViewPropertyAnimator?
  private let spring = UIViewPropertyAnimator(duration: CatchScene.duration, dampingRatio: 0.8)
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CatchScene.duration }

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
    if let even { return isCorrected ? even : spring }
    let animator = UIViewPropertyAnimator(duration: CatchScene.duration, curve: .linear)
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

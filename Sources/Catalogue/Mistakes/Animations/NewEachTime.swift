import UIKit

let newEachTime = MistakeEntry(
  "new-each-time", "interruptibleAnimator creates a new object at each call", rule: "T28",
  .tapTap
) { isCorrected in
  CatchScene { Lender(isCorrected: isCorrected) }.root()
}

private final class Lender: NSObject, UIViewControllerAnimatedTransitioning {
  private let isCorrected: Bool
  private var kept: UIViewPropertyAnimator?
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CatchScene.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if isCorrected, let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: CatchScene.duration, curve: .easeInOut)
    if let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
      if to.superview == nil { to.alpha = 0 }
      to.frame = context.finalFrame(for: page)
      context.containerView.addSubview(to)
      animator.addAnimations { to.alpha = 1 }
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    kept = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { kept = nil }
}

import UIKit

let newEachTime = MistakeEntry(
  "new-each-time", "interruptibleAnimator makes a new object at each question", rule: "T28", .tap
) { isMended in
  let scene = ModalScene()
  scene.animator = { _ in Lender(isMended: isMended) }
  return scene.root()
}

private final class Lender: NSObject, UIViewControllerAnimatedTransitioning {
  private let isMended: Bool
  private var kept: UIViewPropertyAnimator?
  init(isMended: Bool) { self.isMended = isMended }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { FadeAnimator.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if isMended, let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: FadeAnimator.duration, curve: .easeInOut)
    if let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: page)
      context.containerView.addSubview(to)
      to.alpha = 0
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

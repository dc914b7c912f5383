import Stage
import Testing
import UIKit

@MainActor @Suite struct RuleInterruptionTests {
  private func rehearse(isKept: Bool) -> Rehearsal {
    let rehearsal = Rehearsal()
    let lender = Lender(isKept: isKept)
    let delegate = LenderDelegate(lender)
    rehearsal.next.transitioningDelegate = delegate
    withExtendedLifetime(delegate) { rehearsal.present() }
    return rehearsal
  }

  @Test func `an animation that was lent and not started is found`() {
    let found = rehearse(isKept: false).found("T28")

    #expect(found.map(\.object) == ["Lender#1"])
  }

  @Test func `one that is kept is clean`() {
    #expect(rehearse(isKept: true).stage.findings == [])
  }
}

@MainActor
private final class LenderDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let lender: Lender
  init(_ lender: Lender) { self.lender = lender }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { lender }
}

@MainActor
private final class Lender: NSObject, UIViewControllerAnimatedTransitioning {
  private let isKept: Bool
  private var kept: UIViewPropertyAnimator?
  init(isKept: Bool) { self.isKept = isKept }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if isKept, let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let to = context.view(forKey: .to) {
      context.containerView.addSubview(to)
      to.alpha = 0
      animator.addAnimations { to.alpha = 1 }
    }
    animator.addCompletion { _ in context.completeTransition(true) }
    kept = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { kept = nil }
}

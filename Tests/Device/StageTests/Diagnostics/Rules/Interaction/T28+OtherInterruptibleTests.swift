import Stage
import Testing
import UIKit

@MainActor @Suite struct OtherInterruptibleTests {
  private func rehearse(isKept: Bool, catches: Bool) -> Rehearsal {
    let rehearsal = Rehearsal()
    let lender = Lender(isKept: isKept)
    let delegate = LenderDelegate(lender)
    rehearsal.next.transitioningDelegate = delegate
    withExtendedLifetime(delegate) {
      rehearsal.stage.run {
        rehearsal.page.present(rehearsal.next, animated: true)
      }
      rehearsal.stage.advance(by: 0.1)
      if catches {
        rehearsal.stage.run {
          delegate.hand.pause()
          delegate.hand.finish()
        }
      }
      rehearsal.stage.advance(by: 1)
    }
    return rehearsal
  }

  @Test func `an interruptible animator that was not started is found at an interruption`() {
    let found = rehearse(isKept: false, catches: true).found("T28")

    #expect(found.map(\.object) == ["Lender#1"])
  }

  @Test func `an animator that is never interrupted is not reported`() {
    #expect(rehearse(isKept: false, catches: false).stage.findings == [])
  }

  /// Creating the interruptible animator calls a context method, which returns nil. Observers
  /// receive that call.
  @Test func `observing does not call the animator`() {
    var questions: [Int] = []
    for isChecked in [true, false] {
      let stage = Stage()
      if isChecked { stage.beginChecking() }
      let (page, next) = stage.run { (UIViewController(), UIViewController()) }
      let curious = Curious()
      let delegate = CuriousDelegate(curious)
      stage.show(page)
      for isInteractive in [true, false] {
        stage.run {
          delegate.hand.wantsInteractiveStart = isInteractive
          next.modalPresentationStyle = .custom
          next.transitioningDelegate = delegate
          page.present(next, animated: true)
        }
        for _ in 0..<2 {
          stage.advance(by: 0.1)
          stage.run {
            delegate.hand.pause()
            delegate.hand.finish()
          }
          stage.advance(by: 1)
          stage.run { page.dismiss(animated: true) }
        }
        stage.advance(by: 1)
      }
      questions.append(curious.questions)
      stage.close()
    }
    #expect(questions[0] == questions[1])
    #expect(questions[0] == 4)
  }

  @Test func `an animator that is kept has no finding`() {
    #expect(rehearse(isKept: true, catches: true).stage.findings == [])
  }
}

@MainActor
private final class LenderDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let lender: Lender
  let hand = UIPercentDrivenInteractiveTransition()
  init(_ lender: Lender) {
    self.lender = lender
    hand.wantsInteractiveStart = false
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { lender }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
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

@MainActor
private final class CuriousDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let curious: Curious
  let hand = UIPercentDrivenInteractiveTransition()
  init(_ curious: Curious) { self.curious = curious }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { curious }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { curious }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

/// An animator that requests both views while it creates its interruptible animator, and counts the
/// calls.
@MainActor
private final class Curious: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var questions = 0
  private var kept: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    lend(context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    questions += 1
    return lend(context)
  }

  private func lend(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
    if let to { context.containerView.addSubview(to) }
    animator.addAnimations { (to ?? from)?.alpha = to == nil ? 0 : 1 }
    animator.addCompletion { _ in
      (to ?? from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    kept = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { kept = nil }
}

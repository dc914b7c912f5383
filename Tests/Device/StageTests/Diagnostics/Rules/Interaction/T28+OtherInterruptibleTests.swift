import Stage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct OtherInterruptibleTests {
  private func rehearse(isKept: Bool, catches: Bool) -> Rehearsal {
    let rehearsal = Rehearsal()
    let delegate = FadeDelegate(InterruptibleFade(isKept: isKept))
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

    #expect(found.map(\.object) == ["InterruptibleFade#1"])
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
      let fade = InterruptibleFade(asksForBothViews: true)
      let delegate = FadeDelegate(fade)
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
      questions.append(fade.questions)
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
private final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let fade: InterruptibleFade
  let hand = UIPercentDrivenInteractiveTransition()

  init(_ fade: InterruptibleFade) {
    self.fade = fade
    hand.wantsInteractiveStart = false
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct UnansweredGestureTests {
  @Test(arguments: [TouchScript.Phase.up, .cancel])
  func `a gesture whose end is not handled is found`(phase: TouchScript.Phase) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.lifted = { _ in }
    rehearsal.hand.taken = { _ in }

    rehearsal.drag(ending: phase)

    #expect(rehearsal.found("T13").map(\.severity) == [.error])
    #expect(rehearsal.found("T13").map(\.object) == ["UIPanGestureRecognizer#1"])
  }

  @Test func `half a second is allowed for handling it`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.lifted = { hand in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { hand.finish() }
    }

    rehearsal.drag()

    #expect(rehearsal.found("T13").isEmpty)
  }

  @Test func `a cancelled touch must not finish`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.taken = { $0.finish() }

    rehearsal.drag(ending: .cancel)

    #expect(rehearsal.found("T13").map(\.severity) == [.warning])
  }

  @Test(arguments: [TouchScript.Phase.up, .cancel])
  func `a handled gesture has no finding`(phase: TouchScript.Phase) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true

    rehearsal.drag(ending: phase)

    #expect(rehearsal.stage.findings == [])
  }

  /// A push requests its interaction controller in the next layout pass, when the touch has already
  /// ended.
  @Test(arguments: [true, false])
  func `a push released in the tick of its request is handled`(finishes: Bool) {
    let stage = Stage()
    stage.beginChecking()
    let (first, next) = stage.run { (UIViewController(), UIViewController()) }
    let navigation = stage.run { UINavigationController(rootViewController: first) }
    let delegate = PushDelegate()
    stage.show(navigation)

    stage.run {
      navigation.delegate = delegate
      navigation.pushViewController(next, animated: true)
      if finishes { delegate.hand.finish() } else { delegate.hand.cancel() }
    }
    stage.advance(by: 4)

    #expect(stage.findings.filter { ["T12", "T13"].contains($0.rule) } == [])
    #expect(navigation.viewControllers.count == (finishes ? 2 : 1))
    stage.close()
  }
}

@MainActor
private final class PushDelegate: NSObject, UINavigationControllerDelegate {
  let hand = ScriptedHand()
  private let animator = ScriptedAnimator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

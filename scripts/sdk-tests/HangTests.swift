import UIKit
import XCTest

/// Tests that never end, and tests that end the program.
final class HangTests: XCTestCase {
  func testSemaphore() { DispatchSemaphore(value: 0).wait() }

  func testExpectation() { wait(for: [expectation(description: "the card has gone")]) }

  func testAwait() async {
    let window = UIApplication.shared.windows.first
    UIView.animate(withDuration: 1e6) { window?.alpha = 0.5 }
    await fulfillment(of: [expectation(description: "the card has gone")])
  }

  func testTransition() {
    let (card, animator) = (UIViewController(), StuckAnimator())
    card.transitioningDelegate = animator
    UIApplication.shared.windows.first?.rootViewController?.present(card, animated: true)
    wait(for: [expectation(description: "presented")])
  }

  func testCrash() { preconditionFailure("on purpose") }

  func testRest() {}
}

/// An animator that never completes its transition.
private final class StuckAnimator: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

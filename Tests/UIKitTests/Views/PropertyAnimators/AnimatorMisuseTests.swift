import Foundation
import Testing
import UIKit

/// UIKit's exceptions for misuse of property animators.
struct AnimatorMisuseTests {
  private func words(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `only a stopped animator is finished`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    #expect(words(result).contains("'NSInternalInconsistencyException'"))
    #expect(
      words(result).contains(
        "finishAnimationAtPosition: should only be called on a stopped animator!"))
  }

  @Test func `a paused animator is not let go of`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
      }
    }
    #expect(
      words(result).contains("It is an error to release a paused or stopped property animator."))
  }

  @Test func `a stopped animator is not stopped again`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.stopAnimation(false)
      }
    }
    #expect(words(result).contains("is already stopped!"))
  }

  @Test func `a stopped animator does not start`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    #expect(words(result).contains("'NSInternalInconsistencyException'"))
  }

  @Test func `an animator that cannot be interrupted is not paused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    #expect(
      words(result).contains("that is not interruptible cannot be paused!"))
  }

  @Test func `switches stay while it is active`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
    #expect(words(result).contains("'NSGenericException'"))
    #expect(
      words(result).contains(
        "It is not allowed to set the interruptible property of an active animator"))
  }

  @Test func `delays are not negative`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1)
      }
    }
    #expect(
      words(result).contains("The delay should be greater than or equal to zero."))
  }
}

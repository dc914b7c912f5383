import Foundation
import Testing
import UIKit

/// UIKit's exceptions for misuse of property animators.
struct AnimatorMisuseTests {
  private func words(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `finishing an animator that is not stopped raises`() async {
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

  @Test func `releasing a paused animator raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
      }
    }
    #expect(
      words(result).contains("It is an error to release a paused or stopped property animator."))
  }

  @Test func `stopping a stopped animator raises`() async {
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

  @Test func `starting a stopped animator raises`() async {
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

  @Test func `pausing a non-interruptible animator raises`() async {
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

  @Test func `properties cannot be set while it is active`() async {
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

  @Test func `a negative delay raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1)
      }
    }
    #expect(
      words(result).contains("The delay should be greater than or equal to zero."))
  }
}

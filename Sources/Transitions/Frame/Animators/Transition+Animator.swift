import UIKit

extension Transition {
  /// Who animates `operation`; one that can be caught where the finger is `interruptible`.
  ///
  /// `onStage` is told of the container when the transition begins.
  func animator(
    for operation: TransitionOperation, onStage: ((UIView) -> Void)? = nil
  ) -> any UIViewControllerAnimatedTransitioning {
    let performance = TransitionPerformance(self, operation)
    performance.onStage = onStage
    // What takes no time cannot be caught.
    guard interaction?.isInterruptible == true, performance.transition.timing.duration > 0 else {
      return TransitionAnimator(performance)
    }
    return InterruptibleTransitionAnimator(performance)
  }
}

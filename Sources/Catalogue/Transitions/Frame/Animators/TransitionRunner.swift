import UIKit

/// Runs a transition once. The runner prepares the scene, provides the changes, restores the views,
/// and completes the transition. The animators determine the timing.
@MainActor
final class TransitionRunner {
  let transition: Transition
  let operation: TransitionOperation
  /// Called with the container when the transition begins.
  var onBegin: ((UIView) -> Void)?

  init(_ transition: Transition, _ operation: TransitionOperation) {
    self.transition = transition.resolved(for: operation)
    self.operation = operation
  }

  /// The duration in seconds; 0 for a transition that is not animated. UIKit requests an animator
  /// for a custom presentation even if it is not animated.
  func duration(in context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    context?.isAnimated ?? true ? transition.timing.duration : 0
  }

  /// Prepares the scene's initial state. Returns nil if the transition is not animated, in which
  /// case it is already complete. `animator` is used as the object of fallback notifications.
  func begin(
    in context: any UIViewControllerContextTransitioning,
    by animator: any UIViewControllerAnimatedTransitioning
  ) -> TransitionScene? {
    let scene = TransitionScene(context, operation: operation)
    onBegin?(scene.container)
    guard context.isAnimated else {
      scene.cleanUp(finished: true)
      context.completeTransition(true)
      return nil
    }
    transition.onMoment?(.began)
    animation(for: scene, by: animator).prepare(scene)
    return scene
  }

  /// Restores the views and completes the transition. If the transition was cancelled, it is
  /// completed with false.
  func end(_ scene: TransitionScene) {
    let finished = !scene.context.transitionWasCancelled
    scene.cleanUp(finished: finished)
    transition.onMoment?(.ended(finished: finished))
    scene.context.completeTransition(finished)
  }
}

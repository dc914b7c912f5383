import UIKit

/// One showing of a transition: sets the scene, says what changes, takes everything back, and
/// completes. The animators say how the changes run.
@MainActor
final class TransitionPerformance {
  let transition: Transition
  let operation: TransitionOperation
  /// Told of the container when the transition begins.
  var onStage: ((UIView) -> Void)?

  init(_ transition: Transition, _ operation: TransitionOperation) {
    self.transition = transition.resolved(for: operation)
    self.operation = operation
  }

  /// Seconds; 0 where nothing is to be animated: a custom presentation asks for an animator all
  /// the same.
  func duration(in context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    context?.isAnimated ?? true ? transition.timing.duration : 0
  }

  /// Sets the scene for the first moment; nil where nothing is to be animated, and the transition
  /// is complete already. `animator` is who tells of a fallback.
  func begin(
    in context: any UIViewControllerContextTransitioning,
    by animator: any UIViewControllerAnimatedTransitioning
  ) -> TransitionScene? {
    let scene = TransitionScene(context, operation: operation)
    onStage?(scene.container)
    guard context.isAnimated else {
      scene.strike(finished: true)
      context.completeTransition(true)
      return nil
    }
    transition.onMoment?(.began)
    look(for: scene, by: animator).stage(scene)
    return scene
  }

  /// Takes everything back and completes, as a cancel if it has been cancelled.
  func end(_ scene: TransitionScene) {
    let finished = !scene.context.transitionWasCancelled
    scene.strike(finished: finished)
    transition.onMoment?(.ended(finished: finished))
    scene.context.completeTransition(finished)
  }

  /// Less motion where it is asked for, but never under a finger; something simpler where the look
  /// cannot be shown.
  private func look(
    for scene: TransitionScene, by animator: any UIViewControllerAnimatedTransitioning
  ) -> any TransitionLook {
    let reduces = UIAccessibility.isReduceMotionEnabled && !scene.isInteractive
    var look = reduces ? transition.reducedLook : transition.look
    var steps = 0
    while let obstacle = look.obstacle(scene) {
      steps += 1
      // Fallbacks that lead round in a circle end here.
      let next = steps < Self.mostFallbacks ? look.fallback : Crossfade()
      transition.onMoment?(.fellBack)
      TransitionFallback(wanted: look, shown: next, reason: obstacle).post(from: animator)
      look = next
    }
    return look
  }
  private static let mostFallbacks = 8
}

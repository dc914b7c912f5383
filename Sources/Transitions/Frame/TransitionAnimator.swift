import UIKit

/// The one animator of the library: sets the scene, runs the look in one block, takes everything
/// back, and completes.
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: Transition
  private let operation: TransitionOperation
  /// Told of the container when the transition begins.
  var onStage: ((UIView) -> Void)?

  init(_ transition: Transition, _ operation: TransitionOperation) {
    self.transition = transition.resolved(for: operation)
    self.operation = operation
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    // A custom presentation asks for an animator also where nothing is to be animated.
    transitionContext?.isAnimated ?? true ? transition.timing.duration : 0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let scene = TransitionScene(transitionContext, operation: operation)
    onStage?(scene.container)
    guard transitionContext.isAnimated else {
      scene.strike(finished: true)
      return transitionContext.completeTransition(true)
    }
    transition.onMoment?(.began)
    look(for: scene).stage(scene)
    run(scene) { [transition] in
      let finished = !transitionContext.transitionWasCancelled
      scene.strike(finished: finished)
      transition.onMoment?(.ended(finished: finished))
      transitionContext.completeTransition(finished)
    }
  }

  /// Less motion where it is asked for, but never under a finger; something simpler where the look
  /// cannot be shown.
  private func look(for scene: TransitionScene) -> any TransitionLook {
    let reduces = UIAccessibility.isReduceMotionEnabled && !scene.isInteractive
    var look = reduces ? transition.reducedLook : transition.look
    var steps = 0
    while !look.canStage(scene) {
      transition.onMoment?(.fellBack)
      steps += 1
      // Fallbacks that lead round in a circle end here.
      look = steps < Self.mostFallbacks ? look.fallback : Crossfade()
    }
    return look
  }
  private static let mostFallbacks = 8

  // MARK: The block

  private func run(_ scene: TransitionScene, _ completion: @escaping () -> Void) {
    let steps = scene.steps
    let timing = transition.timing
    if steps.allSatisfy({ $0.start == 0 && $0.end == 1 }) {
      let changes = { for step in steps { step.changes() } }
      guard case .spring(let damping, let velocity) = timing.pace, !scene.isInteractive else {
        return UIView.animate(
          withDuration: timing.duration, delay: 0, options: options(scene), animations: changes,
          completion: { _ in completion() })
      }
      return UIView.animate(
        withDuration: timing.duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, animations: changes, completion: { _ in completion() })
    }
    UIView.animateKeyframes(
      withDuration: timing.duration, delay: 0,
      options: UIView.KeyframeAnimationOptions(rawValue: options(scene).rawValue),
      animations: {
        for step in steps {
          UIView.addKeyframe(
            withRelativeStartTime: step.start, relativeDuration: step.end - step.start,
            animations: step.changes)
        }
      }, completion: { _ in completion() })
  }

  private func options(_ scene: TransitionScene) -> UIView.AnimationOptions {
    if scene.isInteractive { return .curveLinear }
    switch transition.timing.pace {
    case .curve(.easeIn): return .curveEaseIn
    case .curve(.linear): return .curveLinear
    case .curve(.easeOut), .spring: return .curveEaseOut
    case .curve: return .curveEaseInOut
    }
  }
}

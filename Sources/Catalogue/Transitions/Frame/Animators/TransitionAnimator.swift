import UIKit

/// Runs a transition from start to end in one animation block.
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let runner: TransitionRunner

  init(_ runner: TransitionRunner) {
    self.runner = runner
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { runner.duration(in: transitionContext) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let scene = runner.begin(in: transitionContext, by: self) else { return }
    run(scene) { [runner] in runner.end(scene) }
  }

  private func run(_ scene: TransitionScene, _ completion: @escaping () -> Void) {
    let timing = runner.transition.timing
    guard scene.hasPartialSteps else {
      let changes = { for step in scene.steps { step.changes() } }
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
      animations: scene.addKeyframes, completion: { _ in completion() })
  }

  private func options(_ scene: TransitionScene) -> UIView.AnimationOptions {
    if scene.isInteractive { return .curveLinear }
    switch runner.transition.timing.pace {
    case .curve(.easeIn): return .curveEaseIn
    case .curve(.linear): return .curveLinear
    case .curve(.easeOut), .spring: return .curveEaseOut
    case .curve: return .curveEaseInOut
    }
  }
}

extension Transition {
  /// Returns the animator for `operation`. If the transition's interaction is interruptible, so is
  /// the animator.
  ///
  /// Calls `onBegin` with the container when the transition begins.
  func animator(
    for operation: TransitionOperation, onBegin: ((UIView) -> Void)? = nil
  ) -> any UIViewControllerAnimatedTransitioning {
    let runner = TransitionRunner(self, operation)
    runner.onBegin = onBegin
    // A transition whose duration is 0 cannot be interrupted.
    guard interaction?.isInterruptible == true, runner.transition.timing.duration > 0 else {
      return TransitionAnimator(runner)
    }
    return InterruptibleTransitionAnimator(runner)
  }
}

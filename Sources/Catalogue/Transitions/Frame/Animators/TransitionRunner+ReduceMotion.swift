import UIKit

extension TransitionRunner {
  /// The transition animation to show. With Reduce Motion, the result is `reducedMotionAnimation`,
  /// unless a gesture drives the transition. An animation that cannot be shown is replaced by its
  /// fallback.
  func animation(
    for scene: TransitionScene, by animator: any UIViewControllerAnimatedTransitioning
  ) -> any TransitionAnimation {
    let reduces = UIAccessibility.isReduceMotionEnabled && !scene.isInteractive
    var animation = reduces ? transition.reducedMotionAnimation : transition.animation
    var steps = 0
    while let obstacle = animation.unavailableReason(in: scene) {
      steps += 1
      // The number of fallbacks is limited, because two animations may be each other's fallback.
      let next = steps < Self.maximumFallbacks ? animation.fallback : Crossfade()
      transition.onMoment?(.usedFallback)
      TransitionFallback(wanted: animation, shown: next, reason: obstacle).post(from: animator)
      animation = next
    }
    return animation
  }
  private static let maximumFallbacks = 8
}

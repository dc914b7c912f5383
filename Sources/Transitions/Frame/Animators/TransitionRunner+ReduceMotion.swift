import UIKit

extension TransitionRunner {
  /// The transition animation to show: the reduced one with Reduce Motion unless a gesture drives
  /// the transition, and a fallback if the transition animation cannot be shown.
  func animation(
    for scene: TransitionScene, by animator: any UIViewControllerAnimatedTransitioning
  ) -> any TransitionAnimation {
    let reduces = UIAccessibility.isReduceMotionEnabled && !scene.isInteractive
    var animation = reduces ? transition.reducedMotionAnimation : transition.animation
    var steps = 0
    while let obstacle = animation.unavailableReason(in: scene) {
      steps += 1
      // Ends fallbacks that form a cycle.
      let next = steps < Self.maximumFallbacks ? animation.fallback : Crossfade()
      transition.onMoment?(.usedFallback)
      TransitionFallback(wanted: animation, shown: next, reason: obstacle).post(from: animator)
      animation = next
    }
    return animation
  }
  private static let maximumFallbacks = 8
}

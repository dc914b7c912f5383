/// An animation that an interaction can scrub, pause, continue and reverse.
@MainActor
final class InterruptibleAnimation {
  let animation: any UIViewImplicitlyAnimating

  init(_ animation: any UIViewImplicitlyAnimating) { self.animation = animation }

  /// The progress from the start to the end of the transition, from 0 to 1. The progress does not
  /// depend on the direction in which the animation runs.
  var progress: Double {
    let fraction = Double(animation.fractionComplete)
    return animation.isReversed ? 1 - fraction : fraction
  }

  /// Whether the animation is inactive because it has not started or has finished.
  var isIdle: Bool { animation.state == .inactive }

  /// The values that the animation's blocks wrote and the animations that the blocks added. The
  /// capture is nil if the animation is not a `UIViewPropertyAnimator` but an object of an app's
  /// class.
  var capture: AnimationCapture? { (animation as? UIViewPropertyAnimator)?.capture }

  /// Pauses the animation at its current progress and makes it run forwards.
  func pause() {
    guard animation.state != .stopped else { return }
    animation.pauseAnimation()
    animation.isReversed = false
  }

  func scrub(to percent: Double) {
    guard animation.state != .stopped else { return }
    animation.fractionComplete = CGFloat(percent)
  }

  /// Continues the animation forwards or backwards. `seconds` is the time that the remaining
  /// animation takes; `duration` is the transition's duration, in seconds.
  func carryOn(
    backwards: Bool, seconds: Double, of duration: Double, _ timing: (any UITimingCurveProvider)?
  ) {
    guard animation.state == .active else { return }
    animation.isReversed = backwards
    animation.continueAnimation(
      withTimingParameters: timing, durationFactor: duration > 0 ? seconds / duration : 0)
  }

  /// Adds blocks whose changes are animated together with the animation. Returns false if the
  /// animation does not accept blocks.
  func add(_ blocks: [() -> Void]) -> Bool {
    guard animation.state != .stopped else { return false }
    for block in blocks {
      Unanswered.clear()
      animation.addAnimations(block)
      if Unanswered.clear() { return false }
    }
    return true
  }

  /// Stops the animation because the transition ends before the animation has finished.
  func abandon() {
    if animation.state == .active { animation.stopAnimation(true) }
  }
}

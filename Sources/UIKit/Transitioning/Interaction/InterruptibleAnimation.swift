/// An animation that an interaction can scrub, pause, continue and reverse.
@MainActor
final class InterruptibleAnimation {
  let animation: any UIViewImplicitlyAnimating

  init(_ animation: any UIViewImplicitlyAnimating) { self.animation = animation }

  /// Progress towards the end, 0…1, in either direction.
  var progress: Double {
    let fraction = Double(animation.fractionComplete)
    return animation.isReversed ? 1 - fraction : fraction
  }

  /// Whether the animation is inactive: not started, or finished.
  var isIdle: Bool { animation.state == .inactive }

  /// The values that its blocks wrote and the animations that they added; nil for a type that the
  /// app implements.
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

  /// Continues forwards or backwards. `seconds` is the remaining time, scaled by the animator's
  /// `duration`.
  func carryOn(
    backwards: Bool, seconds: Double, of duration: Double, _ timing: (any UITimingCurveProvider)?
  ) {
    guard animation.state == .active else { return }
    animation.isReversed = backwards
    animation.continueAnimation(
      withTimingParameters: timing, durationFactor: duration > 0 ? seconds / duration : 0)
  }

  /// Adds blocks that run alongside; false when the object does not accept any.
  func add(_ blocks: [() -> Void]) -> Bool {
    guard animation.state != .stopped else { return false }
    for block in blocks {
      Unanswered.clear()
      animation.addAnimations(block)
      if Unanswered.clear() { return false }
    }
    return true
  }

  /// Stops the animation, because the transition ends without completing it.
  func abandon() {
    if animation.state == .active { animation.stopAnimation(true) }
  }
}

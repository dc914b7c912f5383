/// An animation that can be steered: scrubbed, paused, carried on and turned round.
@MainActor
final class InterruptibleAnimation {
  let animation: any UIViewImplicitlyAnimating

  init(_ animation: any UIViewImplicitlyAnimating) { self.animation = animation }

  /// How far it is on its way to the end, 0…1, whichever way it runs.
  var progress: Double {
    let fraction = Double(animation.fractionComplete)
    return animation.isReversed ? 1 - fraction : fraction
  }

  /// Whether it does not run: it has not been started, or is over.
  var isIdle: Bool { animation.state == .inactive }

  /// What its blocks wrote and added; nil where it is an object of the app's own making.
  var capture: AnimationCapture? { (animation as? UIViewPropertyAnimator)?.capture }

  /// Stops it where it is, forwards from here on.
  func pause() {
    guard animation.state != .stopped else { return }
    animation.pauseAnimation()
    animation.isReversed = false
  }

  func scrub(to percent: Double) {
    guard animation.state != .stopped else { return }
    animation.fractionComplete = CGFloat(percent)
  }

  /// Lets it run on or back; the rest takes `seconds` of the animator's `duration`.
  func carryOn(
    backwards: Bool, seconds: Double, of duration: Double, _ timing: (any UITimingCurveProvider)?
  ) {
    guard animation.state == .active else { return }
    animation.isReversed = backwards
    animation.continueAnimation(
      withTimingParameters: timing, durationFactor: duration > 0 ? seconds / duration : 0)
  }

  /// Adds blocks that run alongside; false when the object takes none.
  func add(_ blocks: [() -> Void]) -> Bool {
    guard animation.state != .stopped else { return false }
    for block in blocks {
      Unanswered.clear()
      animation.addAnimations(block)
      if Unanswered.clear() { return false }
    }
    return true
  }

  /// The transition is taken down: nobody will finish the animation.
  func abandon() {
    if animation.state == .active { animation.stopAnimation(true) }
  }
}

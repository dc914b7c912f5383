/// An animation that can be paused, scrubbed, reversed and continued.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// True while the animation advances by itself.
  var isRunning: Bool { get }
  /// Whether the animation runs from its end to its start; false by default.
  var isReversed: Bool { get set }
  /// The elapsed fraction of the animation's time in the current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Ends the animation at its current position. If `withoutFinishing` is true, the animation
  /// becomes inactive and its completions do not run. If `withoutFinishing` is false, the animation
  /// is in the state `stopped` until `finishAnimation(at:)` is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation and runs its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation defined by blocks. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose animation starts after the fraction `delayFactor` (from 0 to 1) of the
  /// remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation so that the remaining animation takes `durationFactor` times the
  /// animation's duration; 0 means that it takes the remaining time. `parameters` is the new
  /// timing; nil means that the timing does not change.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// The animation has not started, or it has finished.
  case inactive
  /// The animation is running or paused.
  case active
  /// The animation has been stopped, but not finished.
  case stopped
}

/// The position at which an animation ended. The completions of the animation receive the position
/// as their argument.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  case end, start, current
}

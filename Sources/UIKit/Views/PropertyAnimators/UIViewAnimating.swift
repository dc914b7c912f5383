/// An animation that can be paused, scrubbed, reversed and continued.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// True while the animation advances by itself.
  var isRunning: Bool { get }
  /// Whether it runs from its end to its start. False by default.
  var isReversed: Bool { get set }
  /// The elapsed fraction of the animation's time in the current direction, 0…1.
  var fractionComplete: CGFloat { get set }

  /// Starts, or continues after a pause.
  func startAnimation()
  /// Begins after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Ends the animation at its current position: inactive without completions, or stopped until
  /// `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation and runs its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation defined by blocks. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that starts after the fraction `delayFactor` (0…1) of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation within `durationFactor` times its duration (0: the remaining
  /// time), with `parameters` (nil: the previous timing).
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    Unanswered.mark()
  }
  public func addAnimations(_ animation: @escaping () -> Void) { Unanswered.mark() }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    Unanswered.mark()
  }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    Unanswered.mark()
  }
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, but not finished yet.
  case stopped
}

/// The position at which an animation ended, for its completions.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  case end, start, current
}

/// An animation that can be paused, scrubbed, reversed and carried on.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// True while the animation moves by itself.
  var isRunning: Bool { get }
  /// Whether it runs from its end to its begin. Default false.
  var isReversed: Bool { get set }
  /// How much of the animation's time is over in the direction it runs, 0…1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or carries on where it was paused.
  func startAnimation()
  /// Begins after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Ends where it stands: inactive and silent, or stopped until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation; its completions run.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation made of blocks. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that begins after `delayFactor` (0…1) of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Carries a paused animation on, over `durationFactor` times its duration (0: what is left)
  /// and with `parameters` (nil: as before).
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

/// Where an animation is between its first start and its end.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and still to be finished.
  case stopped
}

/// A place in an animation, as its completions hear of it.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  case end, start, current
}

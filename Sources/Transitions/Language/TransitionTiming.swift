import UIKit

/// How long a transition takes, and its pace.
///
/// Under a finger it is even, whatever the pace: the page keeps up with the finger.
public struct TransitionTiming: Sendable {
  public enum Pace: Sendable {
    case curve(UIView.AnimationCurve)
    /// `damping` 1 does not swing; `velocity` in shares of the whole way a second. A look with
    /// changes in only a part of the time is eased out instead.
    case spring(damping: CGFloat, velocity: CGFloat)
  }
  /// Seconds.
  public var duration: TimeInterval
  public var pace: Pace

  /// 0.35 s by default, as in Apple's sample of custom transitions.
  public init(duration: TimeInterval = 0.35, pace: Pace = .curve(.easeInOut)) {
    (self.duration, self.pace) = (duration, pace)
  }

  public static func curve(
    _ curve: UIView.AnimationCurve, duration: TimeInterval = 0.35
  ) -> TransitionTiming { TransitionTiming(duration: duration, pace: .curve(curve)) }

  public static func spring(
    damping: CGFloat = 0.8, velocity: CGFloat = 0, duration: TimeInterval = 0.5
  ) -> TransitionTiming {
    TransitionTiming(duration: duration, pace: .spring(damping: damping, velocity: velocity))
  }
}

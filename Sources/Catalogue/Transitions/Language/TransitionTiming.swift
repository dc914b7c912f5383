import UIKit

/// The duration and timing curve of a transition.
///
/// An interactive transition is linear regardless of the curve, so that the page follows the touch.
public struct TransitionTiming: Sendable {
  public enum Pace: Sendable {
    case curve(UIView.AnimationCurve)
    /// A spring. With a `damping` of 1, the spring does not oscillate; `velocity` is in fractions
    /// of the full distance per second. If a transition animation has changes that take only part
    /// of the duration, an ease-out curve is used instead of the spring.
    case spring(damping: CGFloat, velocity: CGFloat)
  }
  /// The duration in seconds.
  public var duration: TimeInterval
  public var pace: Pace

  /// The default duration is 0.35 s, as in Apple's custom-transition sample.
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

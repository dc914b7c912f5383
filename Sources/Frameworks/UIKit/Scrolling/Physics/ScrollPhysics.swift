/// The constants of scrolling. The types that use these constants compute positions as pure
/// functions of time.
///
/// Values are in points, seconds and points per second. The values were measured on iOS 26.1 (facts
/// J.1–J.6, `measured/scroll_*.json`) unless a comment states otherwise.
package enum ScrollPhysics {
  /// The speed at which a deceleration stops, in points per second (facts J.2).
  package static let stopSpeed = 10.0
  /// The delay between the release and the start of a deceleration, in seconds (facts J.2).
  package static let liftLag = 0.001
  /// The `reach` of a `Deceleration` at the normal rate, in seconds. This measured value is less
  /// than `1 / decay` = 0.4995, from which UIKit computes the target that it reports to the
  /// delegate (facts J.2).
  package static let normalReach = 0.499
  /// The roots of the edge's spring, which has mass 1, stiffness 120 and damping 22 (facts J.4).
  package static let bounceRoots = (slow: 10.0, fast: 12.0)
  /// The distance from the edge at which a bounce ends, in points. In measurements, the content
  /// jumps from 0.5 points to 0.
  package static let bounceRest = 0.5
  /// The duration of `setContentOffset(_:animated:)`, whatever the distance (facts J.6).
  package static let easeDuration = 0.3
  /// The minimum time constant of a movement to a target, in seconds. The minimum also applies if
  /// the target is close or the release is fast (unverified).
  package static let shortestTimeConstant = 0.05
}

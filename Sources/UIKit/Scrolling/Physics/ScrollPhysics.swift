/// The constants of scrolling; the types that use them are pure functions of time.
///
/// Points, seconds and points per second. Measured on iOS 26.1 (facts J.1–J.6,
/// `measured/scroll_*.json`) unless a comment states otherwise.
package enum ScrollPhysics {
  /// The resistance of a pull past the edge (facts J.1).
  package static let bandStiffness = 0.55
  /// The speed at which a deceleration stops (facts J.2).
  package static let stopSpeed = 10.0
  /// The delay between the release and the start of a deceleration (facts J.2).
  package static let liftLag = 0.001
  /// Distance at the normal rate, in points per point a second of velocity: the measured value is
  /// less than `1 / decay` = 0.4995, which the reported target uses (facts J.2).
  package static let normalReach = 0.499
  /// The roots of the edge's spring, which has mass 1, stiffness 120 and damping 22 (facts J.4).
  package static let bounceRoots = (slow: 10.0, fast: 12.0)
  /// The distance from the edge at which a bounce ends: the measured one jumps from 0.5 points to
  /// 0.
  package static let bounceRest = 0.5
  /// Duration of `setContentOffset(_:animated:)`, for any distance (facts J.6).
  package static let easeDuration = 0.3
  /// The minimum time constant of a movement to a target, however close the target and however fast
  /// the release. Unverified.
  package static let shortestTimeConstant = 0.05
}

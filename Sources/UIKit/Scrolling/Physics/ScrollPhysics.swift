/// The laws that scrolling obeys: constants here, each law a value that is a pure function of time.
///
/// Points, seconds and points a second. Measured on iOS 26.1 (facts J.1–J.6,
/// `measured/scroll_*.json`) unless a comment says otherwise.
package enum ScrollPhysics {
  /// How much a pull past the edge is held back (facts J.1).
  package static let bandStiffness = 0.55
  /// At this speed a deceleration stops (facts J.2).
  package static let stopSpeed = 10.0
  /// A deceleration's clock starts so long after the lift (facts J.2).
  package static let liftLag = 0.001
  /// How far the normal rate carries, in points for each point a second of speed: what is
  /// delivered falls short of `1 / decay` = 0.4995, which the reported target uses (facts J.2).
  package static let normalReach = 0.499
  /// The edge pulls back like a spring of mass 1, stiffness 120 and damping 22, whose roots are
  /// these (facts J.4).
  package static let bounceRoots = (slow: 10.0, fast: 12.0)
  /// A bounce ends nearer than this to the edge: the measured one jumps from 0.5 points to 0.
  package static let bounceRest = 0.5
  /// `setContentOffset(_:animated:)` takes so long, whatever the way (facts J.6).
  package static let easeDuration = 0.3
  /// A course that is aimed at a target takes at least this time constant, however near the target
  /// is and however fast the finger was. Unverified.
  package static let shortestTimeConstant = 0.05
}

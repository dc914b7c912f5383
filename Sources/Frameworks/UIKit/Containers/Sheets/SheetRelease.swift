/// The target position of a sheet when a drag ends.
///
/// The sheet's position is projected like that of a scroll view, and the resting position nearest
/// to the projection is chosen. "Dismissed" is treated as a position that is one sheet height below
/// the lowest resting position. If the projection of a flick is nearest to the current resting
/// position, the sheet moves to the next resting position in the flick's direction.
///
/// The constants declared below are those of UIKit on iOS 16. The constants agree with measurements
/// on iOS 26.1 (facts D.17). In the measurements on iOS 26.1, a sheet was dismissed if it was
/// released at rest beyond half its height, or at 1000 points per second after a drag of 64 points.
/// Unverified: the behaviour between detents on iOS 26, which has not been measured.
package enum SheetRelease: Equatable, Sendable {
  case stop(Int)
  case dismiss

  /// The minimum velocity of a flick, in points per second.
  package static let flick: CGFloat = 1000
  /// The velocity below which the touch counts as being at rest, in points per second.
  package static let rest: CGFloat = 250
  /// The time by which the position is projected, in seconds. The time equals rate/(1 − rate)/1000
  /// seconds for a deceleration rate of 0.99 per millisecond.
  package static let projection: CGFloat = 0.099

  /// `velocity` is in points per second, positive downwards.
  package static func decide(
    _ track: SheetTrack, top: CGFloat, velocity: CGFloat, mayDismiss: Bool
  ) -> SheetRelease {
    guard !track.stops.isEmpty else { return .stop(0) }
    // The top edges of the possible target positions, from bottom to top. Index 0 means
    // "dismissed".
    let tops = [track.floor + max(track.fade, 1)] + track.stops.map(\.top)
    let least = mayDismiss ? 0 : 1
    let speed = abs(velocity) < rest ? 0 : velocity
    let here = nearest(to: top, in: tops, from: least)
    var goal = nearest(to: top + speed * projection, in: tops, from: least)
    if goal == here, abs(speed) >= flick - 1e-6 {
      goal = min(max(goal + (speed > 0 ? -1 : 1), least), tops.count - 1)
    }
    return goal == 0 ? .dismiss : .stop(goal - 1)
  }

  private static func nearest(to top: CGFloat, in tops: [CGFloat], from least: Int) -> Int {
    var best = least
    for index in tops.indices where index >= least {
      if abs(tops[index] - top) < abs(tops[best] - top) { best = index }
    }
    return best
  }
}

/// How a sheet that must not be dismissed resists while the user pulls it down. The sheet resists
/// like a scroll view that is pulled past its edge, but within a smaller extent.
///
/// The values of the resistance are modelled on UIKit of iOS 16. Unverified: that the resistance is
/// the same on iOS 26.
package enum SheetResistance {
  /// The sheet's offset approaches this fraction of the full height, but never exceeds `limit`
  /// points.
  package static let share: CGFloat = 0.25
  package static let limit: CGFloat = 200
  /// The user attempts to dismiss the sheet if its offset reaches this fraction of
  /// `extent(height:)`.
  package static let attempt: CGFloat = 0.25

  package static func extent(height: CGFloat) -> CGFloat { min(limit, max(1, height * share)) }

  /// The sheet's offset for a translation of `pull`.
  package static func offset(pull: CGFloat, height: CGFloat) -> CGFloat {
    let band = RubberBand(dimension: Double(extent(height: height)))
    return CGFloat(band.offset(pull: Double(max(0, pull))))
  }

  package static func isAttempt(offset: CGFloat, height: CGFloat) -> Bool {
    offset >= extent(height: height) * attempt
  }
}

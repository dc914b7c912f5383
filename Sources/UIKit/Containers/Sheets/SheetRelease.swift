/// The target of a sheet when a drag ends.
///
/// The position is projected like that of a scroll view, and the nearest resting position wins;
/// "dismissed" counts as a position one sheet's height below the lowest one. A flick whose
/// projection stays at the same position moves on to the next one. The constants are those of iOS
/// 16's UIKit; they agree with measurements of dismissals on iOS 26.1 (facts D.17: past half the
/// height at rest, 1000 points a second after 64 points). Between detents nothing was measured on
/// 26: unverified there.
package enum SheetRelease: Equatable, Sendable {
  case stop(Int)
  case dismiss

  /// Points per second from which a release is a flick.
  package static let flick: CGFloat = 1000
  /// Points per second below which the touch counts as at rest.
  package static let rest: CGFloat = 250
  /// Seconds of velocity by which the position is projected: rate/(1 − rate)/1000 with rate 0.99
  /// per millisecond.
  package static let projection: CGFloat = 0.099

  /// `velocity` in points per second, positive downwards.
  package static func decide(
    _ track: SheetTrack, top: CGFloat, velocity: CGFloat, mayDismiss: Bool
  ) -> SheetRelease {
    guard !track.stops.isEmpty else { return .stop(0) }
    // From the bottom up; index 0 means "dismissed".
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

/// The resistance of a sheet that must not be dismissed when it is pulled down: like a scroll
/// view's past its edge, but within a smaller extent.
///
/// Modelled on iOS 16's UIKit; on 26 unverified.
package enum SheetResistance {
  /// The share of the full height that the offset approaches, and its maximum in points.
  package static let share: CGFloat = 0.25
  package static let limit: CGFloat = 200
  /// The share of that extent from which a pull counts as an attempt to dismiss.
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

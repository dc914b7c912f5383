/// Where a sheet goes when the finger lets go of it.
///
/// The finger's way is projected as a scroll view's would be; the nearest resting place wins,
/// and below the lowest one "dismissed" counts as a place one sheet's height further down. A
/// flick that leads nowhere goes one place further its way. The figures are those of iOS 16's
/// UIKit; they agree with what was measured on iOS 26.1 of dismissals (facts D.17: past half the
/// height at rest, 1000 points a second after 64 points). Between detents nothing was measured
/// on 26: unverified there.
package enum SheetRelease: Equatable, Sendable {
  case stop(Int)
  case dismiss

  /// Points a second from which a release is a flick.
  package static let flick: CGFloat = 1000
  /// Points a second below which a finger counts as at rest.
  package static let rest: CGFloat = 250
  /// Seconds of its velocity that a sheet runs on: rate/(1 − rate)/1000 with rate 0.99 a
  /// millisecond.
  package static let projection: CGFloat = 0.099

  /// `velocity` in points a second, positive downwards.
  package static func decide(
    _ track: SheetTrack, top: CGFloat, velocity: CGFloat, mayDismiss: Bool
  ) -> SheetRelease {
    guard !track.stops.isEmpty else { return .stop(0) }
    // From the bottom up; number 0 stands for "dismissed".
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

/// How a sheet that may not be dismissed gives way to a finger that pulls it down: as scroll views
/// do past their edge, but within a smaller extent.
///
/// As iOS 16's UIKit does it; on 26 unverified.
package enum SheetResistance {
  /// The share of the full height that the sheet never quite gives way, and its limit.
  package static let share: CGFloat = 0.25
  package static let limit: CGFloat = 200
  /// The share of that extent from which a pull counts as an attempt to dismiss.
  package static let attempt: CGFloat = 0.25

  package static func extent(height: CGFloat) -> CGFloat { min(limit, max(1, height * share)) }

  /// How far the sheet gives way when the finger has come `pull`.
  package static func offset(pull: CGFloat, height: CGFloat) -> CGFloat {
    let band = RubberBand(dimension: Double(extent(height: height)))
    return CGFloat(band.offset(pull: Double(max(0, pull))))
  }

  package static func isAttempt(offset: CGFloat, height: CGFloat) -> Bool {
    offset >= extent(height: height) * attempt
  }
}

import Foundation

/// The change of velocity when a touch is released.
package struct ReleaseKink: Equatable, Sendable {
  /// The time, in seconds, of the last sample in which the touch is down.
  package let t: Double
  /// The velocity of the touch before the release, in points per second. The next two properties
  /// are the velocities of the view before and after the release.
  package let finger: Double
  package let viewBefore: Double
  package let viewAfter: Double
  /// Whether the view moves after the release.
  private let goesOn: Bool

  /// The number of steps over which the touch's velocity is averaged.
  private static let reach = 3
  /// The number of samples that determine the view's velocity after the release.
  private static let samplesAfter = 4

  /// Returns nil if there are too few samples before or after the release.
  ///
  /// The touch's velocity is its mean over three steps, as for a `UITouch`. The view's velocities
  /// are the slopes of two polynomials. The first polynomial passes through the last three samples
  /// before the release, and its slope is taken at the last of these samples. The second polynomial
  /// passes through the first four samples after the release, and its slope is taken at the first
  /// of these samples.
  package init?(
    finger: [(t: Double, value: Double)], view: [(t: Double, value: Double)]
  ) {
    guard let last = finger.last, finger.count > 1,
      let place = view.lastIndex(where: { $0.t <= last.t + 1e-9 }), place >= 2,
      place + Self.samplesAfter < view.count
    else { return nil }
    t = last.t
    let first = finger[max(0, finger.count - 1 - Self.reach)]
    self.finger = (last.value - first.value) / (last.t - first.t)
    viewBefore = Self.slope([view[place], view[place - 1], view[place - 2]])
    // The animation starts in the first frame after the touch has ended.
    viewAfter = Self.slope(Array(view[(place + 1)...(place + Self.samplesAfter)]))
    let rest = view[(place + 1)...].map(\.value)
    goesOn = (rest.max() ?? 0) - (rest.min() ?? 0) >= Self.leastWay
  }

  /// The slope of the polynomial through all samples, at the first sample.
  private static func slope(_ samples: [(t: Double, value: Double)]) -> Double {
    var slope = 0.0
    for i in samples.indices.dropFirst() {
      var weight = 1 / (samples[i].t - samples[0].t)
      for j in samples.indices.dropFirst() where j != i {
        weight *= (samples[0].t - samples[j].t) / (samples[i].t - samples[j].t)
      }
      slope += weight * (samples[i].value - samples[0].value)
    }
    return slope
  }

  /// The smallest change of velocity that is visible, as a fraction of the velocity.
  private static let seen = 0.08
  /// A view that is slower than this number of points per second is at rest. This limit is two
  /// thirds of a point per frame.
  private static let rest = 40.0
  /// The smallest visible movement in points.
  private static let leastWay = 4.0

  /// The relative change of the view's velocity. The change is 0 if the velocity remains the same,
  /// −1 if the view stops, and less than −1 if the view reverses.
  package var change: Double {
    abs(viewBefore) < Self.rest ? 0 : (viewAfter - viewBefore) / viewBefore
  }

  /// A phrase that describes the view's motion after the release.
  package var summary: String {
    if abs(viewBefore) < Self.rest {
      if abs(viewAfter) >= Self.rest { return "starts at \(Self.speed(viewAfter))" }
      return goesOn ? "starts from rest" : "stands still"
    }
    if abs(viewAfter) < Self.rest { return goesOn ? "stops, then starts from rest" : "stops" }
    if viewAfter * viewBefore < 0 { return "turns back at \(Self.speed(viewAfter))" }
    let percent = Int(clamped: (abs(change) * 100).rounded())
    if abs(change) < Self.seen { return "goes on at \(Self.speed(viewAfter)), without a jump" }
    return "goes on at \(Self.speed(viewAfter)), \(percent) % \(change > 0 ? "faster" : "slower")"
  }

  /// A sentence that describes the release.
  package var sentence: String {
    "released at \(RunWording.seconds((t * 1000).rounded() / 1000)): finger \(Self.speed(finger)), "
      + "view \(Self.speed(viewBefore)); then the view \(summary)"
  }

  private static func speed(_ value: Double) -> String {
    "\(Int(clamped: abs(value).rounded())) pt/s"
  }
}

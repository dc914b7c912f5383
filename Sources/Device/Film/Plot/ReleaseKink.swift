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

  /// The number of samples that determine the velocities before the release.
  private static let samplesBefore = 3
  /// The number of samples that determine the view's velocity after the release.
  private static let samplesAfter = 4

  /// Returns nil if there are too few samples before or after the release.
  ///
  /// The velocities are slopes of polynomials. The velocities of the touch and of the view before
  /// the release are taken from their last three samples, at the last of these samples, so that a
  /// view that follows the touch has the touch's velocity. A gesture recognizer reports another
  /// velocity if the touch accelerates: the mean over 100 ms. The view's velocity after the release
  /// is taken from the first four samples after the release, at the first of these samples.
  package init?(
    finger: [(t: Double, value: Double)], view: [(t: Double, value: Double)]
  ) {
    guard let last = finger.last, finger.count > 1,
      let place = view.lastIndex(where: { $0.t <= last.t + 1e-9 }), place >= 2,
      place + Self.samplesAfter < view.count
    else { return nil }
    t = last.t
    self.finger = Self.slope(finger.suffix(Self.samplesBefore).reversed())
    viewBefore = Self.slope(view[...place].suffix(Self.samplesBefore).reversed())
    // The animation starts in the first frame after the touch has ended.
    viewAfter = Self.slope(Array(view[(place + 1)...(place + Self.samplesAfter)]))
    let rest = view[(place + 1)...].map(\.value)
    goesOn = (rest.max() ?? 0) - (rest.min() ?? 0) >= Self.leastChange
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
  private static let leastChange = 4.0

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

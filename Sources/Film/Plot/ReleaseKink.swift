import Foundation

/// What happens to the velocity as the finger lets go.
package struct ReleaseKink: Equatable, Sendable {
  /// The last moment under the finger; seconds.
  package let t: Double
  /// Points a second, before and after.
  package let finger: Double
  package let viewBefore: Double
  package let viewAfter: Double
  /// Whether the view goes anywhere after it.
  private let goesOn: Bool

  /// Steps that a finger's velocity is the mean of.
  private static let reach = 3
  /// Samples that the view's velocity afterwards is taken from.
  private static let samplesAfter = 4

  /// Nil where there is too little before or after.
  ///
  /// The finger's velocity is its mean over three steps, as a touch's is; the view's before and
  /// after are the slopes, at the last sample under the finger and the first without it, of the
  /// curve through three samples before and four after.
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
    // The animation takes over in the first turn without the finger.
    viewAfter = Self.slope(Array(view[(place + 1)...(place + Self.samplesAfter)]))
    let rest = view[(place + 1)...].map(\.value)
    goesOn = (rest.max() ?? 0) - (rest.min() ?? 0) >= Self.leastWay
  }

  /// The slope at the first sample of the polynomial through the samples.
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

  /// A change of less than this part of the velocity is none to see.
  private static let seen = 0.08
  /// Slower than this, two thirds of a point a frame, is at rest; points a second.
  private static let rest = 40.0
  /// A shorter way is none; points.
  private static let leastWay = 4.0

  /// The relative change of the view's velocity: 0 for none, −1 for a stop, less for a reversal.
  package var change: Double {
    abs(viewBefore) < Self.rest ? 0 : (viewAfter - viewBefore) / viewBefore
  }

  /// How the view goes on, in a few words.
  package var summary: String {
    if abs(viewBefore) < Self.rest {
      if abs(viewAfter) >= Self.rest { return "sets off at \(Self.speed(viewAfter))" }
      return goesOn ? "sets off from rest" : "stands still"
    }
    if abs(viewAfter) < Self.rest { return goesOn ? "stops and sets off from rest" : "stops" }
    if viewAfter * viewBefore < 0 { return "turns back at \(Self.speed(viewAfter))" }
    let percent = Int((abs(change) * 100).rounded())
    if abs(change) < Self.seen { return "goes on at \(Self.speed(viewAfter)), no kink" }
    return "goes on at \(Self.speed(viewAfter)), \(percent) % \(change > 0 ? "faster" : "slower")"
  }

  /// The release in a sentence.
  package var sentence: String {
    "released at \(RunWording.seconds((t * 1000).rounded() / 1000)): finger \(Self.speed(finger)), "
      + "view \(Self.speed(viewBefore)), which \(summary)"
  }

  private static func speed(_ value: Double) -> String { "\(Int(abs(value).rounded())) pt/s" }
}

import Stage
import UIKit

/// Finds out how the last drag of a run would have had to be released for the other outcome. The
/// run is repeated with other releases, so the app itself decides each time.
@MainActor
package struct ReleaseSearch {
  /// The largest difference between two progresses, or two velocities in points per second, that
  /// are not told apart.
  private static let resolution = (progress: 0.01, velocity: 25.0)
  /// The largest velocity that is tried, in points per second.
  private static let fastest = 4000.0
  /// The largest number of repetitions for one answer.
  private static let most = 12
  /// The distance, as a fraction of the drag, at which a short drag is lifted.
  private static let short = 0.25

  private let run: AppRun
  private let end: InteractionEnd
  private let finger: Int
  private let direction: CGPoint
  private let size: CGSize

  /// Nil if the interaction was not ended by a drag of the run's script, or if its transition did
  /// not end.
  package init?(_ run: AppRun, _ end: InteractionEnd, in recording: Recording) {
    let size = recording.firstSize
    guard end.isCompleted != nil,
      let finger = run.script.lastDrag(before: end.time - recording.start),
      let direction = run.script.direction(of: finger, in: size)
    else { return nil }
    var run = run
    run.sourceLines = nil
    (self.run, self.end, self.finger, self.direction) = (run, end, finger, direction)
    self.size = size
  }

  /// The releases with the other outcome.
  package func otherwise() -> OtherReleases {
    let finishes = end.isCompleted == true
    let threshold = threshold()
    return OtherReleases(
      isFinished: !finishes,
      progress: threshold.flatMap {
        $0.progress > Self.resolution.progress ? $0.progress : nil
      },
      isReversed: threshold?.isReversed ?? false,
      isAtRest: finishes && threshold == nil, velocity: velocity(finishing: !finishes),
      at: end.progress)
  }

  /// The least progress from which the transition has the outcome of a long drag if the finger rests
  /// before it is lifted. It is reversed if short drags complete and long drags do not. Nil if every
  /// drag is cancelled.
  private func threshold() -> (progress: Double, isReversed: Bool)? {
    var low = (distance: 0.0, progress: 0.0)
    let longest = run.script.longestDistance(of: finger, in: size)
    guard let last = attempt(TouchRelease(distance: longest)) else { return nil }
    let completesLast = last.isCompleted == true
    if !completesLast {
      guard let first = attempt(TouchRelease(distance: Self.short)), first.isCompleted == true
      else { return nil }
      low = (Self.short, first.progress ?? 0)
    }
    var high = (distance: longest, progress: last.progress ?? 1)
    for _ in 0..<Self.most where high.progress - low.progress > Self.resolution.progress {
      let distance = (low.distance + high.distance) / 2
      let result = attempt(TouchRelease(distance: distance))
      if let result, (result.isCompleted == true) == completesLast {
        high = (distance, result.progress ?? high.progress)
      } else {
        low = (distance, result?.progress ?? low.progress)
      }
    }
    return (high.progress, !completesLast)
  }

  /// The least velocity at the same place that has the other outcome, with its direction; nil if
  /// no velocity has.
  private func velocity(finishing: Bool) -> CGPoint? {
    let sign = finishing ? 1.0 : -1.0
    func hasOtherOutcome(_ speed: Double) -> Bool {
      let result = attempt(TouchRelease(distance: 1, velocity: sign * speed))
      return (result?.isCompleted ?? false) == finishing
    }
    guard hasOtherOutcome(Self.fastest) else { return nil }
    var (low, high) = (0.0, Self.fastest)
    for _ in 0..<Self.most where high - low > Self.resolution.velocity {
      let middle = (low + high) / 2
      if hasOtherOutcome(middle) { high = middle } else { low = middle }
    }
    return CGPoint(x: direction.x * sign * high, y: direction.y * sign * high)
  }

  /// Repeats the run with another release. Nil if no interaction ended.
  private func attempt(_ release: TouchRelease) -> InteractionEnd? {
    var run = run
    run.script = run.script.with(release, of: finger, in: size)
    return run.record().recording.interactionEnds.last
  }
}

/// The releases of a drag that would have had the other outcome.
package struct OtherReleases: Sendable, Equatable {
  /// Whether the other outcome is that the transition finishes.
  package let isFinished: Bool
  /// The least progress from which the transition finishes if the finger rests before it is lifted;
  /// nil if the progress does not matter.
  package let progress: Double?
  /// Whether the transition is cancelled from this progress, and finishes below it.
  package let isReversed: Bool
  /// Whether the other outcome is that of a finger that rests before it is lifted, at any progress.
  package let isAtRest: Bool
  /// The least velocity, in points per second, that has the other outcome at the place of the lift;
  /// nil if none has.
  package let velocity: CGPoint?
  /// The progress at the lift; nil if it is not known.
  package let place: Double?

  package init(
    isFinished: Bool, progress: Double?, isReversed: Bool = false, isAtRest: Bool = false,
    velocity: CGPoint?, at place: Double?
  ) {
    (self.isFinished, self.progress, self.isReversed) = (isFinished, progress, isReversed)
    (self.isAtRest, self.velocity, self.place) = (isAtRest, velocity, place)
  }

  /// For example "It would have finished from 41 %, or at 22 % with 900 pt/s downwards."
  package var sentence: String {
    var ways: [String] = []
    if let progress {
      let word = isFinished != isReversed ? "from " : "below "
      ways.append(word + InteractionEnd.percent(progress))
    } else if isAtRest {
      ways.append("with a finger at rest")
    }
    if let velocity {
      let place = place.map { "at \(InteractionEnd.percent($0)) " } ?? ""
      ways.append(place + CallTrace.GestureCall.Measure.speed(velocity))
    }
    guard !ways.isEmpty else {
      return "No other release of this drag would have \(isFinished ? "finished" : "cancelled") it."
    }
    let outcome = isFinished ? "finished" : "been cancelled"
    return "It would have \(outcome) \(ways.joined(separator: ", or "))."
  }
}

/// The differences between two runs.
package struct RunComparison: Sendable {
  package let before, after: RecordedRun
  package let calls: CallComparison
  package let views: ViewComparison
  /// The differences in curves: the transition's progress and the positions of the touches.
  package let courses: [Curve]
  package let findings: FindingComparison

  package init(_ before: RecordedRun, _ after: RecordedRun) {
    (self.before, self.after) = (before, after)
    calls = CallComparison(before.events, after.events)
    views = ViewComparison(before, after)
    findings = FindingComparison(before.diagnostics, after.diagnostics)
    courses = [
      Curve(.progress, before, after) { $0.progress.map { [$0] } ?? [] },
      Curve(.fingers, before, after) { sample in sample.touches.flatMap { [$0.x, $0.y] } },
    ].compactMap(\.self)
  }

  /// The number of seconds by which the second run is longer; 0 if the difference is only rounding.
  package var lengthening: Double {
    let change = after.meta.duration - before.meta.duration
    return abs(change) < CallComparison.sameTime ? 0 : change
  }

  /// Whether only one of the runs reached its end, or the app stopped in another way.
  package var endsOtherwise: Bool { before.end?.cause != after.end?.cause }

  package var isEmpty: Bool {
    calls.differences.isEmpty && views.differences.isEmpty && courses.isEmpty && lengthening == 0
      && findings.isEmpty && !endsOtherwise
  }

  /// The difference between the two runs in a value that changes over time and that every sample
  /// contains, such as the progress.
  package struct Curve: Sendable, Equatable {
    /// A value that every sample contains. The raw value is its name in sentences.
    package enum Quantity: String, Sendable {
      case progress = "the transition's progress"
      case fingers = "the fingers"

      /// Whether the name is a plural.
      var isPlural: Bool { self == .fingers }
    }

    package let quantity: Quantity
    /// The time of the first difference in seconds.
    package let since: Double
    /// The largest difference between the two runs' values. `mostAt` is the time at which it
    /// occurs.
    package let most: Double
    package let mostAt: Double

    /// Returns nil if the values are equal until the shorter run ends.
    init?(
      _ quantity: Quantity, _ before: RecordedRun, _ after: RecordedRun,
      _ values: (RecordedRun.Sample) -> [Double]
    ) {
      var since: Double?
      var (most, mostAt) = (0.0, 0.0)
      for (a, b) in zip(before.samples, after.samples) {
        let (left, right) = (values(a), values(b))
        let gap = zip(left, right).map { abs($0 - $1) }.max() ?? 0
        // The values are rounded as in the file, so equal runs have equal values.
        guard left.count != right.count || gap > 0 else { continue }
        since = since ?? a.t
        if gap > most { (most, mostAt) = (gap, a.t) }
      }
      guard let since else { return nil }
      (self.quantity, self.since, self.most, self.mostAt) = (quantity, since, most, mostAt)
    }
  }
}

/// What a change of the source did to a run, in one line.
package struct ComparisonSummary {
  private let comparison: RunComparison
  private let pixels: PixelComparison?

  package init(_ comparison: RunComparison, pixels: PixelComparison? = nil) {
    (self.comparison, self.pixels) = (comparison, pixels)
  }

  package var text: String {
    let parts = [calls, place, views, length, shownPixels, findings].compactMap { $0 }
    return parts.isEmpty ? "no difference" : parts.joined(separator: "; ")
  }

  /// The kinds of differences, those that tell most first.
  private static let kinds: [CallComparison.Difference.Kind] = [
    .appeared, .vanished, .changed, .answered, .handed, .reordered, .moved,
  ]

  /// The number of calls for each kind of difference.
  private var calls: String? {
    let counts = Self.kinds.compactMap { kind -> String? in
      let count = comparison.calls.differences.count { $0.kinds.contains(kind) }
      return count > 0 ? "\(count) \(kind.word)" : nil
    }
    return counts.isEmpty ? nil : "calls: " + counts.joined(separator: ", ")
  }

  /// The view whose place differs most.
  private var place: String? {
    guard let far = comparison.views.farthest else { return nil }
    return "\(far.name) is up to \(RunWording.number(Self.tenths(far.points))) pt elsewhere, "
      + "at \(RunWording.seconds(far.t))"
  }

  /// The other views that differ.
  private var views: String? {
    let far = comparison.views.farthest
    let others = comparison.views.differences.count { $0.name != far?.name }
    guard others > 0 else { return nil }
    let more = far == nil ? "" : "more "
    return others == 1
      ? "1 \(more)view differs" : "\(others) \(more)views differ"
  }

  private var length: String? {
    let change = comparison.lengthening
    guard change != 0 else { return nil }
    let milliseconds = RunWording.number((abs(change) * 1_000).rounded())
    return "\(milliseconds) ms \(change > 0 ? "longer" : "shorter")"
  }

  private var shownPixels: String? {
    guard let most = pixels?.most else { return nil }
    let share = RunWording.number(max(Self.tenths(most.share * 100), 0.1))
    return "up to \(share) % of the pixels, at \(RunWording.seconds(most.t))"
  }

  private var findings: String? {
    let parts =
      comparison.findings.appeared.map { "\($0.rule) is new" }
      + comparison.findings.vanished.map { "\($0.rule) is gone" }
    return parts.isEmpty ? nil : "findings: " + parts.joined(separator: ", ")
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

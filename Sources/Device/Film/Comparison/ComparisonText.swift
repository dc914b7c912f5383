import Foundation
import UIKit

/// The differences between two runs, as text.
package struct ComparisonText {
  private let comparison: RunComparison

  package init(_ comparison: RunComparison) { self.comparison = comparison }

  /// The maximum number of views listed by name. Further views are only counted.
  static let mostViews = 12

  /// Paragraphs about the runs, their curves, their calls, and their views.
  package var text: String {
    let (before, after) = (comparison.before, comparison.after)
    var paragraphs = [["A  " + facts(before), "B  " + facts(after)]]
    if comparison.isEmpty {
      paragraphs.append([
        "no difference: \(RunWording.count(before.events.count, "call")), "
          + "\(RunWording.count(before.samples.count, "sample")) and "
          + "\(RunWording.count(comparison.views.matched, "view")) are the same"
      ])
    }
    if !run.isEmpty { paragraphs.append(["run"] + run.map { "  " + $0 }) }
    if areUnrelated {
      paragraphs.append([
        "calls: " + callCounts,
        "A and B are runs of different entries and have almost no call in common, so the calls and "
          + "views are not listed; compare two runs of one entry.",
      ])
      return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }
    if !calls.isEmpty { paragraphs.append(["calls: " + callCounts] + calls) }
    if !views.isEmpty { paragraphs.append(["views"] + views.map { "  " + $0 }) }
    let findings = comparison.findings.sentences
    if !findings.isEmpty { paragraphs.append(["findings"] + findings.map { "  " + $0 }) }
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Whether the runs are of different entries, and most calls are only in one of them.
  var areUnrelated: Bool {
    let names = [comparison.before.meta.name, comparison.after.meta.name]
    let different = comparison.calls.differences.count {
      $0.kinds.contains(.appeared) || $0.kinds.contains(.vanished)
    }
    return names[0] != names[1] && comparison.calls.unchanged * Self.leastShared < different
  }

  /// Runs of different entries are listed if at least one call is unchanged for this number of
  /// calls that only one run has.
  private static let leastShared = 4

  private func facts(_ run: RecordedRun) -> String {
    let meta = run.meta
    var facts = [meta.name.isEmpty ? "a run" : meta.name]
    if !meta.gesture.isEmpty { facts.append("gesture \(meta.gesture)") }
    if let share = meta.cancelledAt { facts.append("cancelled at \(RunWording.number(share))") }
    if !meta.device.isEmpty { facts.append(meta.device) }
    if meta.rtl { facts.append("right to left") }
    if meta.dark == true { facts.append("dark") }
    if meta.reduceMotion { facts.append("reduced motion") }
    if meta.hardwareKeyboard == true { facts.append("hardware keyboard") }
    if let era = meta.era { facts.append("era \(era)") }
    if !run.hasStyles, !run.samples.isEmpty { facts.append("without colours and contents") }
    facts += [RunWording.count(run.events.count, "call"), RunWording.seconds(meta.duration)]
    return facts.joined(separator: ", ")
  }

  private var run: [String] {
    [comparison.endSentence, comparison.lengthSentence].compactMap(\.self)
      + comparison.courses.map(\.sentence)
  }

  private var callCounts: String {
    let counts = CallComparison.Difference.Kind.allCases.compactMap { kind -> String? in
      let count = comparison.calls.differences.filter { $0.kinds.contains(kind) }.count
      return count > 0 ? "\(count) \(kind.word)" : nil
    }
    return (counts + ["\(comparison.calls.unchanged) the same"]).joined(separator: ", ")
  }

  private var calls: [String] {
    CallLines(comparison.calls.differences).lines.map { line in
      let time = line.t.map { String(format: "%8.4f", $0) } ?? "        "
      return "\(time)  \(line.text)"
    }
  }
}

// MARK: Views

extension ComparisonText {
  private var views: [String] {
    ViewComparison.Difference.Kind.allCases.flatMap { kind -> [String] in
      let all = comparison.views.differences.filter { $0.kind == kind }
      let rest = all.count - Self.mostViews
      return all.prefix(Self.mostViews).map(\.sentence)
        + (rest > 0 ? ["and \(rest) more \(kind.plural)"] : [])
    }
  }
}

extension ViewComparison.Difference {
  package var sentence: String {
    let time = RunWording.seconds(since)
    let within = inside > 0 ? ", with \(RunWording.count(inside, "view")) in it" : ""
    let values = changes.map { "\($0.property) \($0.after), not \($0.before)" }
      .joined(separator: "; ")
    switch kind {
    case .endsElsewhere:
      return "\(name) ends in another state: \(values) (the difference begins at \(time))"
    case .endsOnScreen:
      return "\(name) ends on screen instead of off screen "
        + "(the difference begins at \(time))\(within)"
    case .endsOffScreen:
      return "\(name) ends off screen instead of on screen "
        + "(the difference begins at \(time))\(within)"
    case .goesElsewhere:
      return
        "\(name) \(isMotion ? "moves differently" : "looks different") from \(time) on and ends in the same state "
        + "(at that time \(values))"
    case .appeared: return "\(name) is new in B, from \(time)\(within)"
    case .vanished: return "\(name) is gone in B; in A it exists from \(time)\(within)"
    }
  }
}

extension ViewComparison.Difference.Kind {
  var plural: String {
    switch self {
    case .endsElsewhere: "end in another state"
    case .endsOnScreen: "end on screen"
    case .endsOffScreen: "end off screen"
    case .goesElsewhere: "move differently and end in the same state"
    case .appeared: "are new"
    case .vanished: "are gone"
    }
  }
}

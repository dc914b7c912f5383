import Foundation
import UIKit

/// The differences between two runs, as text.
package struct ComparisonText {
  private let comparison: RunComparison

  package init(_ comparison: RunComparison) { self.comparison = comparison }

  /// The maximum number of views listed by name. Further views are only counted.
  private static let mostViews = 12

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

  /// The differences, most important first: what the calls have, new and former findings, curves
  /// and views.
  package var highlights: [String] {
    var lines = areUnrelated ? [] : calls.map { $0.trimmingCharacters(in: .whitespaces) }
    if lines.count > Self.mostViews {
      lines = lines.prefix(Self.mostViews) + ["and \(lines.count - Self.mostViews) more calls"]
    }
    return lines + comparison.findings.sentences + run + views
  }

  /// Whether the runs are of different entries, and most calls are only in one of them.
  private var areUnrelated: Bool {
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
    var lines: [String] = []
    let change = comparison.lengthening
    if change != 0 {
      let (before, after) = (comparison.before.meta.duration, comparison.after.meta.duration)
      lines.append(
        "B takes \(RunWording.seconds(abs(change))) \(change > 0 ? "longer" : "less"): "
          + "\(RunWording.seconds(after)), not \(RunWording.seconds(before))")
    }
    for curve in comparison.courses {
      let most =
        curve.most > 0
        ? ", by up to \(RunWording.number(curve.most)) at \(RunWording.seconds(curve.mostAt))"
        : ""
      lines.append(
        "\(curve.quantity.rawValue) differ\(curve.quantity.isPlural ? "" : "s") "
          + "from \(RunWording.seconds(curve.since)) on\(most)")
    }
    return lines
  }
}

// MARK: Calls

extension ComparisonText {
  private typealias Difference = CallComparison.Difference

  private var callCounts: String {
    let counts = Difference.Kind.allCases.compactMap { kind -> String? in
      let count = comparison.calls.differences.filter { $0.kinds.contains(kind) }.count
      return count > 0 ? "\(count) \(kind.word)" : nil
    }
    return (counts + ["\(comparison.calls.unchanged) the same"]).joined(separator: ", ")
  }

  /// One line for each difference. Differences share a line if they repeat for the same method, or
  /// if consecutive calls have the same difference.
  private var calls: [String] {
    var groups: [Group] = []
    var places: [Group.Key: Int] = [:]
    for difference in comparison.calls.differences {
      let key = Group.Key(difference)
      if let place = places[key] {
        groups[place].members.append(difference)
      } else {
        places[key] = groups.count
        groups.append(Group(key: key, members: [difference]))
      }
    }
    // The differences of a group with one or two members are listed separately.
    let units = groups.flatMap { group in
      group.members.count > 2
        ? [group] : group.members.map { Group(key: group.key, members: [$0]) }
    }.sorted { $0.place < $1.place }

    var lines: [String] = []
    var index = 0
    while index < units.count {
      let unit = units[index]
      lines.append(unit.line)
      index += 1
      let alike = units[index...].prefix { unit.key.kinds == [.moved] && $0.follows(unit) }
      guard alike.count > Self.longestRun, let last = alike.last else { continue }
      let times = alike.reduce(0) { $0 + $1.members.count }
      lines.append(
        "          \(times) more calls are shifted by the same time; the last is "
          + "\(last.first.name) at \(RunWording.seconds(last.end))"
      )
      index += alike.count
    }
    return lines
  }

  /// If at most this number of consecutive calls have the same delay, they are listed separately.
  private static let longestRun = 2

  /// Differences that share a line.
  private struct Group {
    struct Key: Hashable {
      let kinds: [CallComparison.Difference.Kind]
      let lane: String
      let object: ObjectName?
      let method: String
      let shift: Double

      init(_ difference: CallComparison.Difference) {
        let call = difference.after ?? difference.before
        kinds = difference.kinds
        (lane, object) = (call?.lane ?? "", call?.object)
        method = call?.call.method ?? ""
        // If the arguments also differ, the calls in a group may have different delays.
        shift = kinds == [.moved] ? difference.shift : 0
      }
    }

    let key: Key
    var members: [CallComparison.Difference]

    var first: CallComparison.Difference { members[0] }
    /// The time in seconds by which groups are sorted. Sorting by this time keeps the calls of one
    /// tick together.
    var place: Double { first.time }
    var end: Double { members.map(\.time).max() ?? place }

    func follows(_ other: Group) -> Bool {
      key.kinds == other.key.kinds && key.shift == other.key.shift
    }

    var line: String {
      let time = String(format: "%8.4f", first.time)
      let more =
        members.count > 1
        ? "; this difference occurs \(members.count - 1) more times, until "
          + RunWording.seconds(end) : ""
      return "\(time)  \(first.sentence)\(more)"
    }
  }
}

extension CallComparison.Difference {
  /// The time in seconds in the second run or, if only the first run has the call, in the first
  /// run.
  fileprivate var time: Double { after?.t ?? before?.t ?? 0 }

  fileprivate var name: String {
    let call = after ?? before
    return "\(call?.call.description ?? "") of \(call?.object.description ?? "")"
  }

  /// The difference in words, without its time.
  package var sentence: String {
    let words = kinds.map { kind -> String in
      switch kind {
      case .appeared: return "is new" + (after?.answer.map { " (result: \($0))" } ?? "")
      case .vanished: return "is gone"
      case .moved:
        return "came \(RunWording.seconds(abs(shift))) \(shift > 0 ? "later" : "earlier")"
      case .answered:
        return "returned \(after?.answer ?? "nothing"), not \(before?.answer ?? "nothing")"
      case .changed: return "replaces \(before?.call.description ?? "")"
      case .handed: return "is called on this object, not on \(before?.object.description ?? "")"
      case .reordered:
        guard let neighbour else { return "is in another position" }
        let other = "\(neighbour.call) of \(neighbour.object)"
        return comesFirst
          ? "comes before \(other) in B, but after it in A"
          : "comes after \(other) in B, but before it in A"
      }
    }
    return name + " " + words.joined(separator: " and ")
  }
}

extension CallComparison.Difference.Kind {
  var word: String {
    switch self {
    case .moved: "at another time"
    case .answered: "with another result"
    case .changed: "with other values"
    case .handed: "to another object"
    case .reordered: "in another order"
    case .appeared: "new"
    case .vanished: "gone"
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
      return "\(name) moves differently from \(time) on and ends in the same state "
        + "(at that time \(values))"
    case .appeared: return "\(name) is new in B, from \(time)\(within)"
    case .vanished: return "\(name) is gone in B; in A it exists from \(time)\(within)"
    }
  }
}

extension ViewComparison.Difference.Kind {
  fileprivate var plural: String {
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

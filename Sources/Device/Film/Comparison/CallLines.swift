import Foundation
import Stage
import UIKit

/// The differences between the calls of two runs, as lines in the order of their times.
///
/// Differences share a line if they repeat for the same method, or if consecutive calls have the
/// same difference.
struct CallLines {
  /// A line, and the time in seconds of its first call. The time of a line that continues the one
  /// above is nil.
  struct Line {
    let t: Double?
    let text: String
  }

  private typealias Difference = CallComparison.Difference

  let lines: [Line]

  init(_ differences: [CallComparison.Difference]) {
    var groups: [Group] = []
    var places: [Group.Key: Int] = [:]
    for difference in differences {
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

    var lines: [Line] = []
    var index = 0
    while index < units.count {
      let unit = units[index]
      lines.append(Line(t: unit.place, text: unit.text))
      index += 1
      let alike = units[index...].prefix { unit.key.kinds == [.moved] && $0.follows(unit) }
      guard alike.count > Self.longestRun, let last = alike.last else { continue }
      let times = alike.reduce(0) { $0 + $1.members.count }
      lines.append(
        Line(
          t: nil,
          text: "\(times) more calls are shifted by the same time; the last is "
            + "\(last.first.name) at \(RunWording.seconds(last.end))"))
      index += alike.count
    }
    self.lines = lines
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

    var text: String {
      let more =
        members.count > 1
        ? "; this difference occurs \(members.count - 1) more times, until "
          + RunWording.seconds(end) : ""
      return first.sentence + more
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

import Stage
import UIKit

/// Pairs the calls of two runs and finds the differences between them.
///
/// Equal calls on the same object are paired first. Calls that differ in their arguments are paired
/// next, and calls on other objects of the class are paired last. Pairs of calls at equal times are
/// preferred.
package struct CallComparison: Sendable {
  /// A difference between the runs for one call.
  package struct Difference: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable, Encodable {
      /// The second run makes the call at another time.
      case moved
      /// In the second run, the call has another return value.
      case answered
      /// The second run calls the method with other arguments.
      case changed
      /// The second run makes the call on another object of the same class.
      case handed
      /// The two runs make the call and a neighbouring call in opposite orders.
      case reordered
      case appeared
      case vanished
    }

    package let kinds: [Kind]
    /// The call in the first run; nil if only the second run has it.
    package let before: RecordedRun.Call?
    /// The call in the second run; nil if only the first run has it.
    package let after: RecordedRun.Call?
    /// The index of the call in the second run; nil if only the first run has it.
    package var index: Int?
    /// For `reordered`, a neighbouring call. The two runs make the neighbouring call and the
    /// reordered call in opposite orders. `comesFirst` is true if the reordered call is before this
    /// neighbour in the second run.
    package var neighbour: RecordedRun.Call?
    package var comesFirst = false

    /// The time in the second run minus the time in the first run, in seconds; 0 if only one run
    /// has the call.
    package var shift: Double {
      guard let before, let after else { return 0 }
      return Self.tidy(after.t - before.t)
    }

    /// Rounds the number to remove floating-point errors.
    private static func tidy(_ seconds: Double) -> Double { (seconds * 1e4).rounded() / 1e4 }
  }

  /// The differences in the order of the second run. Calls that only the first run has are in the
  /// order of the first run.
  package private(set) var differences: [Difference] = []
  /// The number of calls that are equal in both runs, including times and return values.
  package private(set) var unchanged = 0

  /// Two times are treated as equal if their difference, in seconds, is smaller than this. In a
  /// recording file, times are rounded to a microsecond.
  static let sameTime = 2e-6

  package init(_ before: [RecordedRun.Call], _ after: [RecordedRun.Call]) {
    // Calls at the beginning and at the end that are equal in both runs do not need to be aligned.
    let shorter = min(before.count, after.count)
    var head = 0
    while head < shorter, Self.isSame(before[head], after[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head,
      Self.isSame(before[before.count - 1 - tail], after[after.count - 1 - tail])
    { tail += 1 }
    unchanged = head + tail
    let (left, right) = (
      Array(before[head..<before.count - tail]), Array(after[head..<after.count - tail])
    )
    var numbers = Numbers()
    let (keys, others) = (left.map { numbers.key($0) }, right.map { numbers.key($0) })
    let pairs = Alignment(left.count, right.count) { keys[$0].weight(with: others[$1]) }.pairs
    collect(left, right, pairs, keys, others, from: head)
  }

  private static func isSame(_ a: RecordedRun.Call, _ b: RecordedRun.Call) -> Bool {
    abs(a.t - b.t) < sameTime && a.call.description == b.call.description && a.object == b.object
      && a.lane == b.lane
      && a.answer == b.answer
  }

  private mutating func collect(
    _ left: [RecordedRun.Call], _ right: [RecordedRun.Call], _ pairs: [(left: Int, right: Int)],
    _ keys: [Key], _ others: [Key], from head: Int
  ) {
    var partners = [Int?](repeating: nil, count: right.count)
    var isTaken = [Bool](repeating: false, count: left.count)
    for pair in pairs { (partners[pair.right], isTaken[pair.left]) = (pair.left, true) }
    // Calls that are still unpaired but equal in both runs differ only in their positions.
    var waiting: [Int: [Int]] = [:]
    for index in left.indices where !isTaken[index] {
      waiting[keys[index].exact, default: []].append(index)
    }
    var movedPlace = [Int?](repeating: nil, count: right.count)
    for index in right.indices where partners[index] == nil {
      guard let found = waiting[others[index].exact]?.first else { continue }
      waiting[others[index].exact]?.removeFirst()
      (movedPlace[index], isTaken[found]) = (found, true)
    }

    var next = 0
    func vanished(upTo end: Int) -> [Difference] {
      defer { next = max(next, end) }
      return (next..<max(next, end)).filter { !isTaken[$0] }.map {
        Difference(kinds: [.vanished], before: left[$0], after: nil)
      }
    }
    for index in right.indices {
      if let partner = partners[index] {
        differences += vanished(upTo: partner)
        let kinds = Self.kinds(left[partner], right[index])
        if kinds.isEmpty {
          unchanged += 1
        } else {
          differences.append(
            Difference(
              kinds: kinds, before: left[partner], after: right[index], index: head + index))
        }
      } else if let old = movedPlace[index] {
        var difference = Difference(
          kinds: [.reordered] + Self.kinds(left[old], right[index]).filter { $0 == .answered },
          before: left[old], after: right[index], index: head + index)
        let crossed = pairs.filter { ($0.left < old) != ($0.right < index) }
          .min { abs($0.left - old) < abs($1.left - old) }
        if let crossed {
          difference.neighbour = right[crossed.right]
          difference.comesFirst = crossed.right > index
        }
        differences.append(difference)
      } else {
        differences.append(
          Difference(kinds: [.appeared], before: nil, after: right[index], index: head + index))
      }
    }
    differences += vanished(upTo: left.count)
  }

  private static func kinds(
    _ a: RecordedRun.Call, _ b: RecordedRun.Call
  ) -> [Difference.Kind] {
    var kinds: [Difference.Kind] = []
    if a.object != b.object { kinds.append(.handed) }
    if a.call.description != b.call.description { kinds.append(.changed) }
    if a.answer != b.answer { kinds.append(.answered) }
    if abs(a.t - b.t) >= sameTime { kinds.append(.moved) }
    return kinds
  }
}

extension CallComparison {
  /// The properties of a call as numbers, so that calls can be compared quickly.
  struct Key {
    /// Three numbers that identify different parts of a call. `exact` identifies its lane, object
    /// and text; `method` its lane, object and method; and `kind` its lane, class and method.
    let exact, method, kind: Int
    let t: Double

    func weight(with other: Key) -> Int {
      let same = abs(t - other.t) < CallComparison.sameTime ? 1 : 0
      if exact == other.exact { return 5 + same }
      if method == other.method { return 3 + same }
      return kind == other.kind ? 1 + same : 0
    }
  }

  /// Assigns numbers to calls. Calls with equal parts get equal numbers.
  private struct Numbers {
    private struct Exact: Hashable {
      let lane: String
      let object: ObjectName
      let text: String
    }
    private struct Method: Hashable {
      let lane: String
      let object: ObjectName
      let method: String
    }
    private struct Kind: Hashable {
      let lane, type, method: String
    }
    private var exact: [Exact: Int] = [:]
    private var methods: [Method: Int] = [:]
    private var kinds: [Kind: Int] = [:]

    mutating func key(_ call: RecordedRun.Call) -> Key {
      let (lane, object, method) = (call.lane, call.object, call.call.method)
      return Key(
        exact: Self.number(
          of: Exact(lane: lane, object: object, text: call.call.description), in: &exact),
        method: Self.number(
          of: Method(lane: lane, object: object, method: method), in: &methods),
        kind: Self.number(of: Kind(lane: lane, type: object.type, method: method), in: &kinds),
        t: call.t)
    }

    private static func number<Part: Hashable>(
      of part: Part, in known: inout [Part: Int]
    ) -> Int {
      if let number = known[part] { return number }
      known[part] = known.count
      return known.count - 1
    }
  }
}

import Stage

/// The calls of a recording, arranged in lanes. A lane has as many rows as it needs so that texts
/// do not overlap.
package struct Swimlane {
  /// A call, or a series of calls of the same method on the same object.
  package struct Item: Equatable {
    package let lane: CallTrace.Lane
    /// The times of the first and the last call in seconds.
    package let start: Double
    package fileprivate(set) var end: Double
    /// The text of the first call.
    package let label: String
    package fileprivate(set) var count = 1
    /// The row, counted from the top of the lane.
    package fileprivate(set) var row = 0
  }

  package struct Lane: Equatable {
    package let lane: CallTrace.Lane
    package fileprivate(set) var rows = 1
  }

  package private(set) var items: [Item] = []
  /// The lanes with calls, in the order of `CallTrace.Lane`.
  package private(set) var lanes: [Lane] = []

  /// The pause, in seconds, after which a repeated call starts a new item.
  private static let longestPause = 0.05
  /// The distance between the texts in a row, in points.
  private static let gap = 14.0

  /// `width` returns the width of a text in points. `scale` is the number of points per second.
  package init(
    _ events: [CallTrace.Event], start: Double, scale: Double, width: (String) -> Double
  ) {
    // The last item of each object and method. If the same call is repeated, this item is extended.
    var open: [Stream: Int] = [:]
    for event in events {
      let t = event.time - start
      let key = Stream(lane: event.lane, object: event.object, method: event.call.message.method)
      if let place = open[key], t - items[place].end <= Self.longestPause, t > items[place].end {
        items[place].end = t
        items[place].count += 1
      } else {
        open[key] = items.count
        items.append(
          Item(lane: event.lane, start: t, end: t, label: Self.label(of: event)))
      }
    }
    pack(scale: scale, width: width)
  }

  private struct Stream: Hashable {
    let lane: CallTrace.Lane
    let object: ObjectName
    let method: String
  }

  private mutating func pack(scale: Double, width: (String) -> Double) {
    for lane in CallTrace.Lane.allCases where items.contains(where: { $0.lane == lane }) {
      // For each row, the x coordinate at which its last text ends.
      var ends: [Double] = []
      for index in items.indices where items[index].lane == lane {
        let left = items[index].start * scale
        let right = max(left + width(items[index].text), items[index].end * scale) + Self.gap
        let row = ends.firstIndex { $0 <= left } ?? ends.count
        if row == ends.count { ends.append(right) } else { ends[row] = right }
        items[index].row = row
      }
      lanes.append(Lane(lane: lane, rows: ends.count))
    }
  }

  /// A label with more characters than this is truncated with "…".
  private static let longestLabel = 62

  private static func label(of event: CallTrace.Event) -> String {
    let answer = event.answer.map { " → \($0)" } ?? ""
    let label = "\(event.object).\(event.call)"
    let whole = label + answer
    if whole.count <= longestLabel { return whole }
    let method = event.call.message.method
    let short = "\(event.object).\(method)" + answer
    if short.count <= longestLabel { return short }
    // The label of the first argument is the most informative part.
    let first = method.prefix { $0 != ":" }
    let shortest = "\(event.object).\(first):…)" + answer
    return shortest.count <= longestLabel ? shortest : shortest.prefix(longestLabel - 1) + "…"
  }
}

extension Swimlane.Item {
  /// The text that is drawn.
  package var text: String { count > 1 ? "\(label) ×\(count)" : label }
}

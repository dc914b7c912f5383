import Stage

/// The calls of a recording in lanes: what stands in which row, so that no text covers another.
package struct Swimlane {
  /// A call, or the same method of the same object called again and again.
  package struct Item: Equatable {
    package let lane: CallTrace.Lane
    /// Seconds, of the first and the last call.
    package let start: Double
    package fileprivate(set) var end: Double
    /// The first call.
    package let label: String
    package fileprivate(set) var count = 1
    /// Counted from the lane's top.
    package fileprivate(set) var row = 0
  }

  package struct Lane: Equatable {
    package let lane: CallTrace.Lane
    package fileprivate(set) var rows = 1
  }

  package private(set) var items: [Item] = []
  /// Those in which something happens, in their own order.
  package private(set) var lanes: [Lane] = []

  /// Calls that are repeated after a longer pause stand by themselves; seconds.
  private static let longestPause = 0.05
  /// Between the texts of a row; points.
  private static let gap = 14.0

  /// `width` tells the points of a text; `scale` is points a second.
  package init(
    _ events: [CallTrace.Event], start: Double, scale: Double, width: (String) -> Double
  ) {
    // A stream of calls is told once: the last item of its object and method, while it lasts.
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
      // Where the text of each row ends.
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

  /// Longer labels end in "…"; characters.
  private static let longestLabel = 62

  private static func label(of event: CallTrace.Event) -> String {
    let answer = event.answer.map { " → \($0)" } ?? ""
    let label = "\(event.object).\(event.call)"
    let whole = label + answer
    if whole.count <= longestLabel { return whole }
    let method = event.call.message.method
    let short = "\(event.object).\(method)" + answer
    if short.count <= longestLabel { return short }
    // The first value's name says most.
    let first = method.prefix { $0 != ":" }
    let shortest = "\(event.object).\(first):…)" + answer
    return shortest.count <= longestLabel ? shortest : shortest.prefix(longestLabel - 1) + "…"
  }
}

extension Swimlane.Item {
  /// As it stands in the picture.
  package var text: String { count > 1 ? "\(label) ×\(count)" : label }
}

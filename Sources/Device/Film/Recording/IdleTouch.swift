import Stage
import UIKit

/// Touches after which nothing happened: no recognizer began, no call was made, and the layers
/// remained the same. Touches that overlap in time, such as the two touches of a pinch, are one
/// entry.
package struct IdleTouch: Equatable {
  /// The time at which the first finger went down, in seconds since the recording began.
  package let time: Double
  /// The point where the first finger went down, in points of the window.
  package let x, y: Double
  /// The view that was touched, as the trace names it.
  package let view: String

  /// The idle touches of a recording in order.
  package static func all(in recording: Recording) -> [IdleTouch] {
    let starts = firstTouches(of: recording.events)
    return starts.indices.compactMap { index in
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : recording.events.count
      guard let touch = IdleTouch(recording.events[start], from: recording.start),
        !recording.events[start..<end].contains(where: \.isReaction),
        !recording.hasChange(
          from: recording.events[start].time,
          to: end < recording.events.count ? recording.events[end].time : .infinity)
      else { return nil }
      return touch
    }
  }

  private init?(_ event: CallTrace.Event, from start: Double) {
    guard case .message(let message) = event.call, let arguments = message.arguments else {
      return nil
    }
    let point = arguments.compactMap { argument -> Double? in
      guard case .number(let value) = argument.value else { return nil }
      return value
    }
    guard point.count == 2 else { return nil }
    (time, x, y) = (event.time - start, point[0], point[1])
    view = message.then.trimmingCharacters(in: .whitespaces)
  }

  /// The indices of the events at which a finger goes down while no other is down.
  private static func firstTouches(of events: [CallTrace.Event]) -> [Int] {
    var count = 0
    return events.indices.filter { index in
      guard events[index].lane == .touch, case .message(let message) = events[index].call else {
        return false
      }
      switch message.name {
      case TouchSample.Phase.down.rawValue:
        count += 1
        return count == 1
      case TouchSample.Phase.up.rawValue, TouchSample.Phase.cancel.rawValue:
        count -= 1
        return false
      default: return false
      }
    }
  }
}

extension CallTrace.Event {
  /// Whether the event is more than the delivery of a touch to recognizers that ignore it.
  fileprivate var isReaction: Bool {
    switch (lane, call) {
    case (.touch, _), (.layout, _): false
    case (_, .gesture(.became(let phase, _, _))): phase != .failed && phase != .possible
    case (_, .gesture): false
    default: true
    }
  }
}

extension Recording {
  /// Whether the layers change between two times of the stage's clock.
  fileprivate func hasChange(from start: Double, to end: Double) -> Bool {
    let before = frames.last { $0.time < start } ?? frames.first
    return frames.contains {
      $0.time >= start && $0.time < end && $0.tree.root !== before?.tree.root
    }
  }
}

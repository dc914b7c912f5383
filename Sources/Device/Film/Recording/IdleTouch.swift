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
  /// Why recognizers did not recognize the touch, in the order of the events.
  package var refusals: [Refusal] = []

  /// A recognizer that did not recognize a touch.
  package struct Refusal: Equatable, CustomStringConvertible {
    package let recognizer: ObjectName
    /// The delegate or the recognizer that refused the touch. Nil if none of them did: the
    /// recognizer failed by its own rules.
    package var refuser: ObjectName?
    /// The method that refused the touch, or the reason for which the recognizer failed; nil if the
    /// touch was not the recognizer's gesture.
    package var reason: String?

    package var description: String {
      if let refuser, let reason { return "\(refuser).\(reason) returned false for \(recognizer)" }
      return reason.map { "\(recognizer) failed because \($0)" }
        ?? "the touch was not the gesture of \(recognizer)"
    }
  }

  /// The idle touches of a recording in order.
  package static func all(in recording: Recording) -> [IdleTouch] {
    let starts = firstTouches(of: recording.events)
    return starts.indices.compactMap { index in
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : recording.events.count
      guard var touch = IdleTouch(recording.events[start], from: recording.start),
        !recording.events[start..<end].contains(where: \.isReaction),
        !recording.hasChange(
          from: recording.events[start].time,
          to: end < recording.events.count ? recording.events[end].time : .infinity)
      else { return nil }
      let refusals = recording.events[start..<end].compactMap(\.refusal)
      // A recognizer also fails if its delegate refuses the touch.
      touch.refusals = refusals.filter { one in
        one.refuser != nil
          || !refusals.contains { $0.refuser != nil && $0.recognizer == one.recognizer }
      }
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
  /// The refusal that the event reports; nil if it reports none.
  fileprivate var refusal: IdleTouch.Refusal? {
    guard case .gesture(let gesture) = call else { return nil }
    switch gesture {
    case .became(.failed, _, let reason):
      return IdleTouch.Refusal(recognizer: object, reason: reason)
    case .shouldBegin(let recognizer) where answer == .value(.bool(false)):
      return IdleTouch.Refusal(
        recognizer: recognizer, refuser: object, reason: call.message.method)
    case .shouldReceiveTouch(let recognizer) where answer == .value(.bool(false)):
      return IdleTouch.Refusal(
        recognizer: recognizer, refuser: object, reason: call.message.method)
    default: return nil
    }
  }

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

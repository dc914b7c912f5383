import QuartzCore
import Stage

/// A transition in a recording, with its times and its outcome.
package struct RecordedTransition: Equatable {
  /// The times at which the transition starts and ends, in seconds since the recording began.
  package let start, end: Double
  /// The argument of `completeTransition(_:)`; nil if it was not called.
  package let isCompleted: Bool?

  /// The transitions of a recording in order.
  package static func all(in recording: Recording) -> [RecordedTransition] {
    let turn = FrameClock.time(ofTick: 1)
    let endings = recording.completions
    var found: [RecordedTransition] = []
    var start: Double?
    func close(_ end: Double) {
      guard let begin = start else { return }
      start = nil
      let ending = endings.last { $0.time - recording.start <= end + turn }
      found.append(
        RecordedTransition(start: begin, end: end, isCompleted: ending?.isCompleted))
    }
    for frame in recording.frames {
      if frame.progress != nil { start = start ?? frame.t } else { close(frame.t) }
    }
    close(recording.frames.last?.t ?? 0)
    return found
  }

  package var json: String {
    JSONText.object([
      ("start", JSONText.number(start)), ("end", JSONText.number(end)),
      ("completed", isCompleted.map { String($0) } ?? "null"),
    ])
  }
}

extension CallTrace.Event {
  /// The event in the browser page's JSON format. `start` is the time at which the recording
  /// starts.
  package func json(number: Int, from start: Double) -> String {
    JSONText.object([
      ("n", String(number)), ("t", JSONText.number(time - start)),
      ("lane", JSONText.string(lane.rawValue)), ("object", JSONText.string(object.description)),
      ("call", JSONText.string(call.description)),
      ("answer", (answer?.description).map(JSONText.string) ?? "null"),
    ])
  }
}

extension Recording.Frame {
  /// The touches in the browser page's JSON format, `[finger, x, y]`.
  package var fingersJSON: String {
    JSONText.array(fingers.map { JSONText.numbers([Double($0.finger), $0.x, $0.y]) })
  }
}

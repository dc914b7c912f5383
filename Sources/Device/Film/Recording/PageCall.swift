import Stage
import UIKit

/// A call in the browser page's JSON format.
package struct PageCall: Encodable, Equatable, Sendable {
  package let n: Int
  package let t: JSONNumber
  package let lane, object, call: String
  @NullIfNil package var answer: String?
  /// The line of the app's source that made the call or caused it; omitted if it is not known.
  package let source: SourcePlace?

  /// `number` counts the calls of the recording; `start` is the time at which the recording starts.
  package init(_ event: CallTrace.Event, number: Int, from start: Double) {
    (n, t) = (number, JSONNumber(event.time - start))
    (lane, object) = (event.lane.rawValue, event.object.description)
    (call, answer) = (event.call.description, event.answer?.description)
    source = event.place
  }

  private init(_ event: RecordedRun.Call, number: Int) {
    (n, t, lane) = (number, JSONNumber(event.t), event.lane)
    (object, call) = (event.object.description, event.call.description)
    (answer, source) = (event.answer, event.source)
  }

  /// The calls of a recording's file.
  package static func all(in run: RecordedRun) -> [PageCall] {
    run.events.enumerated().map { PageCall($1, number: $0) }
  }

  /// The calls of a recording.
  package static func all(in recording: Recording) -> [PageCall] {
    recording.events.enumerated().map { PageCall($1, number: $0, from: recording.start) }
  }
}

extension Recording.Frame {
  /// The touches in the browser page's JSON format, `[finger, x, y]`.
  package var pageFingers: [[JSONNumber]] {
    fingers.map { [JSONNumber(Double($0.finger)), JSONNumber($0.x), JSONNumber($0.y)] }
  }
}

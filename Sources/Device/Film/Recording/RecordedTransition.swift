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
}

extension RecordedTransition: Encodable {
  private enum CodingKeys: String, CodingKey {
    case start, end
    case isCompleted = "completed"
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(JSONNumber(start), forKey: .start)
    try values.encode(JSONNumber(end), forKey: .end)
    try values.encode(isCompleted, forKey: .isCompleted)
  }
}

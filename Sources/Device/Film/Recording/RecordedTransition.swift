import QuartzCore
import Stage

/// A transition in a recording, with its times and its outcome.
package struct RecordedTransition: Equatable {
  /// The times at which the transition starts and ends, in seconds since the recording began.
  package let start, end: Double
  /// The argument of `completeTransition(_:)`; nil if it was not called.
  package let isCompleted: Bool?
  /// Why the transition's last interaction ended as it did; nil if the transition was not
  /// interactive.
  package var why: Why?

  /// The end of an interaction, as a sentence and as a call of the recording.
  package struct Why: Equatable, Encodable {
    package let sentence: String
    /// The number of the call that ended the interaction.
    package let n: Int
  }

  /// The transitions of a recording in order.
  package static func all(in recording: Recording) -> [RecordedTransition] {
    let turn = FrameClock.time(ofTick: 1)
    let endings = recording.completions
    let decisions = recording.interactionEnds
    var found: [RecordedTransition] = []
    var start: Double?
    func close(_ end: Double) {
      guard let begin = start else { return }
      start = nil
      let ending = endings.last { $0.time - recording.start <= end + turn }
      let decision = decisions.last {
        $0.time - recording.start >= begin && $0.time - recording.start <= end + turn
      }
      found.append(
        RecordedTransition(
          start: begin, end: end, isCompleted: ending?.isCompleted,
          why: decision.map { Why(sentence: $0.sentence, n: $0.call) }))
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
    case start, end, why
    case isCompleted = "completed"
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(JSONNumber(start), forKey: .start)
    try values.encode(JSONNumber(end), forKey: .end)
    try values.encode(isCompleted, forKey: .isCompleted)
    try values.encodeIfPresent(why, forKey: .why)
  }
}

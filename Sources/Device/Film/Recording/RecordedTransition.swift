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
    let start = recording.start
    let endings = recording.completions.map { ($0.time - start, $0.isCompleted) }
    let decisions = recording.interactionEnds.map { end in
      (end.time - start, Why(sentence: end.sentence, n: end.call))
    }
    return all(recording.frames.map { ($0.t, $0.progress != nil) }, endings, decisions)
  }

  /// The transitions of a recording's file, which does not say why they ended as they did.
  package static func all(in run: RecordedRun) -> [RecordedTransition] {
    let endings = run.events.compactMap { event -> (Double, Bool)? in
      switch event.call.description {
      case "completeTransition(true)": (event.t, true)
      case "completeTransition(false)": (event.t, false)
      default: nil
      }
    }
    return all(run.samples.map { ($0.t, $0.progress != nil) }, endings, [])
  }

  private static func all(
    _ frames: [(t: Double, isTransition: Bool)], _ endings: [(t: Double, isCompleted: Bool)],
    _ decisions: [(t: Double, why: Why)]
  ) -> [RecordedTransition] {
    let turn = FrameClock.time(ofTick: 1)
    var found: [RecordedTransition] = []
    var start: Double?
    func close(_ end: Double) {
      guard let begin = start else { return }
      start = nil
      let ending = endings.last { $0.t <= end + turn }
      let decision = decisions.last { $0.t >= begin && $0.t <= end + turn }
      found.append(
        RecordedTransition(
          start: begin, end: end, isCompleted: ending?.isCompleted, why: decision?.why))
    }
    for frame in frames {
      if frame.isTransition { start = start ?? frame.t } else { close(frame.t) }
    }
    close(frames.last?.t ?? 0)
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

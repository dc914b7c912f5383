import Film
import Stage

/// The differences between the calls of two runs, as sentences.
package struct TraceDifference {
  /// The sentences in the order of the second run. A call that only the first run has is listed at
  /// its position in the first run.
  package let sentences: [String]

  /// The maximum number of sentences. All calls are in the recordings that are stored beside the
  /// filmstrip.
  private static let longest = 12

  package init(_ before: Recording, _ after: Recording) {
    let all = CallComparison(Self.calls(before), Self.calls(after)).differences
      // Altered touches change the times of calls, so differences in time alone are omitted.
      .filter { $0.kinds != [.moved] }
      .map(\.sentence)
    sentences =
      all.prefix(Self.longest)
      + (all.count > Self.longest ? ["and \(all.count - Self.longest) more"] : [])
  }

  /// The recording's calls without touches, gestures, layout, and updates of the percentage. These
  /// calls are different in every run with altered touches.
  private static func calls(_ recording: Recording) -> [RecordedRun.Call] {
    recording.events.compactMap { event in
      switch (event.lane, event.call) {
      case (.touch, _), (.gesture, _), (.layout, _): nil
      case (_, .transition(.steer(.update))), (_, .transition(.ignored(.update, _))): nil
      default:
        RecordedRun.Call(
          t: event.time - recording.start, lane: event.lane.rawValue,
          object: event.object, call: event.call.message,
          answer: event.answer?.description)
      }
    }
  }
}

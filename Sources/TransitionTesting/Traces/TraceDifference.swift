import Film
import Stage

/// What was called in one run otherwise than in another, in sentences.
package struct TraceDifference {
  /// In the order of the second run; what is gone comes where it was.
  package let sentences: [String]

  /// More would hide what matters; the recordings beside the filmstrip have all.
  private static let longest = 12

  package init(_ before: Recording, _ after: Recording) {
    let all = CallComparison(Self.calls(before), Self.calls(after)).differences
      // Fingers that are bent come at other times; what matters is what they lead to.
      .filter { $0.kinds != [.moved] }
      .map(\.sentence)
    sentences =
      all.prefix(Self.longest)
      + (all.count > Self.longest ? ["and \(all.count - Self.longest) more"] : [])
  }

  /// Without fingers and how far they drive, which are different in every run that bends them.
  private static func calls(_ recording: Recording) -> [RecordedRun.Call] {
    recording.events.compactMap { event in
      switch (event.lane, event.call) {
      case (.touch, _), (.gesture, _), (.layout, _): nil
      case (_, .transition(.steer(.update))), (_, .transition(.ignored(.update, _))): nil
      default:
        RecordedRun.Call(
          t: event.time - recording.start, lane: event.lane.rawValue,
          object: event.object.description, call: event.call.description,
          answer: event.answer?.description)
      }
    }
  }
}

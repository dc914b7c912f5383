extension Recording {
  /// How a run ended, in the words that films and plots show.
  package enum Outcome: String, Sendable, CaseIterable {
    case finished, cancelled
    /// A transition ran, and nothing told UIKit that it was over.
    case uncompleted = "not completed"
    case none = "no transition"
  }

  /// What the animator of the last transition told UIKit, whatever the fingers were meant to do.
  package var outcome: Outcome {
    let isCut = frames.last?.progress != nil
    let last = isCut ? nil : events.last { $0.call.hasPrefix(Self.completion) }
    if let last { return last.call.hasPrefix(Self.completion + "true") ? .finished : .cancelled }
    return frames.contains { $0.progress != nil } ? .uncompleted : .none
  }

  /// As the trace has it, up to its argument.
  package static let completion = "completeTransition("
}

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
    if !isCut, let last = completions.last { return last.isCompleted ? .finished : .cancelled }
    return frames.contains { $0.progress != nil } ? .uncompleted : .none
  }

  /// What each animator told UIKit, in the order of the calls; seconds of the engine's clock.
  package var completions: [(time: Double, isCompleted: Bool)] {
    events.compactMap { event in
      guard case .transition(.completeTransition(let isCompleted)) = event.call else { return nil }
      return (event.time, isCompleted)
    }
  }
}

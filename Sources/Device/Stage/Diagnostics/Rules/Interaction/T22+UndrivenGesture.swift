extension Rule {
  static let undrivenGesture = Rule(
    "T22", "a gesture drives a transition that has no interaction controller", .warning,
    .run { rule, run in
      let history = GestureHistory(run)
      return run.transitions.compactMap { seen in
        guard !seen.wasInteractive, seen.isAnimated, !seen.isInterruptible,
          let gesture = history.active(at: seen.firstCall).first
        else { return nil }
        let ignored = run.calls(of: seen).indices.first {
          if case .transition(.ignored) = run.events[$0].call { true } else { false }
        }
        guard let ignored else { return nil }
        return rule.finding(
          run.callees[ignored], at: run.events[ignored].time,
          "\(gesture.recognizer.name) started \(seen.title) and tries to drive it, but "
            + (seen.interactor == nil
              ? "the delegate's interactionController… returned nil"
              : "wantsInteractiveStart of the interaction controller is false")
            + ": the transition is not interactive.",
          expected: seen.interactor == nil
            ? "interactionController… returns an interaction controller while the gesture is active."
            : "wantsInteractiveStart is true while the gesture is active.",
          fix: seen.interactor == nil
            ? "set isDragging = true before present, dismiss, push or pop; return isDragging ? "
              + "interactor : nil"
            : "interactor.wantsInteractiveStart = isDragging, before present, dismiss, push or pop")
      }
    })
}

extension Rule {
  /// The interaction controller must receive a call within this number of seconds (unverified).
  private static let timeout = 2.0

  static let noGestureDrives = Rule(
    "T12", "an interaction controller that no gesture drives", .error,
    .run { rule, run in
      let history = GestureHistory(run)
      return run.transitions.compactMap { seen in
        guard seen.wasInteractive, seen.outcome == .running, let interactor = seen.interactor,
          let began = seen.begunAt, run.now > began + timeout
        else { return nil }
        if seen.animatedAt == nil, !seen.hasOwnInteractor {
          return rule.finding(
            interactor, "startInteractiveTransition(_:)", at: began,
            "\(interactor.name) overrides startInteractiveTransition(_:) and does not call super, so "
              + "the animator of \(seen.title) is never called: the transition hangs.",
            expected: "super.startInteractiveTransition(_:) in each override.",
            fix: "super.startInteractiveTransition(transitionContext)")
        }
        guard !seen.steering.contains(where: { $0.isAccepted }),
          history.active(at: seen.firstCall).isEmpty
        else { return nil }
        @MainActor func beginning() -> String {
          run.recognizer(before: seen).map { "\($0.name) started \(seen.title)" }
            ?? "\(seen.title) began"
        }
        return rule.finding(
          interactor, at: began,
          "\(beginning()) while no drag was active, but the transition waits "
            + "for \(interactor.name), which only a drag moves: it hangs.",
          expected: "\(seen.questionOfInteraction) returns nil unless a gesture is active.",
          fix: "return isDragging ? interactor : nil")
      }
    })
}

extension RunEvidence {
  /// The recognizer whose action requested the transition; nil if something else did.
  fileprivate func recognizer(before seen: TransitionEvidence) -> Subject? {
    let last = events.indices.prefix(seen.firstCall).last { index in
      guard case .gesture(.became(let state, _, _)) = events[index].call else { return false }
      return events[index].time == seen.requestedAt && [.began, .ended].contains(state)
    }
    return last.map { callees[$0] }
  }
}

extension TransitionEvidence {
  /// The delegate method that returns the interaction controller.
  fileprivate var questionOfInteraction: String {
    switch kind {
    case .present: "interactionControllerForPresentation(using:)"
    case .dismiss: "interactionControllerForDismissal(using:)"
    case .push, .pop: "navigationController(_:interactionControllerFor:)"
    case .tab: "tabBarController(_:interactionControllerFor:)"
    }
  }
}

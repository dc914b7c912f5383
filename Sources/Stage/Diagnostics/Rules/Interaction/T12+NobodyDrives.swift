extension Rule {
  /// The interaction controller must receive a call within this number of seconds (unverified).
  private static let timeout = 2.0

  static let nobodyDrives = Rule(
    "T12", "an interaction controller that no gesture drives", .error,
    .run { rule, run in
      let history = GestureHistory(run)
      return run.transitions.compactMap { seen in
        guard seen.wasInteractive, seen.outcome == .running, let interactor = seen.interactor,
          let began = seen.begunAt, run.now > began + timeout,
          !seen.steering.contains(where: { $0.isHeard }),
          history.active(at: seen.firstCall).isEmpty
        else { return nil }
        return rule.finding(
          interactor, at: began,
          "this object was returned as the interaction controller of \(seen.title), but no gesture "
            + "was active, and neither update(_:) nor finish() nor cancel() was called in the next "
            + "\(CallTrace.number(run.now - began)) s: the transition hangs.",
          expected: "nil from interactionController… unless a gesture is active.",
          fix: "return isDragging ? interactor : nil")
      }
    })
}

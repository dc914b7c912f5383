extension Rule {
  /// An animator may complete at most this number of seconds late (unverified).
  private static let grace = 0.5

  static let neverCompleted = Rule(
    "T01", "completeTransition is never called", .error, explainsPendingWork: true,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.outcome == .running, seen.completions.isEmpty, let began = seen.animatedAt
        else { return nil }
        let release = seen.steering.last { $0.isAccepted && $0.word != .pause }
        // If a touch still drives the transition, or the transition was never released, another
        // rule reports the mistake.
        if seen.wasInteractive, release?.word != .finish, release?.word != .cancel { return nil }
        let due = (release?.time ?? began) + (seen.duration ?? 0)
        guard run.now > due + grace else { return nil }
        let last = run.calls(of: seen).last
        return rule.finding(
          seen.culprit, "completeTransition(_:)", at: due,
          "\(seen.title) should have ended, but completeTransition(_:) was never called; the last "
            + "call was \(last.map { "\($0.object).\($0.call)" } ?? "none").",
          expected: "completeTransition(_:) once, when the animations are over.",
          fix: "call transitionContext.completeTransition("
            + "!transitionContext.transitionWasCancelled) in the completion of the last animation, on every path."
        )
      }
    })
}

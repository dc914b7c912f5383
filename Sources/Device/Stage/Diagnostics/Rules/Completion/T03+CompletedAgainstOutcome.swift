extension Rule {
  static let completedAgainstOutcome = Rule(
    "T03", "completeTransition contradicts transitionWasCancelled", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let last = seen.completions.first(where: { $0.isAccepted }),
          last.argument == last.wasCancelled
        else { return nil }
        let wasCancelled = last.wasCancelled
        return rule.finding(
          seen.culprit, "completeTransition(_:)", at: last.time,
          wasCancelled
            ? "\(seen.title) was cancelled, but completeTransition(true) told UIKit that it had "
              + "finished: UIKit now treats \(seen.to.name) as the visible view controller."
            : "completeTransition(false) was called for \(seen.title), which was not cancelled: "
              + "UIKit removes \(seen.to.name) again.",
          expected: "completeTransition(\(!wasCancelled)), as transitionWasCancelled is "
            + "\(wasCancelled).",
          fix: "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)",
          // An animator may pass false to reject a transition that was not cancelled, but it rarely
          // has a reason to reject one.
          severity: wasCancelled ? nil : .warning)
      }
    })
}

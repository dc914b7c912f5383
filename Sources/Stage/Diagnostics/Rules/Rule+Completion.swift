// How a transition ends.
extension Rule {
  /// Seconds that an animator may be late; unverified.
  private static let grace = 0.5

  static let neverCompleted = Rule(
    "T01", "completeTransition is never called", .error, explainsUnrest: true,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.outcome == .running, seen.completions.isEmpty, let began = seen.animatedAt
        else { return nil }
        let release = seen.steering.last { $0.isHeard && $0.word != .pause }
        // A finger still holds it, or nobody ever let go, which is another rule's.
        if seen.wasInteractive, release?.word != .finish, release?.word != .cancel { return nil }
        let due = (release?.time ?? began) + (seen.duration ?? 0)
        guard run.now > due + grace else { return nil }
        let last = run.calls(of: seen).last
        return rule.finding(
          seen.culprit, "completeTransition(_:)", at: due,
          "\(seen.title) should have ended, but completeTransition(_:) was never called; the last "
            + "call was \(last.map { "\($0.object).\($0.call)" } ?? "none").",
          expected: "completeTransition(_:) once, when the animations are over.",
          fix: "call context.completeTransition(!context.transitionWasCancelled) in the completion "
            + "of the last animation, on every path.")
      }
    })

  static let completedAgain = Rule(
    "T02", "completeTransition is called again", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let deaf = seen.completions.first(where: { !$0.isHeard }) else { return nil }
        let heard = seen.completions.first { $0.isHeard }
        let again = "completeTransition(\(deaf.argument))"
        let said =
          heard.map { first in
            "\(again) was called for \(seen.title), which completeTransition(\(first.argument)) "
              + (first.time == deaf.time
                ? "had ended just before."
                : "had ended \(String(format: "%.4f", deaf.time - first.time)) s before.")
          } ?? "\(again) was called for \(seen.title) before it began."
        // Another answer than the first: somebody believes in an end that did not happen.
        let isContrary = heard.map { $0.argument != deaf.argument } ?? true
        return rule.finding(
          seen.culprit, "completeTransition(_:)", at: deaf.time, said,
          expected: "completeTransition(_:) once for each transition.",
          fix: "call it in the completion of the animation that ends last, and nowhere else.",
          severity: isContrary ? .error : nil)
      }
    })

  static let completedAgainstOutcome = Rule(
    "T03", "completeTransition contradicts transitionWasCancelled", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let last = seen.completions.first(where: { $0.isHeard }),
          last.argument == last.wasCancelled
        else { return nil }
        let wasCancelled = last.wasCancelled
        return rule.finding(
          seen.culprit, "completeTransition(_:)", at: last.time,
          wasCancelled
            ? "\(seen.title) was cancelled, but completeTransition(true) told UIKit that it had "
              + "finished: \(seen.to.name) is taken for what is on screen."
            : "completeTransition(false) was called for \(seen.title), which nobody cancelled: "
              + "UIKit takes \(seen.to.name) away again.",
          expected: "completeTransition(\(!wasCancelled)), as transitionWasCancelled is "
            + "\(wasCancelled).",
          fix: "context.completeTransition(!context.transitionWasCancelled)",
          // An animator may refuse, though there is hardly a reason to.
          severity: wasCancelled ? nil : .warning)
      }
    })
}

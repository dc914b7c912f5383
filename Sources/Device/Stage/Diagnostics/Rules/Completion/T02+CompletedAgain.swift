extension Rule {
  static let completedAgain = Rule(
    "T02", "completeTransition is called again", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let ignored = seen.completions.first(where: { !$0.isAccepted }) else { return nil }
        let accepted = seen.completions.first { $0.isAccepted }
        let again = "completeTransition(\(ignored.argument))"
        @MainActor func message() -> String {
          accepted.map { first in
            "\(again) was called for \(seen.title) "
              + (first.time == ignored.time
                ? "" : "\(String(format: "%.4f", ignored.time - first.time)) s ")
              + "after completeTransition(\(first.argument)) had ended this transition."
          } ?? "\(again) was called for \(seen.title) before it began."
        }
        // If the arguments of the two calls of `completeTransition` differ, the second caller
        // expects a different outcome.
        let isContrary = accepted.map { $0.argument != ignored.argument } ?? true
        return rule.finding(
          seen.culprit, "completeTransition(_:)", at: ignored.time, message(),
          expected: "completeTransition(_:) once for each transition.",
          fix: "call completeTransition(_:) only in the completion of the animation that ends "
            + "last.",
          severity: isContrary ? .error : nil)
      }
    })
}

extension Rule {
  static let completedAgain = Rule(
    "T02", "completeTransition is called again", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let deaf = seen.completions.first(where: { !$0.isHeard }) else { return nil }
        let heard = seen.completions.first { $0.isHeard }
        let again = "completeTransition(\(deaf.argument))"
        let said =
          heard.map { first in
            "\(again) was called for \(seen.title) "
              + (first.time == deaf.time
                ? "" : "\(String(format: "%.4f", deaf.time - first.time)) s ")
              + "after completeTransition(\(first.argument)) had ended this transition."
          } ?? "\(again) was called for \(seen.title) before it began."
        // If the arguments of the two calls of `completeTransition` differ, the second caller
        // expects a different outcome.
        let isContrary = heard.map { $0.argument != deaf.argument } ?? true
        return rule.finding(
          seen.culprit, "completeTransition(_:)", at: deaf.time, said,
          expected: "completeTransition(_:) once for each transition.",
          fix: "call completeTransition(_:) only in the completion of the animation that ends "
            + "last.",
          severity: isContrary ? .error : nil)
      }
    })
}

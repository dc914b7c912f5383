extension Rule {
  /// Parts of the warnings that other rules report.
  private static let reported =
    refusalsDuringTransitions + [
      unbalancedAppearanceCalls, directAppearanceCalls, "Main Thread Checker",
      "completionSpeed must be greater than 0", "must return the same object for the whole",
      "completeTransition(", "which is not finite, and was ignored",
      "A swipe back began at the root",
    ]
  /// The number of warnings about one object that are reported (unverified).
  private static let most = 8

  static let warned = Rule(
    "T38", "UIKit logs a warning", .warning,
    .run { rule, run in
      var told: [String] = []
      return run.warnings.compactMap { warning in
        guard !reported.contains(where: warning.text.contains), !told.contains(warning.text),
          told.count < most
        else { return nil }
        let isRefusal = warning.text.contains(absentPresenter)
        // Another rule reports a request during a transition.
        guard !isRefusal || run.isBetweenTransitions(warning.time) else { return nil }
        told.append(warning.text)
        return Finding(
          rule: rule.id, severity: rule.severity, time: warning.time,
          object: warning.subject?.name ?? "UIKit", property: nil,
          message: "UIKit logged: \(warning.text)",
          expected: isRefusal
            ? "a presentation from a controller whose view is in a window; the refused "
              + "presentation is lost, and its completion is never called."
            : "no warning: UIKit ignored or changed the request.",
          fix: isRefusal
            ? "present in viewDidAppear(_:), not in viewDidLoad() or viewWillAppear(_:)"
            : "do what the warning says")
      }
    })
}

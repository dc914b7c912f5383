extension Rule {
  /// The warnings that other rules report, and those about hardware and services that the device does
  /// not have.
  private static let excluded: Set<WarningKind> = [
    .missingService,
    .refusedDuringTransition, .unbalancedAppearance, .directAppearance, .backgroundThread,
    .completionSpeed, .otherAnimator, .completedAgain, .infiniteProgress, .swipeAtRoot,
  ]
  /// The number of warnings about one object that are reported (unverified).
  private static let most = 8

  static let warned = Rule(
    "T38", "UIKit logs a warning", .warning,
    .run { rule, run in
      var texts: [String] = []
      return run.warnings.compactMap { warning in
        guard !(warning.kind.map(excluded.contains) ?? false), !texts.contains(warning.text),
          texts.count < most
        else { return nil }
        let isRefusal = warning.kind == .absentPresenter
        // Another rule reports a request during a transition.
        guard !isRefusal || run.isBetweenTransitions(warning.time) else { return nil }
        texts.append(warning.text)
        func message() -> String { "UIKit logged: \(warning.text)" }
        var finding = Finding(
          rule: rule.id, severity: rule.severity, time: warning.time,
          object: warning.subject?.name ?? "UIKit", property: nil, message: message(),
          expected: isRefusal
            ? "a presentation from a controller whose view is in a window; the refused "
              + "presentation is lost, and its completion is never called."
            : "no warning: UIKit ignored or changed the request.",
          fix: isRefusal
            ? "present in viewDidAppear(_:), not in viewDidLoad() or viewWillAppear(_:)"
            : "do what the warning says")
        finding.className = warning.subject?.className
        finding.unnumberedMessage = ObjectName.withoutNumbers(message)
        (finding.stack, finding.madeAt) = (warning.stack, warning.subject?.madeAt)
        return finding
      }
    })
}

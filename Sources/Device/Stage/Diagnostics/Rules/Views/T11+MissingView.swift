extension Rule {
  static let missingView = Rule(
    "T11", "view(forKey:) is nil, and the animator animates nothing", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard !seen.isSystem, seen.isAnimated, seen.context != nil, !seen.isInterruptible,
          let key = seen.missed.first, seen.blocks.isEmpty, seen.animations.isEmpty,
          seen.outcome != .abandoned
        else { return nil }
        let name = key == .from ? ".from" : ".to"
        return rule.finding(
          seen.culprit, "view(forKey: \(name))", at: seen.animatedAt ?? seen.begunAt ?? run.now,
          "the animator asked the context for view(forKey: \(name)), got nil and animated nothing "
            + "in \(seen.title): \(seen.reasonOfMissing).",
          expected: "an animation with the views that exist; the context returns the presenter's "
            + "view "
            + "only if the presentation removes it.",
          fix: "let from = transitionContext.view(forKey: \(name)) // optional: animate this "
            + "view if present, and the other view always.")
      }
    })
}

extension TransitionEvidence {
  /// Why the context has no view for the key.
  var reasonOfMissing: String {
    switch kind {
    case .present,
      .dismiss where !removesPresenter:
      "under the style \(style.text) the presenter's view stays in place "
        + "(shouldRemovePresentersView is false), so the animator must not move it"
    default: "this view does not take part in the transition"
    }
  }
}

extension UIModalPresentationStyle {
  fileprivate var text: String { ".\(self)" }
}

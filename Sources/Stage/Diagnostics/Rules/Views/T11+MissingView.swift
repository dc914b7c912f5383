extension Rule {
  static let missingView = Rule(
    "T11", "view(forKey:) is nil, and the animator gives up", .error,
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
          expected: "an animation with the views that there are; the presenter's is the context's "
            + "only where the presentation takes it away.",
          fix: "let from = context.view(forKey: \(name)) // optional: animate it if it is there, "
            + "and the other one anyway.")
      }
    })
}

extension TransitionEvidence {
  /// The reason for which the context has no view for the key.
  var reasonOfMissing: String {
    switch kind {
    case .present,
      .dismiss where !removesPresenter:
      "under the style \(style.text) the presenter's view stays where it is "
        + "(shouldRemovePresentersView is false) and is not the animator's to move"
    default: "that view is no part of it"
    }
  }
}

extension UIModalPresentationStyle {
  fileprivate var text: String { ".\(self)" }
}

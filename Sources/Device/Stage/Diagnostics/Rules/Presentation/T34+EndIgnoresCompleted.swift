extension Rule {
  static let endIgnoresCompleted = Rule(
    "T34", "…TransitionDidEnd(_:) ignores whether the transition completed", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let presentation = seen.presentation, seen.outcome != .abandoned,
          seen.kind == .present || seen.kind == .dismiss,
          (seen.kind == .present) == (seen.outcome == .completed),
          let begun = seen.kind == .dismiss ? seen.before : seen.completing,
          let rested = seen.rested
        else { return nil }
        // After a completed presentation, the views that the presentation controller added must
        // still be there.
        let gone = begun.subviews(of: seen.container).first { entry in
          entry.isVisible && !rested.contains(entry.subject)
            && !begun.isInside(seen.fromView, entry.subject)
            && !begun.isInside(seen.toView, entry.subject)
            && !seen.addedByAnimator(entry.subject)
        }
        guard let gone else { return nil }
        let method = "\(seen.kind == .present ? "presentation" : "dismissal")TransitionDidEnd(_:)"
        return rule.finding(
          presentation, method, at: rested.time,
          "\(gone.subject.name) is gone from the container although "
            + (seen.kind == .present
              ? "\(seen.to.name) is presented." : "the dismissal was cancelled."),
          expected: "the presentation's own views stay in the container while the controller is "
            + "presented.",
          fix: seen.kind == .present
            ? "if !completed { dimmingView.removeFromSuperview() }"
            : "if completed { dimmingView.removeFromSuperview() }")
      }
    })
}

extension TransitionEvidence {
  /// Whether a view was added after the `will…` callbacks and before `animateTransition` returned.
  fileprivate func addedByAnimator(_ subject: Subject) -> Bool {
    guard let begun, let animated else { return false }
    return animated.contains(subject) && !begun.contains(subject)
  }
}

extension Rule {
  static let neverArrived = Rule(
    "T04", "the arriving view is never added", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        // If a transition is not animated, UIKit itself adds the view to the hierarchy.
        guard seen.outcome == .completed, seen.isAnimated, !seen.isSystem, let view = seen.toView,
          let end = seen.completing, !end.contains(view),
          seen.animated?.contains(view) != true,
          // Under a sheet the animator may have added the controller's own view instead of the view
          // that wraps it. Another rule reports that.
          seen.toPage == view || !end.contains(seen.toPage),
          seen.rested?.contains(view) != true
            || seen.kind == .dismiss || seen.kind == .tab
        else { return nil }
        // At the end of the transition, UIKit itself restores the view of a presenter or a tab.
        let comesBack = seen.rested?.contains(view) == true
        // Until the end of the transition, a snapshot may have been visible in place of the view.
        guard !comesBack || seen.animated?.entries.contains(where: { $0.original == view }) != true
        else { return nil }
        return rule.finding(
          view, at: end.time,
          "\(seen.title) ended, but the view of \(seen.to.name) had never been added to the "
            + "container"
            + (comesBack
              ? "; it appears only at the end, without animation." : ": nothing is shown."),
          expected: "the view that transitionContext.view(forKey: .to) returns, in the container "
            + "before the " + "animation begins.",
          fix: seen.fixOfStyle ?? "transitionContext.containerView.addSubview(toView)",
          severity: comesBack ? .warning : nil)
      }
    })
}

extension Rule {
  static let survivorRemoved = Rule(
    "T05", "the view of the controller that stays is removed", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let end = seen.completing, !seen.isSystem else { return nil }
        if let lost = lostPresenter(rule, seen, run, end) { return lost }
        let isDone = seen.outcome == .completed
        guard let view = isDone ? seen.toView : seen.fromView, let stays = seen.survivor,
          wasThere(view, in: seen), let gone = run.departure(of: view, in: seen, end)
        else { return nil }
        // If a presenter's view was removed, UIKit itself restores it at the end of the transition.
        let comesBack = seen.kind == .dismiss && seen.rested?.contains(view) == true
        return rule.finding(
          view, "superview", at: gone,
          "\(seen.title) " + (isDone ? "succeeded" : "was cancelled")
            + ", so that \(stays.name) stays on screen, but its view was removed"
            + (comesBack ? "; UIKit puts it back at the very end." : "."),
          expected: isDone
            ? "after a success only the departing view may be removed."
            : "after a cancellation only the arriving view may be removed.",
          fix: "(transitionContext.transitionWasCancelled ? toView : fromView)?"
            + ".removeFromSuperview()",
          severity: comesBack ? .warning : nil)
      }
    })

  /// Finds a presenter's view that was on screen and has been removed, although it should have
  /// stayed on screen. Both finished and cancelled transitions are checked.
  @MainActor
  private static func lostPresenter(
    _ rule: Rule, _ seen: TransitionEvidence, _ run: RunEvidence, _ end: TreeSnapshot
  ) -> Finding? {
    guard seen.kind == .present || seen.kind == .dismiss, !seen.removesPresenter,
      let page = seen.kind == .present ? seen.fromPage : seen.toPage, seen.before.contains(page),
      // Another rule reports a view that was moved into the container.
      seen.animated?.isInside(page, seen.container) != true, !end.isInside(page, seen.container),
      let gone = run.departure(of: page, in: seen, end)
    else { return nil }
    let presenter = seen.kind == .present ? seen.from : seen.to
    return rule.finding(
      page, "superview", at: gone,
      "\(seen.title) " + (seen.outcome == .completed ? "succeeded" : "was cancelled")
        + ", and the view of \(presenter.name), which this presentation leaves on screen, was "
        + "removed: the screen is empty behind it.",
      expected: "the presenter's view stays where it is: view(forKey:) does not return it.",
      fix: "remove only views that transitionContext.view(forKey:) returns, never "
        + "viewController(forKey:).view.")
  }

  @MainActor
  private static func wasThere(_ view: Subject, in seen: TransitionEvidence) -> Bool {
    seen.animated?.contains(view) == true || seen.begun?.contains(view) == true
  }
}

extension RunEvidence {
  /// The time at which a view that should stay on screen was removed. The result is the time of the
  /// call of `completeTransition`, or a time later in the same tick.
  fileprivate func departure(
    of view: Subject, in seen: TransitionEvidence, _ end: TreeSnapshot
  ) -> Double? {
    guard end.contains(view) else { return end.time }
    // A removal after the tick of `completeTransition` has a legitimate cause, such as the next
    // transition or a new root controller.
    guard let rested = seen.rested, !rested.contains(view), rested.contains(seen.container),
      !transitions.contains(where: {
        $0 !== seen && $0.requestedAt >= end.time && $0.requestedAt <= rested.time
      })
    else { return nil }
    return rested.time
  }
}

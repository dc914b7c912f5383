extension Rule {
  static let presenterMoved = Rule(
    "T06", "the presenter's view is moved into the container", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.kept == nil, let page = seen.presenterPage, !seen.putsBack(page),
          let moment = seen.moments.first(where: { $0.isInside(page, seen.container) })
        else { return nil }
        let presenter = seen.kind == .present ? seen.from : seen.to
        return rule.finding(
          page, "superview", at: moment.time,
          "\(seen.culprit.name) moved the view of \(presenter.name) into the container, although "
            + "this presentation leaves it in place: it disappears with the container.",
          expected: "the presenter's view stays where it is: view(forKey: "
            + "\(seen.kind == .present ? ".from" : ".to")) is nil because "
            + "shouldRemovePresentersView is false.",
          fix: "delete containerView.addSubview(presenter.view), or use .fullScreen, under which "
            + "the context returns the view.")
      }
    })
}

extension TransitionEvidence {
  /// The presenter's view if the context provides it; otherwise nil. If the context provides the
  /// view, the animator may move it.
  fileprivate var kept: Subject? { kind == .present ? fromView : toView }

  /// Whether the animator has moved the presenter's view back by the end.
  @MainActor
  fileprivate func putsBack(_ page: Subject) -> Bool {
    guard let rested else { return false }
    return rested.contains(page) && !rested.isInside(page, container)
  }

  /// The snapshots that were taken after the animator's work, in order.
  fileprivate var moments: [TreeSnapshot] { [animated, completing].compactMap { $0 } }
}

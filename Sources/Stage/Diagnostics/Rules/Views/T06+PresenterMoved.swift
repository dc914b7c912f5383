extension Rule {
  static let presenterMoved = Rule(
    "T06", "the presenter's view is moved into the container", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.kept == nil, let page = seen.presenterPage,
          let moment = seen.moments.first(where: { $0.isInside(page, seen.container) })
        else { return nil }
        let presenter = seen.kind == .present ? seen.from : seen.to
        return rule.finding(
          page, "superview", at: moment.time,
          "\(seen.culprit.name) moved the view of \(presenter.name) into the container, though "
            + "this presentation leaves it where it is: with the container it will vanish.",
          expected: "hands off the presenter: view(forKey: "
            + "\(seen.kind == .present ? ".from" : ".to")) is nil, for shouldRemovePresentersView "
            + "is false.",
          fix: "leave out containerView.addSubview(presenter.view), or use .fullScreen, which "
            + "hands the view out.")
      }
    })
}

extension TransitionEvidence {
  /// The presenter's view if the context provides it; the animator may move that view.
  fileprivate var kept: Subject? { kind == .present ? fromView : toView }

  /// The snapshots after the animator's work, in order.
  fileprivate var moments: [TreeSnapshot] { [animated, completing].compactMap { $0 } }
}

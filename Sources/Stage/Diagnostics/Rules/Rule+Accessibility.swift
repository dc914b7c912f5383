// What people who do not see the screen get of it.
extension Rule {
  static let reachableBackground = Rule(
    "T25", "the background of a partial presentation stays reachable", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.kind == .present, seen.style == .custom, !seen.removesPresenter,
          seen.outcome == .completed, let rested = seen.rested,
          let container = rested[seen.container], let view = rested[seen.toView]
        else { return nil }
        // What covers everything hides everything.
        let isPartial = !view.values.frame.insetBy(dx: -1, dy: -1).contains(container.values.bounds)
        guard isPartial, !rested.isModal(seen.toView, in: seen.container) else {
          return nil
        }
        return rule.finding(
          view.subject, "accessibilityViewIsModal", at: rested.time,
          "\(seen.to.name) covers a part of the screen, and VoiceOver reaches what lies behind it.",
          expected: "true on the presented view, and an escape gesture that dismisses it.",
          fix: "presentedView?.accessibilityViewIsModal = true in "
            + "presentationTransitionWillBegin().")
      }
    })
}

extension TreeSnapshot {
  /// Whether a view, or what holds it up to `container`, keeps attention to itself.
  fileprivate func isModal(_ view: Subject?, in container: Subject?) -> Bool {
    var here = view
    while let entry = self[here] {
      if entry.isModal { return true }
      if here == container { return false }
      here = entry.parent
    }
    return false
  }
}

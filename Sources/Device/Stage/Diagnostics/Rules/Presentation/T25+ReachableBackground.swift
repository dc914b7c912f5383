extension Rule {
  static let reachableBackground = Rule(
    "T25", "the background of a partial presentation stays reachable", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.kind == .present, seen.style == .custom, !seen.removesPresenter,
          seen.outcome == .completed, let rested = seen.rested,
          let container = rested[seen.container], let view = rested[seen.toView],
          // UIKit's own alerts are modal for VoiceOver.
          !(seen.to.controller is UIAlertController)
        else { return nil }
        // If the presented view covers the container, the page below it is hidden.
        guard !rested.hides(view, all: container.values.bounds),
          !rested.isModal(seen.toView, in: seen.container)
        else { return nil }
        let isTouchable = rested.letsTouchesThrough(seen.container, to: seen.fromPage)
        return rule.finding(
          view.subject, "accessibilityViewIsModal", at: rested.time,
          "\(seen.to.name) covers part of the screen, and VoiceOver reaches the views behind it"
            + (isTouchable ? "; touches reach them, too." : "."),
          expected: "accessibilityViewIsModal = true on the presented view, and an escape gesture "
            + "that dismisses it.",
          fix: "presentedView?.accessibilityViewIsModal = true in "
            + "presentationTransitionWillBegin().",
          severity: isTouchable ? nil : .note)
      }
    })
}

extension TreeSnapshot {
  /// Whether a view, or one of its descendants, is an opaque background that covers `bounds`.
  /// `bounds` are in the coordinates of the view's superview. Descendants are included because a
  /// sheet may be inside a clear full-screen view.
  fileprivate func hides(_ entry: Entry, all bounds: CGRect) -> Bool {
    let frame = entry.values.frame
    guard entry.isVisible, frame.insetBy(dx: -1, dy: -1).contains(bounds) else { return false }
    if entry.isGround { return true }
    let own = bounds.offsetBy(
      dx: entry.values.bounds.minX - frame.minX, dy: entry.values.bounds.minY - frame.minY)
    return subviews(of: entry.subject).contains { hides($0, all: own) }
  }

  /// Whether a touch outside the presented view reaches the page below.
  fileprivate func letsTouchesThrough(_ container: Subject?, to page: Subject?) -> Bool {
    guard let container = self[container], let page = self[page],
      let window = entries.first(where: { $0.parent == nil })
    else { return false }
    return page.isInteractionEnabled
      && (!container.isInteractionEnabled || !container.values.frame.contains(window.values.bounds))
  }

  /// Whether a view, or one of its ancestors up to `container`, is modal for accessibility.
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

extension TreeSnapshot.Entry {
  fileprivate var isGround: Bool {
    values.opacity >= 1 && (values.backgroundColor?.alpha == 1 || values.contents != nil)
  }
}

extension Rule {
  /// A decoration may cover less than this fraction of the arriving view. A view that covers more
  /// counts as an obstacle (unverified).
  private static let largestOrnament = 0.5

  static let leftover = Rule(
    "T08", "temporary views are left behind", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        guard !seen.isSystem, let rested = seen.rested,
          seen.outcome == .completed || seen.outcome == .cancelled
        else { return [] }
        let containers = run.transitions.compactMap(\.container)
        return seen.added(stillIn: rested).filter {
          // Another presentation may have begun meanwhile; its container belongs to UIKit.
          !containers.contains($0.subject)
        }.compactMap { view in
          let isOnTop = seen.isOnTop(view, in: rested)
          // While a page is presented, decorations that the animator added may remain.
          let staysOpen = seen.kind == .present && seen.outcome == .completed
          if staysOpen, !isOnTop || seen.share(of: view, in: rested) < largestOrnament {
            return nil
          }
          let takesTouches = isOnTop && view.isInteractionEnabled && view.isVisible
          return rule.finding(
            view.subject, "superview", at: rested.time,
            "this view was added for \(seen.title) and is still in the hierarchy after the end"
              + (takesTouches
                ? ", above the page: the screen no longer responds to touches." : "."),
            expected: "the animator removes every view that it added, except the arriving view.",
            fix: "remove the view in the completion: view.removeFromSuperview()",
            severity: takesTouches ? .error : nil)
        }
      }
    })
}

extension TransitionEvidence {
  /// The views that the animator added to the container or the window and that are still there.
  @MainActor
  fileprivate func added(stillIn rested: TreeSnapshot) -> [TreeSnapshot.Entry] {
    guard let begun else { return [] }
    let pages = [fromPage, toPage, fromView, toView].compactMap { $0 }
    let windows = rested.entries.filter { $0.parent == nil }.map(\.subject)
    let places = [container].compactMap { $0 } + windows
    return places.flatMap { rested.subviews(of: $0) }.filter { entry in
      let view = entry.subject
      return !begun.contains(view)
        && (animated?.contains(view) ?? false || completing?.contains(view) ?? false)
        && !pages.contains { rested.isInside($0, view) }
        && !rested.isInside(container, view)
    }
  }

  /// Whether the view is above the page that stays on screen, or would be if that page were in the
  /// tree.
  @MainActor
  fileprivate func isOnTop(_ view: TreeSnapshot.Entry, in rested: TreeSnapshot) -> Bool {
    let views = outcome == .completed ? [toView, toPage] : [fromView, fromPage]
    let page = views.first { rested.contains($0) } ?? nil
    // The page may be inside a view that the presentation controller added. If the page is inside
    // such a view, that view is compared with its siblings.
    guard let page = rested.ancestor(of: page, in: view.parent) else { return true }
    return page.values.zPosition != view.values.zPosition
      ? view.values.zPosition > page.values.zPosition : view.order > page.order
  }

  /// The fraction of the arriving view that a view above it covers.
  @MainActor
  fileprivate func share(of view: TreeSnapshot.Entry, in rested: TreeSnapshot) -> Double {
    guard view.isVisible else { return 0 }
    return (rested[toView] ?? rested[toPage]).map { rested.share(of: $0, under: view) } ?? 1
  }
}

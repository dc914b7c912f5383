extension Rule {
  /// The largest share of the arriving view's area that a decoration covers; more counts as an obstacle; unverified.
  private static let largestOrnament = 0.5

  static let leftover = Rule(
    "T08", "temporary views are left behind", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        guard !seen.isSystem, let rested = seen.rested,
          seen.outcome == .completed || seen.outcome == .cancelled
        else { return [] }
        return seen.added(stillIn: rested).compactMap { view in
          let isOnTop = seen.isOnTop(view, in: rested)
          // While it is presented, a page may keep what the animator put around it.
          let staysOpen = seen.kind == .present && seen.outcome == .completed
          if staysOpen, !isOnTop || seen.share(of: view, in: rested) < largestOrnament {
            return nil
          }
          let takesTouches = isOnTop && view.isInteractionEnabled && view.isVisible
          return rule.finding(
            view.subject, "superview", at: rested.time,
            "it was added for \(seen.title) and is still there after the end"
              + (takesTouches ? ", above the page: the screen takes no touch any more." : "."),
            expected: "of what the animator adds, only the arriving view stays.",
            fix: "remove it in the completion: view.removeFromSuperview()",
            severity: takesTouches ? .error : nil)
        }
      }
    })
}

extension TransitionEvidence {
  /// What the animator added to the container or to the window, and what has remained of it.
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

  /// Whether it lies above the page that has stayed, or would if that were here.
  @MainActor
  fileprivate func isOnTop(_ view: TreeSnapshot.Entry, in rested: TreeSnapshot) -> Bool {
    let page = outcome == .completed ? toView ?? toPage : fromView ?? fromPage
    // The page may lie in a view of the presentation controller's, which is the other's sibling.
    guard let page = rested.ancestor(of: page, in: view.parent) else { return true }
    return page.values.zPosition != view.values.zPosition
      ? view.values.zPosition > page.values.zPosition : view.order > page.order
  }

  /// How much of the arriving view's area it has.
  @MainActor
  fileprivate func share(of view: TreeSnapshot.Entry, in rested: TreeSnapshot) -> Double {
    guard let page = rested[toView] else { return 1 }
    let (own, all) = (view.values.bounds.size, page.values.bounds.size)
    return all.width * all.height > 0 ? own.width * own.height / (all.width * all.height) : 1
  }
}

extension Rule {
  static let borrowed = Rule(
    "T31", "the animator changes a view that the context did not return", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        guard !seen.isSystem else { return [] }
        return seen.foreignPages(in: run).compactMap { page, controller in
          guard let touch = seen.touch(of: page) else { return nil }
          return rule.finding(
            page, touch.property, at: seen.animatedAt ?? seen.requestedAt,
            "\(seen.culprit.name) \(touch.deed) the view of \(controller.name), but view(forKey:) "
              + "does not return that view in \(seen.title).",
            expected: "only views from view(forKey:) and views that the animator added.",
            fix: seen.fixOfStyle
              ?? "animate transitionContext.view(forKey:), or let a presentation controller animate "
              + "alongside: presentedViewController.transitionCoordinator?.animate(…)",
            // Many libraries animate the presenter on purpose, and restore it.
            severity: touch.isAnimated && page == seen.presenterPage ? .note : nil)
        }
      }
    })
}

extension TransitionEvidence {
  /// Views that the context did not provide, although their controllers take part in the
  /// transition. Each view is listed with its controller.
  @MainActor
  fileprivate func foreignPages(in run: RunEvidence) -> [(Subject, Subject)] {
    let handedOut = [fromView, toView].compactMap { $0 }
    let pages =
      [(fromPage, from), (toPage, to)]
      + run.transitions.flatMap { [($0.fromPage, $0.from), ($0.toPage, $0.to)] }
    var found: [(Subject, Subject)] = []
    for case (let page?, let controller) in pages
    where !handedOut.contains(page) && !found.contains(where: { $0.0 == page }) {
      found.append((page, controller))
    }
    return found
  }

  /// The properties with which an animator moves or fades a page.
  private static let touchable: [AnimatableProperty] = [
    .position, .bounds, .transform, .opacity, .hidden,
  ]
  /// The properties in `touchable` that layout never writes.
  private static let deliberate: [AnimatableProperty] = [.transform, .opacity, .hidden]

  /// The change that the animator made to a view. Nil if the animator did not change the view, or
  /// if the context provided the view's superview or another ancestor.
  @MainActor
  fileprivate func touch(of page: Subject) -> (property: String?, deed: String, isAnimated: Bool)? {
    guard let begun, let animated, let after = animated[page],
      !animated.isInside(page, toView), !animated.isInside(page, fromView)
    else { return nil }
    if animated.isInside(page, container), !begun.isInside(page, container) {
      // Another rule reports that a presenter's view was moved.
      return page == presenterPage ? nil : ("superview", "moved into the container", false)
    }
    let written = writes.first { $0.subject == page && Self.touchable.contains($0.property) }
    if let written { return (written.property.viewName, "animated", true) }
    guard let before = begun[page] else { return nil }
    let changed = Self.deliberate.first { before.values[$0] != after.values[$0] }
    return changed.map { ($0.viewName, "changed", false) }
  }
}

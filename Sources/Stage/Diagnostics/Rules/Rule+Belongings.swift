// What an animator may touch: the views that the context hands out.
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

  static let borrowed = Rule(
    "T31", "the animator uses what the context did not hand out", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        guard !seen.isSystem else { return [] }
        return seen.foreignPages(in: run).compactMap { page, controller in
          guard let touch = seen.touch(of: page) else { return nil }
          return rule.finding(
            page, touch.property, at: seen.animatedAt ?? seen.requestedAt,
            "\(seen.culprit.name) has \(touch.deed) the view of \(controller.name), which the context "
              + "of \(seen.title) did not hand out.",
            expected: "only the views of view(forKey:) and those that the animator added itself.",
            fix: seen.fixOfStyle
              ?? "animate context.view(forKey:), or leave it to a presentation controller "
              + "alongside: presentedViewController.transitionCoordinator?.animate(…)")
        }
      }
    })
}

extension TransitionEvidence {
  /// The presenter's view; nil where nothing is presented.
  fileprivate var presenterPage: Subject? {
    switch kind {
    case .present: fromPage
    case .dismiss: toPage
    case .push, .pop, .tab: nil
    }
  }

  /// The presenter's view where the context hands it out, which then is the animator's to move.
  fileprivate var kept: Subject? { kind == .present ? fromView : toView }

  /// What the animator has left, in order.
  fileprivate var moments: [TreeSnapshot] { [animated, completing].compactMap { $0 } }

  /// The views of controllers that take part and were not handed out, with whose they are.
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

  /// What an animator moves a page with.
  private static let touchable: [AnimatableProperty] = [
    .position, .bounds, .transform, .opacity, .hidden,
  ]
  /// Of those, what layout never writes.
  private static let deliberate: [AnimatableProperty] = [.transform, .opacity, .hidden]

  /// What the animator did to a view; nil where it left it alone, or where the view is a part of
  /// what was handed out.
  @MainActor
  fileprivate func touch(of page: Subject) -> (property: String?, deed: String)? {
    guard let begun, let animated, let after = animated[page],
      !animated.isInside(page, toView), !animated.isInside(page, fromView)
    else { return nil }
    if animated.isInside(page, container), !begun.isInside(page, container) {
      // A presenter that is moved has a rule of its own.
      return page == presenterPage ? nil : ("superview", "moved into the container")
    }
    let written = writes.first { $0.subject == page && Self.touchable.contains($0.property) }
    if let written { return (written.property.viewName, "animated") }
    guard let before = begun[page] else { return nil }
    let changed = Self.deliberate.first { before.values[$0] != after.values[$0] }
    return changed.map { ($0.viewName, "changed") }
  }
}

extension AnimatableProperty {
  /// As views call it.
  package var viewName: String {
    switch self {
    case .opacity: "alpha"
    case .hidden: "isHidden"
    case .position: "center"
    default: rawValue
    }
  }
}

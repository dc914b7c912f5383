extension Rule {
  static let unbalancedAppearance = Rule(
    "T20", "appearance callbacks are unbalanced", .error,
    .run { rule, run in
      let warned = warned(rule, run)
      // If a callback is called at the wrong time, another callback is often missing later. Only
      // the first problem of an object is reported.
      let known = Set(warned.map(\.object))
      return warned + unfinished(rule, run).filter { !known.contains($0.object) }
    })

  @MainActor
  private static func warned(_ rule: Rule, _ run: RunEvidence) -> [Finding] {
    var reported: [Subject] = []
    return run.warnings.compactMap { warning in
      let isUnbalanced = warning.kind == .unbalancedAppearance
      guard isUnbalanced || warning.kind == .directAppearance, let who = warning.subject,
        !reported.contains(who)
      else { return nil }
      reported.append(who)
      return rule.finding(
        who, isUnbalanced ? "beginAppearanceTransition(_:animated:)" : "viewWillAppear(_:)",
        at: warning.time, warning.text,
        expected: "viewWill… and viewDid… in pairs that UIKit sends; the app sends them only where "
          + "a container forwards them to its children, or a presenter stays on screen under .custom.",
        fix: isUnbalanced
          ? "delete beginAppearanceTransition and endAppearanceTransition: UIKit sends these calls."
          : "delete the direct call.", stack: warning.stack)
    }
  }

  /// Finds appearance transitions that the app itself began but never ended, or ended in the wrong
  /// state.
  @MainActor
  private static func unfinished(_ rule: Rule, _ run: RunEvidence) -> [Finding] {
    guard run.isAtRest, run.transitions.allSatisfy({ $0.outcome != .running }) else { return [] }
    var last: [(who: Subject, event: CallTrace.Event)] = []
    for (event, callee) in zip(run.events, run.callees) where event.lane == .appearance {
      guard let object = callee.object else { continue }
      last.removeAll { $0.who.is(object) }
      last.append((callee, event))
    }
    return last.compactMap { who, event in
      switch event.call {
      case .appearance(.viewDidLoad), .appearance(.viewDidAppear), .appearance(.viewDidDisappear):
        return contradicted(rule, who, event, last)
      default: break
      }
      return rule.finding(
        who, event.call.description, at: event.time,
        "\(event.call) was never followed by the matching viewDid… callback.",
        expected: "endAppearanceTransition() for each beginAppearanceTransition(_:animated:).",
        fix: "call endAppearanceTransition() in the completion, or leave both calls to UIKit.",
        stack: event.stack)
    }
  }

  /// Finds a last callback that contradicts the view hierarchy. The callback is `viewDidDisappear`
  /// although the view is on screen, or `viewDidAppear` although the view is off screen. The cause
  /// is a container that forwards appearance callbacks itself and has forwarded the wrong
  /// callbacks.
  @MainActor
  private static func contradicted(
    _ rule: Rule, _ who: Subject, _ event: CallTrace.Event,
    _ last: [(who: Subject, event: CallTrace.Event)]
  ) -> Finding? {
    guard let controller = who.controller, let view = controller.viewIfLoaded,
      let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    let isSeen = view.window != nil
    let isSent = event.call.appearance == .didAppear
    guard isSent != isSeen else { return nil }
    // If the container contradicts the view hierarchy in the same way, its child is not at fault.
    if let above = parent.viewIfLoaded, (above.window != nil) == isSeen,
      last.first(where: { $0.who.is(parent) })?.event.call.appearance == event.call.appearance
    {
      return nil
    }
    return rule.finding(
      who, event.call.description, at: event.time,
      "\(event.call) was the last appearance callback, but the controller's view is in "
        + "\(isSeen ? "a" : "no") window.",
      expected: "beginAppearanceTransition(true, …) for a child that appears, (false, …) for "
        + "one that disappears.",
      fix: "delete shouldAutomaticallyForwardAppearanceMethods, or call "
        + "beginAppearanceTransition with isAppearing: \(isSeen) here.", stack: event.stack)
  }
}

// What presentation controllers do at the wrong moment.
extension Rule {
  static let questionChangesViews = Rule(
    "T32", "presentedView or the frame question changes the hierarchy", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let asked = seen.asked, let presentation = seen.presentation,
          let change = seen.presentedViews.count > 1
            ? "makes another view each time" : asked.before.firstMove(to: asked.after)
        else { return nil }
        return rule.finding(
          presentation, asked.question, at: asked.after.time,
          "\(asked.question) \(change) when it is asked; UIKit asks any number of times.",
          expected: "an answer and nothing else.",
          fix: "build and add views in presentationTransitionWillBegin().")
      }
    })

  static let beginTouchesPresented = Rule(
    "T33", "WillBegin alters the presented view", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let told = seen.toldBegin, let presentation = seen.presentation,
          let change = told.before.changes(
            of: told.view, to: told.after, [.opacity, .transform, .hidden]
          ).first
        else { return nil }
        let method = "\(seen.kind == .present ? "presentation" : "dismissal")TransitionWillBegin()"
        return rule.finding(
          presentation, method, at: told.after.time,
          "\(method) changed \(change.property.viewName) of \(told.view.name)"
            + "\(change.numbers), before the animator has begun.",
          expected: "the presented view as it was: moving it is the animator's.",
          fix: "change only the presentation's own views there, alongside the transition.")
      }
    })

  static let endIgnoresCompleted = Rule(
    "T34", "DidEnd ignores whether the transition completed", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let presentation = seen.presentation, seen.outcome != .abandoned,
          seen.kind == .present || seen.kind == .dismiss,
          (seen.kind == .present) == (seen.outcome == .completed),
          let begun = seen.kind == .dismiss ? seen.before : seen.completing,
          let rested = seen.rested
        else { return nil }
        // Still presented: what the presentation controller has put around the page stays.
        let gone = begun.subviews(of: seen.container).first { entry in
          entry.isVisible && !rested.contains(entry.subject)
            && !begun.isInside(seen.fromView, entry.subject)
            && !begun.isInside(seen.toView, entry.subject)
            && !seen.addedByAnimator(entry.subject)
        }
        guard let gone else { return nil }
        let method = "\(seen.kind == .present ? "presentation" : "dismissal")TransitionDidEnd(_:)"
        return rule.finding(
          presentation, method, at: rested.time,
          "\(gone.subject.name) is gone from the container though "
            + (seen.kind == .present
              ? "\(seen.to.name) is presented." : "the dismissal was cancelled."),
          expected: "what surrounds the page as long as it is presented.",
          fix: seen.kind == .present
            ? "if !completed { dimmingView.removeFromSuperview() }"
            : "if completed { dimmingView.removeFromSuperview() }")
      }
    })
}

extension TransitionEvidence {
  /// Whether a view came between the will-callbacks and the end of `animateTransition`.
  fileprivate func addedByAnimator(_ subject: Subject) -> Bool {
    guard let begun, let animated else { return false }
    return animated.contains(subject) && !begun.contains(subject)
  }
}

extension TreeSnapshot {
  /// The first view that came, went or has another parent in a later snapshot, in words.
  fileprivate func firstMove(to later: TreeSnapshot) -> String? {
    for entry in later.entries {
      guard let old = self[entry.subject] else {
        return "adds \(entry.subject.name) to \(entry.parent?.name ?? "the screen")"
      }
      if old.parent != entry.parent {
        return "moves \(entry.subject.name) to \(entry.parent?.name ?? "the screen")"
      }
    }
    return entries.first { !later.contains($0.subject) }.map { "removes \($0.subject.name)" }
  }
}

extension TreeSnapshot.Change {
  /// ` from 1 to 0.9`; nothing for what is no number.
  fileprivate var numbers: String {
    guard case .number(let before) = before, case .number(let after) = after else { return "" }
    return String(format: " from %.3g to %.3g", before, after)
  }
}

extension Rule {
  static let questionChangesViews = Rule(
    "T32", "presentedView or frameOfPresentedView… changes the hierarchy", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let asked = seen.asked, let presentation = seen.presentation,
          seen.presentedViews.count > 1 || asked.before.firstMove(to: asked.after) != nil
        else { return nil }
        @MainActor func change() -> String {
          let move = asked.before.firstMove(to: asked.after)
          return seen.presentedViews.count > 1 ? "returns another view each time" : move ?? ""
        }
        return rule.finding(
          presentation, asked.question, at: asked.after.time,
          "\(asked.question) \(change()) when UIKit reads it, which may happen any number of times.",
          expected: "a getter without side effects.",
          fix: "build and add views in presentationTransitionWillBegin().")
      }
    })
}

extension TreeSnapshot {
  /// Describes the first view that was added, removed or moved to another parent in a later
  /// snapshot.
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

extension Rule {
  static let beginTouchesPresented = Rule(
    "T33", "…TransitionWillBegin() alters the presented view", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let begin = seen.presentationBegin, let presentation = seen.presentation,
          let change = begin.before.changes(
            of: begin.view, to: begin.after, [.opacity, .transform, .hidden]
          ).first
        else { return nil }
        let method = "\(seen.kind == .present ? "presentation" : "dismissal")TransitionWillBegin()"
        return rule.finding(
          presentation, method, at: begin.after.time,
          "\(method) changed \(change.property.viewName) of \(begin.view.name)"
            + "\(change.numbers), before the animator started.",
          expected: "the presented view unchanged, because the animator animates it.",
          fix: "in this method change only the presentation controller's own views, alongside the "
            + "transition.")
      }
    })
}

extension TreeSnapshot.Change {
  /// The change as text, such as ` from 1 to 0.9`; empty for values that are not numbers.
  fileprivate var numbers: String {
    guard case .number(let before) = before, case .number(let after) = after else { return "" }
    return String(format: " from %.3g to %.3g", before, after)
  }
}

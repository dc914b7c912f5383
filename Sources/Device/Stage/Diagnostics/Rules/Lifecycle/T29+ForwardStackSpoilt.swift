extension Rule {
  static let forwardStackSpoilt = Rule(
    "T29", "the forward stack changes although the transition was cancelled", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.outcome == .cancelled, let before = seen.stacksBefore,
          let after = seen.stacksAfter
        else { return nil }
        for list in after.lists {
          guard let old = before.lists.first(where: { $0.slot == list.slot }),
            old.controllers != list.controllers
          else { continue }
          @MainActor func names(_ list: StoredStacks.List) -> String {
            "[" + list.controllers.map { $0.name }.joined(separator: ", ") + "]"
          }
          return rule.finding(
            list.holder, list.slot.property, at: seen.endedAt ?? run.now,
            "\(list.slot.property) was \(names(old)) before \(seen.title), which was cancelled, "
              + "and is \(names(list)) afterwards.",
            expected: "the same controllers, because no controller has left the stack.",
            fix: "change the forward stack in the coordinator's completion, unless "
              + "context.isCancelled.")
        }
        return nil
      }
    })
}

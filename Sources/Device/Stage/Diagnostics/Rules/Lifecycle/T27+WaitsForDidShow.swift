extension Rule {
  static let waitsForDidShow = Rule(
    "T27", "logic depends on didShow, which is not called after a cancellation", .error,
    .endings { rule, finished, cancelled in
      cancelled.transitions.compactMap { seen in
        guard seen.outcome == .cancelled, let owner = seen.owner, let before = seen.stacksBefore,
          let after = seen.stacksAfter
        else { return nil }
        for flag in after.flags where before.value(of: flag.slot) != flag.value {
          guard finished.restores(flag.slot), finished.hearsDidShow(flag.slot.className) else {
            continue
          }
          return rule.finding(
            flag.holder, flag.slot.property, at: seen.endedAt ?? cancelled.now,
            "\(flag.slot.property) was \(before.value(of: flag.slot) ?? "nil") before the "
              + "cancelled \(seen.kind.rawValue) and is \(flag.value) after it; a "
              + "\(seen.kind.rawValue) that finishes resets it in didShow, which \(owner.name) "
              + "does not call after a cancellation.",
            expected: "the same value after a cancellation as before.",
            fix: "reset the property in the coordinator's completion: "
              + "transitionCoordinator?.animate(alongsideTransition: nil) { _ in … }.")
        }
        return nil
      }
    })
}

extension StoredStacks {
  fileprivate func value(of slot: Slot) -> String? { flags.first { $0.slot == slot }?.value }
}

extension RunEvidence {
  /// Whether, after a completed transition, the flag had the same value as before it.
  fileprivate func restores(_ slot: StoredStacks.Slot) -> Bool {
    transitions.contains { seen in
      guard seen.outcome == .completed, let before = seen.stacksBefore,
        let after = seen.stacksAfter, let value = before.value(of: slot)
      else { return false }
      return after.value(of: slot) == value
    }
  }

  /// Whether an object of that class implements `didShow`.
  fileprivate func hearsDidShow(_ className: String) -> Bool {
    zip(events, callees).contains { event, callee in
      guard case .question(.navigationDidShow) = event.call else { return false }
      return callee.className == className
    }
  }
}

extension Rule {
  static let delegateDied = Rule(
    "T17", "the delegate is deallocated before UIKit calls it", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let lost = seen.lostDelegate else { return nil }
        return rule.finding(
          lost.holder, lost.property, at: seen.requestedAt,
          "\(lost.property) was set to a \(lost.className), which has been deallocated: the "
            + "property is weak and no other object retained it, so \(seen.title) used UIKit's own "
            + "transition.",
          expected: "a delegate that is retained for as long as UIKit can call it.",
          fix: "keep the \(lost.className) in a property of the object that creates it: "
            + "private let transition = \(lost.className)().")
      }
    })
}

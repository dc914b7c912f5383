extension Rule {
  static let delegateDied = Rule(
    "T17", "a transition's delegate died before it was asked", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard let lost = seen.lostDelegate else { return nil }
        return rule.finding(
          lost.holder, lost.property, at: seen.requestedAt,
          "\(lost.property) was set to a \(lost.className), which is gone: the property is weak, "
            + "nobody else kept the object, and \(seen.title) ran UIKit's own transition.",
          expected: "a delegate that somebody keeps for as long as it can be asked.",
          fix: "keep the \(lost.className) in a property of the object that makes it: "
            + "private let transition = \(lost.className)().")
      }
    })
}

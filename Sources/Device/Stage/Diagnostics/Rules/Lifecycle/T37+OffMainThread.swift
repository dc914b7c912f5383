extension Rule {
  static let offMainThread = Rule(
    "T37", "UIKit is used on another thread", .error,
    .run { rule, run in
      var reported: [(caller: String?, place: String?)] = []
      return run.violations.compactMap { use in
        guard !reported.contains(where: { $0 == (use.caller, use.place) }) else { return nil }
        reported.append((use.caller, use.place))
        let caller = use.caller ?? "the app"
        return Finding(
          rule: rule.id, severity: rule.severity, time: use.time, object: caller, property: nil,
          message: "\(caller) used \(use.call) on \(use.thread)"
            + (use.place.map { " (\($0))" } ?? "")
            + ": on a device the views may change late, flicker or end the program.",
          expected: "UIKit is used only on the main thread.",
          fix: "DispatchQueue.main.async { … } around the call")
      }
    })
}

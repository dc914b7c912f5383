extension Rule {
  static let sheetByDefault = Rule(
    "T36", "a custom transition runs under the default style", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.isSheetByDefault, seen.kind == .present, !seen.isSystem else { return nil }
        return rule.finding(
          seen.to, "modalPresentationStyle", at: seen.requestedAt,
          "this controller has a transitioningDelegate, but its modalPresentationStyle was never "
            + "set: since iOS 13 UIKit shows the controller as a sheet, which leaves the "
            + "presenter's view in place and wraps the presented view in another view.",
          expected: "an explicit style; code from before iOS 13 expects .fullScreen.",
          fix: seen.lineOfStyle)
      }
    })
}

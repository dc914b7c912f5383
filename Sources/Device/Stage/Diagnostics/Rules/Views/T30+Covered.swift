extension Rule {
  /// If the arriving view is covered for fewer ticks than this, users do not notice it
  /// (unverified).
  private static let fewestTicks = 4

  static let covered = Rule(
    "T30", "the arriving view is covered all the time", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.outcome == .completed, !seen.isSystem, let from = seen.fromView,
          let to = seen.toView, let began = seen.animatedAt, let ended = seen.endedAt,
          seen.turns.all >= fewestTicks, seen.turns.covered == seen.turns.all
        else { return nil }
        return rule.finding(
          to, at: began,
          "\(from.name) covered the arriving view, opaque and unmoved, during the whole of "
            + "\(seen.title): for \(String(format: "%.2f", ended - began)) s the animation was invisible, then "
            + "the view appeared at once.",
          expected: "the arriving view above the departing view, or a departing view that moves.",
          fix: "transitionContext.containerView.addSubview(toView)")
      }
    })
}

extension Rule {
  static let emptyBlock = Rule(
    "T16", "an animation block that changes nothing", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.endsAtOnce(within: atOnce), let end = seen.completions.first(where: \.isHeard),
          // A view that is not on screen cannot animate; another rule covers that.
          seen.toView == nil || seen.animated?.contains(seen.toView) ?? false
        else { return nil }
        return rule.finding(
          seen.culprit, "animateTransition(using:)", at: end.time,
          "the animation block changed no property that animates, so its completion came at once "
            + "and \(seen.title) was over in no time instead of "
            + "\(CallTrace.number(seen.duration ?? 0)) s.",
          expected: "other values before the block than in it, on views that are on screen.",
          fix: "set where it starts from before the block: to.alpha = 0; "
            + "UIView.animate(…) { to.alpha = 1 }")
      }
    })
}

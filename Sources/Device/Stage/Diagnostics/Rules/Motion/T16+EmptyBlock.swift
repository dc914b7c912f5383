extension Rule {
  static let emptyBlock = Rule(
    "T16", "an animation block that changes nothing", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.endsAtOnce(within: atOnce),
          let end = seen.completions.first(where: \.isAccepted),
          // A view that is not on screen cannot animate. Another rule reports a view that is not on
          // screen.
          seen.toView == nil || seen.animated?.contains(seen.toView) ?? false
        else { return nil }
        return rule.finding(
          seen.culprit, "animateTransition(using:)", at: end.time,
          "the animation block changed no property that animates, so its completion was called "
            + "immediately and \(seen.title) ended at once instead of after "
            + "\(CallTrace.number(seen.duration ?? 0)) s.",
          expected: "values before the block that differ from the values in the block, on views in "
            + "a window.",
          fix: "set the start values before the block: to.alpha = 0; "
            + "UIView.animate(…) { to.alpha = 1 }")
      }
    })
}

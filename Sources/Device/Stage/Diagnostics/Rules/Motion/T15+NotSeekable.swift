extension Rule {
  static let notSeekable = Rule(
    "T15", "an animation that the gesture cannot drive", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        guard seen.wasInteractive, !seen.hasOwnInteractor, !seen.isSystem, !seen.isInterruptible,
          let began = seen.animatedAt
        else { return [] }
        var found = outside(rule, seen, from: began)
        if seen.delays > 0 {
          found.append(
            rule.finding(
              seen.culprit, "animateTransition(using:)", at: began,
              "the animator scheduled work with asyncAfter in \(seen.title), which is interactive: the "
                + "work runs on time even while the finger pauses.",
              expected: "one animation whose steps start at relative times.",
              fix: "UIView.animateKeyframes with addKeyframe(withRelativeStartTime:…), or "
                + "animate(withDuration:delay:…)"))
        }
        if let tick = seen.ticks.first {
          found.append(
            rule.finding(
              seen.culprit, "CADisplayLink", at: tick,
              "a display link drives the animator in \(seen.title), which is interactive: the "
                + "values do not follow the percentage.",
              expected: "changes in an animation block, which the percentage drives.",
              fix: "UIView.animate(withDuration: transitionDuration(using: "
                + "transitionContext)) { … }"))
        }
        return found
      }
    })

  /// The findings for views outside the container that the animator or an alongside animation
  /// changes. Each view is reported once.
  @MainActor
  private static func outside(
    _ rule: Rule, _ seen: TransitionEvidence, from began: Double
  ) -> [Finding] {
    var found: [Finding] = []
    var reported: [Subject] = []
    func report(
      _ animations: [TransitionEvidence.Animation], _ cause: @MainActor () -> String,
      expected: String, fix: String
    ) {
      for animation in animations where !animation.isDriven && animation.isOnScreen {
        guard !reported.contains(animation.subject) else { continue }
        reported.append(animation.subject)
        found.append(
          rule.finding(
            animation.subject, animation.key.isEmpty ? nil : animation.key, at: began,
            "\(cause()), but the view is outside the container: its animation keeps running while "
              + "the gesture holds the others.",
            expected: expected, fix: fix))
      }
    }
    report(
      seen.animations, { "the animator animates this view in \(seen.title)" },
      expected: "animations of views in the container, or animateAlongsideTransition(in:) for a "
        + "view outside it.",
      fix: "toVC.transitionCoordinator?.animateAlongsideTransition(in: view, animation: "
        + "{ _ in … })")
    report(
      seen.alongside, { "an animation alongside \(seen.title) changes this view" },
      expected: "animateAlongsideTransition(in:) for a view outside the container.",
      fix: "animateAlongsideTransition(in: view, animation: { _ in … }) in place of "
        + "animate(alongsideTransition:)")
    return found
  }
}

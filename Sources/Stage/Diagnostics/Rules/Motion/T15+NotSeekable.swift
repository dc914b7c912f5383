extension Rule {
  static let notSeekable = Rule(
    "T15", "an animation that the finger cannot drive", .warning,
    .run { rule, run in
      run.transitions.flatMap { seen -> [Finding] in
        guard seen.wasInteractive, !seen.hasOwnInteractor, !seen.isSystem, !seen.isInterruptible,
          let began = seen.animatedAt
        else { return [] }
        var found: [Finding] = []
        var told: [Subject] = []
        for animation in seen.animations where !animation.isInContainer && animation.isOnScreen {
          guard !told.contains(animation.subject) else { continue }
          told.append(animation.subject)
          found.append(
            rule.finding(
              animation.subject, animation.key.isEmpty ? nil : animation.key, at: began,
              "the animator animates it in \(seen.title), but it is not in the container: it runs "
                + "by itself while the finger holds everything else.",
              expected: "animations of the container's own views, or "
                + "animateAlongsideTransition(in:) for one outside.",
              fix: "toVC.transitionCoordinator?.animateAlongsideTransition(in: view, animation: "
                + "{ _ in … })"))
        }
        if seen.delays > 0 {
          found.append(
            rule.finding(
              seen.culprit, "animateTransition(using:)", at: began,
              "it asked for something to be done later (asyncAfter) in \(seen.title), which a "
                + "finger drives: a clock runs on while the finger waits.",
              expected: "one animation whose parts begin at their share of the time.",
              fix: "UIView.animateKeyframes with addKeyframe(withRelativeStartTime:…), or "
                + "animate(withDuration:delay:…)"))
        }
        if let tick = seen.ticks.first {
          found.append(
            rule.finding(
              seen.culprit, "CADisplayLink", at: tick,
              "a display link drives the animator in \(seen.title), which a finger drives: each "
                + "goes its own way.",
              expected: "changes in an animation block, which the percentage drives.",
              fix: "UIView.animate(withDuration: transitionDuration(using: context)) { … }"))
        }
        return found
      }
    })
}

extension Rule {
  package static let otherInterruptible = Rule(
    "T28", "interruptibleAnimator(using:) returns a different object each time", .error,
    .run { rule, run in
      let expected =
        "interruptibleAnimator(using:) returns the same object until the end, the animator "
        + "that animateTransition(using:) starts."
      let fix = "if let animator { return animator } // made once, kept until animationEnded(_:)"
      return run.transitions.compactMap { seen in
        if let caught = seen.lentIdleAt {
          return rule.finding(
            seen.culprit, "interruptibleAnimator(using:)", at: caught,
            (seen.wasInterruptedByProbe
              ? "the check interrupted \(seen.title) halfway" : "\(seen.title) was interrupted")
              + ", but the returned animator had not been started: "
              + "another object runs the animation and keeps "
              + "running.", expected: expected, fix: fix)
        }
        guard seen.lendsIdleAnimation, seen.isAnimated, !seen.wasInteractive,
          let began = seen.animatedAt
        else { return nil }
        return rule.finding(
          seen.culprit, "interruptibleAnimator(using:)", at: began,
          "the returned animator had not been started when animateTransition(using:) returned in "
            + "\(seen.title): the animation is run by an object that cannot be paused.",
          expected: expected, fix: fix)
      }
    })
}

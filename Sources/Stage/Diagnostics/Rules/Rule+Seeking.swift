// Whether a transition's time is what it says, and can be driven.
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

  /// A transition that was over after so many turns has not been seen (unverified); a block that
  /// changed nothing calls back in the next one.
  private static let atOnce = 2

  static let emptyBlock = Rule(
    "T16", "an animation block that changes nothing", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.endsAtOnce(within: atOnce), let end = seen.completions.first(where: \.isHeard),
          // What is not on screen cannot animate: another rule's.
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

  /// Seconds by which an animation may miss the duration that was announced: three turns;
  /// unverified.
  private static let sameTime = 0.05
  /// A run-out that takes longer than so many durations crawls; unverified.
  private static let crawl = 2.0

  static let otherDuration = Rule(
    "T24", "the animation does not take the time that was announced", .warning,
    .run { rule, run in
      run.warnings.compactMap { completionSpeed(rule, run, $0) }
        + run.transitions.compactMap { seen in
          // One that was ended twice says nothing about its time.
          guard !seen.isSystem, seen.isAnimated, !seen.isInterruptible,
            seen.completions.count < 2, let duration = seen.duration, duration > 0,
            !seen.endsAtOnce(within: atOnce)
          else { return nil }
          return crawling(rule, seen, duration) ?? lengths(rule, seen, duration)
        }
    })

  @MainActor
  private static func completionSpeed(
    _ rule: Rule, _ run: RunEvidence, _ warning: RunEvidence.Warning
  ) -> Finding? {
    guard warning.text.hasPrefix("completionSpeed must be greater than 0"),
      let seen = run.transitions.last(where: { $0.requestedAt <= warning.time }),
      let interactor = seen.interactor
    else { return nil }
    return rule.finding(
      interactor, "completionSpeed", at: warning.time,
      "it was 0 or less when the finger let go of \(seen.title); UIKit takes 1 instead, or never "
        + "comes to an end.", expected: "a speed above 0.",
      fix: "interactor.completionSpeed = max(speed, 0.5)")
  }

  @MainActor
  private static func crawling(
    _ rule: Rule, _ seen: TransitionEvidence, _ duration: Double
  ) -> Finding? {
    guard let interactor = seen.interactor, !seen.hasSpring,
      let release = seen.steering.last(where: {
        $0.isHeard && ($0.word == .finish || $0.word == .cancel)
      }), let end = seen.completions.first(where: \.isHeard),
      end.time - release.time > crawl * duration + sameTime
    else { return nil }
    return rule.finding(
      interactor, "completionSpeed", at: release.time,
      "after the finger let go, \(seen.title) took \(CallTrace.number(end.time - release.time)) s "
        + "to come to its end, though the whole of it takes \(CallTrace.number(duration)) s: "
        + "completionSpeed is next to nothing.",
      expected: "a rest that takes no longer than the way as a whole.",
      fix: "interactor.completionSpeed = max(speed, 0.5)")
  }

  /// Driven by a finger, what counts is the animation's length, otherwise when it was over.
  @MainActor
  private static func lengths(
    _ rule: Rule, _ seen: TransitionEvidence, _ duration: Double
  ) -> Finding? {
    guard !seen.hasSpring, !seen.blocks.isEmpty, let began = seen.animatedAt,
      // An interactor that drives by itself has a time of its own.
      !seen.wasInteractive || !seen.hasOwnInteractor
    else { return nil }
    let length: Double
    if seen.wasInteractive {
      length = seen.blocks.filter { !$0.isEmpty }.map { $0.delay + $0.duration }.max() ?? duration
    } else {
      guard let end = seen.completions.first(where: \.isHeard) else { return nil }
      length = end.time - began
    }
    guard abs(length - duration) > sameTime else { return nil }
    return rule.finding(
      seen.culprit, "transitionDuration(using:)", at: began,
      "it says \(CallTrace.number(duration)) s, but the animation of \(seen.title) takes "
        + "\(CallTrace.number(length)) s: whatever runs alongside, and a finger's percentage, go "
        + "by the wrong time.",
      expected: "the same duration in transitionDuration(using:) and in the animation.",
      fix: "UIView.animate(withDuration: transitionDuration(using: context)) { … }")
  }
}

extension TransitionEvidence {
  fileprivate var hasSpring: Bool { blocks.contains(where: \.isSpring) }

  /// Over at once although it should have taken time, because a block had nothing to animate.
  fileprivate func endsAtOnce(within turns: Int) -> Bool {
    let instant = FrameClock.time(ofTurn: turns) + FrameClock.rounding
    guard !isSystem, isAnimated, !isInterruptible, let duration, duration > 2 * instant,
      let began = animatedAt, let end = completions.first(where: \.isHeard),
      end.time - began <= instant, !blocks.isEmpty
    else { return false }
    return blocks.contains(where: \.isEmpty) || !animations.contains(where: \.isOnScreen)
  }
}

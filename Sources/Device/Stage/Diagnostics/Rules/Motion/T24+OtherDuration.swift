extension Rule {
  /// An animation may be this number of seconds longer or shorter than the announced duration. The
  /// number is about three ticks (unverified).
  private static let sameTime = 0.05
  /// If the completion phase takes more than this multiple of the duration, it is too slow
  /// (unverified).
  private static let crawl = 2.0

  static let otherDuration = Rule(
    "T24", "the animation does not last as long as transitionDuration(using:) says", .warning,
    .run { rule, run in
      run.warnings.compactMap { completionSpeed(rule, run, $0) }
        + run.transitions.compactMap { seen in
          // A transition that was completed twice has two durations, so it is not checked.
          guard !seen.isSystem, seen.isAnimated, !seen.isInterruptible,
            seen.completions.count < 2, let duration = seen.duration, duration > 0,
            !seen.endsAtOnce(within: atOnce)
          else { return nil }
          return crawling(rule, seen, duration) ?? cutOff(rule, seen)
            ?? lengths(rule, seen, duration)
        }
    })

  @MainActor
  private static func completionSpeed(
    _ rule: Rule, _ run: RunEvidence, _ warning: RunEvidence.Warning
  ) -> Finding? {
    guard warning.kind == .completionSpeed,
      let seen = run.transitions.last(where: { $0.requestedAt <= warning.time }),
      let interactor = seen.interactor
    else { return nil }
    return rule.finding(
      interactor, "completionSpeed", at: warning.time,
      "completionSpeed was 0 or less when the gesture of \(seen.title) ended; UIKit uses 1 "
        + "instead, or the transition never ends.", expected: "a speed above 0.",
      fix: "interactor.completionSpeed = max(speed, 0.5)", stack: warning.stack)
  }

  @MainActor
  private static func crawling(
    _ rule: Rule, _ seen: TransitionEvidence, _ duration: Double
  ) -> Finding? {
    guard let interactor = seen.interactor, !seen.hasSpring,
      let release = seen.steering.last(where: {
        $0.isAccepted && ($0.word == .finish || $0.word == .cancel)
      }), let end = seen.completions.first(where: \.isAccepted),
      end.time - release.time > crawl * duration + sameTime
    else { return nil }
    return rule.finding(
      interactor, "completionSpeed", at: release.time,
      "after the gesture ended, \(seen.title) took \(CallTrace.number(end.time - release.time)) s "
        + "to finish, although the whole transition takes \(CallTrace.number(duration)) s: "
        + "completionSpeed is almost 0.",
      expected: "a completion that takes no longer than the whole transition.",
      fix: "interactor.completionSpeed = max(speed, 0.5)")
  }

  /// Finds an animation of the arriving or departing view that was still running when the
  /// transition was completed, because the completion of a shorter animation completed it.
  @MainActor
  private static func cutOff(_ rule: Rule, _ seen: TransitionEvidence) -> Finding? {
    guard !seen.hasSpring, let end = seen.completions.first(where: \.isAccepted),
      let cut = seen.cutOff.first(where: { $0.left > sameTime })
    else { return nil }
    return rule.finding(
      cut.view, cut.key.isEmpty ? nil : cut.key, at: end.time,
      "completeTransition(true) ended \(seen.title) while an animation of this view still had "
        + "\(CallTrace.number(cut.left)) s to go: the user sees the animation cut off, or the view "
        + "responds to touches while it moves.",
      expected: "completeTransition(_:) in the completion of the animation that ends last.",
      fix: "transitionContext.completeTransition(…) only in the completion of the longest animation"
    )
  }

  /// Compares a length with the announced duration. For an interactive transition, the length is
  /// the animation's duration. For any other transition, the length is the time from the call to
  /// the animator until the transition ended.
  @MainActor
  private static func lengths(
    _ rule: Rule, _ seen: TransitionEvidence, _ duration: Double
  ) -> Finding? {
    guard !seen.hasSpring, !seen.blocks.isEmpty, let began = seen.animatedAt,
      // An interaction controller of the app's own class determines its own timing.
      !seen.wasInteractive || !seen.hasOwnInteractor
    else { return nil }
    let length: Double
    if seen.wasInteractive {
      length = seen.blocks.filter { !$0.isEmpty }.map { $0.delay + $0.duration }.max() ?? duration
    } else {
      guard let end = seen.completions.first(where: \.isAccepted) else { return nil }
      length = end.time - began
    }
    guard abs(length - duration) > sameTime else { return nil }
    return rule.finding(
      seen.culprit, "transitionDuration(using:)", at: began,
      "transitionDuration(using:) returns \(CallTrace.number(duration)) s, but the animation of "
        + "\(seen.title) takes \(CallTrace.number(length)) s: alongside animations and interactive "
        + "progress use the wrong duration.",
      expected: "the same duration in transitionDuration(using:) and in the animation.",
      fix: "UIView.animate(withDuration: transitionDuration(using: transitionContext)) { … }")
  }
}

extension TransitionEvidence {
  fileprivate var hasSpring: Bool { blocks.contains(where: \.isSpring) }
}

extension Rule {
  /// After a gesture ends, its transition must be finished or cancelled within this number of
  /// seconds (unverified).
  private static let letGo = 0.5

  static let unansweredGesture = Rule(
    "T13", "the interaction does not end with the gesture", .error,
    .run { rule, run in
      let history = GestureHistory(run)
      return run.transitions.compactMap { seen in
        // Another rule reports an interaction controller that does not call super.
        guard seen.wasInteractive, !seen.isSystem,
          seen.animatedAt != nil || seen.hasOwnInteractor || seen.outcome != .running
        else { return nil }
        let start = seen.steering.last { $0.word == .pause }?.call ?? seen.firstCall
        let drivers = history.active(at: start)
        guard let last = drivers.max(by: { ($0.end?.call ?? 0) < ($1.end?.call ?? 0) }),
          let end = last.end, drivers.allSatisfy({ $0.end != nil })
        else { return nil }
        let releases = seen.steering.filter {
          $0.isAccepted && $0.call >= start && ($0.word == .finish || $0.word == .cancel)
        }
        if end.isCancelled, let answer = releases.first(where: { $0.call > end.call }),
          answer.word == .finish, answer.time <= end.time + FrameClock.time(ofTick: 1) + 1e-9
        {
          return rule.finding(
            last.recognizer, "state", at: end.time,
            "the system cancelled the gesture, but finish() was called for \(seen.title).",
            expected: "cancel() for .cancelled and .failed; decide by progress or velocity only "
              + "for .ended.",
            fix: "case .cancelled, .failed: interactor.cancel()", severity: .warning)
        }
        guard releases.isEmpty, seen.outcome == .running, run.now > end.time + letGo else {
          return nil
        }
        let isEarly = seen.begunAt.map { $0 > end.time || end.call < seen.firstCall } ?? false
        return rule.finding(
          last.recognizer, "state", at: end.time,
          "the gesture was \(end.isCancelled ? "cancelled" : "over"), but neither finish() nor "
            + "cancel() reached \(seen.title)"
            + (isEarly ? ", which began only after the gesture" : "")
            + ": the transition hangs at its last progress.",
          expected: "finish() or cancel() at every end of a gesture: .ended, .cancelled, .failed, "
            + "also before startInteractiveTransition(_:).",
          fix: "case .cancelled, .failed: interactor.cancel()")
      }
    })
}

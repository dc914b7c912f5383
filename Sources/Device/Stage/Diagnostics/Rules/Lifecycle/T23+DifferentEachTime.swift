extension Rule {
  static let differentEachTime = Rule(
    "T23", "two runs with the same touches differ", .warning,
    .again { rule, first, second in
      guard let difference = first.difference(from: second) else { return [] }
      let running =
        first.transitions.last { $0.requestedAt <= difference.time + FrameClock.rounding }
        ?? first.transitions.first
      guard let running else { return [] }
      return [
        rule.finding(
          running.culprit, at: difference.time,
          "the same touches were played twice, and from here on \(difference.text()): something "
            + "uses random numbers, the wall clock, or a global or static variable that the first "
            + "run has changed.",
          expected: "a result that depends only on touches and on the transition's time.",
          fix: "use a random number generator with a seed (random(in:using:)), "
            + "CACurrentMediaTime() in place of Date(), and properties in place of global variables"
        )
      ]
    })
}

/// A difference between two runs, and its text.
private struct Difference {
  let time: Double
  let text: () -> String
}

extension RunEvidence {
  /// The first difference in calls or frames from another run of the same script.
  fileprivate func difference(from other: RunEvidence) -> Difference? {
    differenceOfCalls(from: other) ?? differenceOfFrames(from: other)
  }

  private func differenceOfCalls(from other: RunEvidence) -> Difference? {
    for (a, b) in zip(events, other.events) where a != b {
      let isSameCall = a.object == b.object && a.call.message == b.call.message
      return Difference(time: a.time) {
        isSameCall
          ? "\(a.object).\(a.call) is called at a different time"
          : "the calls differ: \(a.object).\(a.call) in one run, \(b.object).\(b.call) in the other"
      }
    }
    guard events.count != other.events.count else { return nil }
    let more = events.count > other.events.count ? events : other.events
    let extra = more[min(events.count, other.events.count)]
    return Difference(time: extra.time) {
      "\(extra.object).\(extra.call) is called in one run only"
    }
  }

  /// The first frame that differs. Frames are compared by their display lists at one pixel per
  /// point.
  private func differenceOfFrames(from other: RunEvidence) -> Difference? {
    for (a, b) in zip(frames, other.frames) where !a.shows(theSameAs: b) {
      return Difference(time: a.time) { "the screen differs" }
    }
    return nil
  }
}

extension Recording.Frame {
  /// Whether both frames show the same content. Frames with equal texts count as equal, because
  /// texts contain rounded numbers and hide rounding errors. The texts are created only if an exact
  /// number differs.
  fileprivate func shows(theSameAs other: Recording.Frame) -> Bool {
    let (one, other) = (list, other.list)
    return one.draws(theSameAs: other) || one.text == other.text
  }

  private var list: DisplayList {
    tree.displayList(at: time, size: size ?? CGSize(width: 1000, height: 1000), scale: 1)
  }
}

extension Rule {
  /// Because of rounding, a percentage may be outside 0…1 by this amount.
  private static let rounding = 1e-6
  /// A change of the percentage of at least `jump` counts as a jump, unless the touch has moved at
  /// least `step` points. In a small container, the fraction `share` of the container's shorter
  /// side replaces `step`. All three values are unverified.
  private static let (jump, step, share): (Double, CGFloat, CGFloat) = (0.25, 25, 1.0 / 16)

  /// The minimum touch movement that explains a jump of the percentage, in points.
  @MainActor
  private static func step(of seen: TransitionEvidence) -> CGFloat {
    guard let bounds = seen.begun?[seen.container]?.values.bounds else { return step }
    return min(step, min(bounds.width, bounds.height) * share)
  }

  static let percentOutOfRange = Rule(
    "T14", "the percentage of update(_:) is out of range, or jumps", .warning,
    .run { rule, run in
      let history = GestureHistory(run)
      return run.transitions.flatMap { seen -> [Finding] in
        guard let interactor = seen.interactor, !seen.isSystem else { return [] }
        let updates = seen.updates.filter(\.percent.isFinite)
        var found: [Finding] = []
        if let none = seen.updates.first(where: { !$0.percent.isFinite }) {
          found.append(
            rule.finding(
              interactor, "update(_:)", at: none.time,
              "update(_:) was called with \(CallTrace.number(none.percent)) during "
                + "\(seen.title): the value is not finite and is ignored; the cause is often a "
                + "division by 0.",
              expected: "a percentage between 0 and 1 that follows the finger.",
              fix: "guard view.bounds.height > 0 else { return }"))
        }
        let expected = "a percentage between 0 and 1 that follows the finger."
        if let worst = updates.filter({ $0.percent > 1 + rounding }).max(by: {
          $0.percent < $1.percent
        }) {
          found.append(
            rule.finding(
              interactor, "update(_:)", at: worst.time,
              "update(_:) was called with \(CallTrace.number(worst.percent)) during "
                + "\(seen.title): above 1 the views no longer follow the finger.",
              expected: expected,
              fix: "interactor.update(min(max(percent, 0), 1))"))
        } else if let worst = updates.min(by: { $0.percent < $1.percent }),
          worst.percent < -rounding
        {
          found.append(
            rule.finding(
              interactor, "update(_:)", at: worst.time,
              "update(_:) was called with \(CallTrace.number(worst.percent)) during "
                + "\(seen.title): the finger has moved back past its start, and the views do not "
                + "follow it.",
              expected: expected, fix: "interactor.update(min(max(percent, 0), 1))"))
        }
        guard
          let driver = history.active(at: seen.firstCall).first(where: {
            !$0.translations.isEmpty
          })
        else { return found }
        var before = (percent: 0.0, translation: CGPoint.zero)
        // The check stops at the first interruption. Until the interruption, the animation did not
        // follow the touch.
        let pause = seen.steering.first { $0.word == .pause }?.call ?? .max
        // The check also stops at the first resize, because afterwards the touch's distance is a
        // different fraction of the window.
        let resize = run.events.indices.first {
          $0 > seen.firstCall && run.events[$0].changesWindowSize
        }
        let step = step(of: seen)
        for update in run.shown(updates, of: seen).prefix(while: {
          $0.call < min(pause, resize ?? .max)
        }) {
          guard let translation = driver.translation(at: update.call) else { continue }
          let moved = hypot(
            translation.x - before.translation.x, translation.y - before.translation.y)
          if abs(update.percent - before.percent) >= jump, moved < step {
            found.append(
              rule.finding(
                interactor, "update(_:)", at: update.time,
                "the percentage went from \(CallTrace.number(before.percent)) to "
                  + "\(CallTrace.number(update.percent)) while the finger moved "
                  + "\(CallTrace.number(Double(moved))) pt: the views jump.", expected: expected,
                fix: "measure from the point where the gesture began: use "
                  + "pan.translation(in: container), not pan.location(in:)."))
            break
          }
          before = (update.percent, translation)
        }
        return found
      }
    })
}

extension TransitionEvidence {
  /// The percentages that the engine accepted, in order.
  fileprivate var updates: [(percent: Double, time: Double, call: Int)] {
    steering.compactMap { steering in
      guard case .update(let percent) = steering.word, steering.isAccepted else { return nil }
      return (percent, steering.time, steering.call)
    }
  }
}

extension RunEvidence {
  /// The percentages that are visible in frames. The result contains the last percentage of each
  /// tick since the transition began.
  ///
  /// Earlier updates in the same tick are never visible. A tick may contain several updates, for
  /// example because the touch has already moved far when the transition begins, or because a
  /// second touch lands and moves the gesture's location.
  ///
  /// An app that updates before the transition has begun often has no container to measure in, and
  /// passes 0. The engine repeats this 0 when the transition begins. It is the state before the first
  /// movement, and is left out.
  fileprivate func shown(
    _ updates: [(percent: Double, time: Double, call: Int)], of seen: TransitionEvidence
  ) -> [(percent: Double, time: Double, call: Int)] {
    let begin = events.indices.first {
      $0 >= seen.firstCall && events[$0].call == .transition(.startInteractiveTransition)
    }
    var later = updates.filter { $0.call > begin ?? seen.firstCall }
    let early = updates.last { $0.call <= begin ?? seen.firstCall }
    if let early, early.percent == 0, let first = later.first,
      (first.percent, first.time) == (early.percent, early.time)
    {
      later.removeFirst()
    }
    return later.indices.filter { index in
      index == later.count - 1 || later[index + 1].time > later[index].time
    }.map { later[$0] }
  }
}

extension CallTrace.Event {
  /// Whether the device was rotated or its window resized.
  fileprivate var changesWindowSize: Bool { call.changesWindowSize }
}

extension CallTrace.Call {
  /// Whether the call rotates the device or resizes its window.
  var changesWindowSize: Bool {
    switch self {
    case .request(.resize), .request(.rotate): true
    default: false
    }
  }
}

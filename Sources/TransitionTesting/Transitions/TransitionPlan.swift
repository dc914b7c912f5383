import Stage

/// What one run does: settings, then cues, each after the one before has come to rest.
struct TransitionPlan {
  /// One cue as this plan plays it.
  struct Act {
    var call: (@MainActor (UIViewController) -> Void)?
    var script: TouchScript
    /// Seconds from the cue to where its running animation is caught and sent back by code; nil
    /// where it is left alone.
    var grab: Double?
    /// Whether the next one follows although this one is given up.
    var isGivenUp = false
    /// Whether it takes away without animation what the last transition has brought.
    var undoes = false

    /// Takes away what is there.
    static var undo: Act {
      var act = Act(.fingers(TouchScript(fingers: [])))
      act.undoes = true
      return act
    }

    init(_ cue: TransitionCue) {
      if case .call(let body) = cue { call = body }
      script = cue.script
    }
  }

  let condition: TransitionCondition
  /// The condition, and which way it is about where there are two.
  let title: String
  var acts: [Act]

  /// Where a finger gives up, for the recording; nil when none does.
  var cancelledAt: Double? {
    switch condition {
    case .cancel(let share), .cancelThenGoOn(let share): share
    default: nil
    }
  }

  /// The cues as they are.
  init(_ condition: TransitionCondition, _ cues: [TransitionCue]) {
    self.condition = condition
    title = condition.description
    acts = cues.map { Act($0) }
  }

  /// The cues with one of them played in another way.
  private init(
    _ condition: TransitionCondition, _ cues: [TransitionCue], _ number: Int,
    _ change: (inout Act) -> Void
  ) {
    self.condition = condition
    title = "\(condition)" + (number > 0 ? ", on the way back" : "")
    acts = cues.prefix(number + 1).map { Act($0) }
    change(&acts[number])
  }

  /// The runs that a condition asks for. `middles` are seconds from each cue to the middle of its
  /// transition, nil where there was none.
  static func plans(
    for condition: TransitionCondition, _ cues: [TransitionCue], middles: [Double?], size: CGSize
  ) -> [TransitionPlan] {
    switch condition {
    case .plain, .grab: []
    case .finish: cues.contains(where: \.isDrag) ? [TransitionPlan(condition, cues)] : []
    case .rightToLeft, .reduceMotion, .dark, .largestText: [TransitionPlan(condition, cues)]
    case .cancel, .flick, .reverse:
      cues.indices.compactMap { number in
        guard cues[number].isDrag, let bent = condition.bend(cues[number].script) else {
          return nil
        }
        return TransitionPlan(condition, cues, number) { $0.script = bent }
      }
    case .cancelThenGoOn:
      cues.indices.compactMap { number in
        guard cues[number].isDrag, let bent = condition.bend(cues[number].script) else {
          return nil
        }
        var plan = TransitionPlan(condition, cues, number) {
          $0.script = bent
          $0.isGivenUp = true
        }
        plan.acts += [Act(cues[number]), .undo]
        return plan
      }
    case .resize:
      zip(cues.indices, middles).compactMap { number, middle in
        guard let middle else { return nil }
        let narrow = CGSize(width: (size.width * 2 / 3).rounded(), height: size.height)
        return TransitionPlan(condition, cues, number) {
          $0.script.device.append(DeviceEvent(.resize(narrow), t: middle))
        }
      }
    }
  }

  /// The cue's animation caught `seconds` after it: by a finger that lands where the dragging one
  /// lifted, or by code. Nil where no finger drags.
  static func grab(
    _ cues: [TransitionCue], _ number: Int, at seconds: Double, byFinger: Bool
  ) -> TransitionPlan? {
    guard byFinger else {
      return TransitionPlan(.grab, cues, number) { $0.grab = seconds }
    }
    guard cues[number].isDrag, let script = cues[number].script.caught(at: seconds) else {
      return nil
    }
    return TransitionPlan(.grab, cues, number) { $0.script = script }
  }
}

import Stage

/// The steps of one run: settings, then cues, each after the previous one has come to rest.
struct TransitionPlan {
  /// A cue with the alterations of this plan.
  struct Act {
    var call: (@MainActor (UIViewController) -> Void)?
    var script: TouchScript
    /// Seconds after the cue at which code interrupts and reverses the animation; nil for no
    /// interruption.
    var grab: Double?
    /// Whether the next act follows although this one is cancelled.
    var isGivenUp = false
    /// Whether the act undoes the last transition without animation.
    var undoes = false

    /// An act that undoes the last transition.
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
  /// The condition, followed by the direction if there are two.
  let title: String
  var acts: [Act]

  /// The fraction at which the touch is cancelled, for the recording; nil if it is not.
  var cancelledAt: Double? {
    switch condition {
    case .cancel(let share), .cancelThenGoOn(let share): share
    default: nil
    }
  }

  /// A plan with unaltered cues.
  init(_ condition: TransitionCondition, _ cues: [TransitionCue]) {
    self.condition = condition
    title = condition.description
    acts = cues.map { Act($0) }
  }

  /// A plan with one altered cue.
  private init(
    _ condition: TransitionCondition, _ cues: [TransitionCue], _ number: Int,
    _ change: (inout Act) -> Void
  ) {
    self.condition = condition
    title = "\(condition)" + (number > 0 ? ", on the way back" : "")
    acts = cues.prefix(number + 1).map { Act($0) }
    change(&acts[number])
  }

  /// The runs that a condition requires. `middles` are the seconds from each cue to the middle of
  /// its transition, nil for a cue without one.
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

  /// A plan that interrupts the cue's animation after `seconds`: by a touch that lands where the
  /// dragging one lifted, or by code. Nil for a touch if the cue has no drag.
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

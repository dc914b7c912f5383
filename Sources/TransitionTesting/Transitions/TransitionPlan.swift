import Stage

/// The steps of one run: settings, then cues, each after the previous one has come to rest.
struct TransitionPlan {
  /// A cue with the alterations of this plan.
  struct Step {
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
    static var undo: Step {
      var step = Step(.fingers(TouchScript(fingers: [])))
      step.undoes = true
      return step
    }

    init(_ trigger: TransitionTrigger) {
      if case .call(let body) = trigger { call = body }
      script = trigger.script
    }
  }

  let condition: TransitionCondition
  /// The condition, followed by the direction if there are two.
  let title: String
  var steps: [Step]

  /// The fraction at which the touch is cancelled, for the recording; nil if it is not.
  var cancelledAt: Double? {
    switch condition {
    case .cancel(let share), .cancelThenRepeat(let share): share
    default: nil
    }
  }

  /// A plan with unaltered cues.
  init(_ condition: TransitionCondition, _ triggers: [TransitionTrigger]) {
    self.condition = condition
    title = condition.description
    steps = triggers.map { Step($0) }
  }

  /// A plan with one altered cue.
  private init(
    _ condition: TransitionCondition, _ triggers: [TransitionTrigger], _ number: Int,
    _ change: (inout Step) -> Void
  ) {
    self.condition = condition
    title = "\(condition)" + (number > 0 ? ", on the way back" : "")
    steps = triggers.prefix(number + 1).map { Step($0) }
    change(&steps[number])
  }

  /// The runs that a condition requires. `middles` are the seconds from each cue to the middle of
  /// its transition, nil for a cue without one.
  static func plans(
    for condition: TransitionCondition, _ triggers: [TransitionTrigger], middles: [Double?],
    size: CGSize
  ) -> [TransitionPlan] {
    switch condition {
    case .plain, .grab: []
    case .finish: triggers.contains(where: \.isDrag) ? [TransitionPlan(condition, triggers)] : []
    case .rightToLeft, .reduceMotion, .dark, .largestText: [TransitionPlan(condition, triggers)]
    case .cancel, .flick, .reverse:
      triggers.indices.compactMap { number in
        guard triggers[number].isDrag, let bent = condition.adapted(triggers[number].script) else {
          return nil
        }
        return TransitionPlan(condition, triggers, number) { $0.script = bent }
      }
    case .cancelThenRepeat:
      triggers.indices.compactMap { number in
        guard triggers[number].isDrag, let bent = condition.adapted(triggers[number].script) else {
          return nil
        }
        var plan = TransitionPlan(condition, triggers, number) {
          $0.script = bent
          $0.isGivenUp = true
        }
        plan.steps += [Step(triggers[number]), .undo]
        return plan
      }
    case .resize:
      zip(triggers.indices, middles).compactMap { number, middle in
        guard let middle else { return nil }
        let narrow = CGSize(width: (size.width * 2 / 3).rounded(), height: size.height)
        return TransitionPlan(condition, triggers, number) {
          $0.script.device.append(DeviceEvent(.resize(narrow), t: middle))
        }
      }
    }
  }

  /// A plan that interrupts the cue's animation after `seconds`: by a touch that lands where the
  /// dragging one lifted, or by code. Nil for a touch if the cue has no drag.
  static func grab(
    _ triggers: [TransitionTrigger], _ number: Int, at seconds: Double, byFinger: Bool
  ) -> TransitionPlan? {
    guard byFinger else {
      return TransitionPlan(.grab, triggers, number) { $0.grab = seconds }
    }
    guard triggers[number].isDrag, let script = triggers[number].script.interrupting(at: seconds)
    else {
      return nil
    }
    return TransitionPlan(.grab, triggers, number) { $0.script = script }
  }
}

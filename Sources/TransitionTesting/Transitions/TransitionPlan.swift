import Stage

/// The steps of one run. Each step starts when the stage is idle after the previous one.
struct TransitionPlan {
  /// A trigger with the alterations of this plan.
  struct Step {
    var call: (@MainActor (UIViewController) -> Void)?
    var script: TouchScript
    /// The time, in seconds after the trigger, at which code interrupts and reverses the animation.
    /// Nil if it is not interrupted.
    var grab: Double?
    /// Whether the plan continues with the next step although this one is cancelled.
    var isGivenUp = false
    /// Whether this step undoes the last transition without animation.
    var undoes = false

    /// A step that undoes the last transition.
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

  /// The fraction at which the touch is cancelled, for the recording; nil if it is not cancelled.
  var cancelledAt: Double? {
    switch condition {
    case .cancel(let share), .cancelThenRepeat(let share): share
    default: nil
    }
  }

  /// A plan with unaltered triggers.
  init(_ condition: TransitionCondition, _ triggers: [TransitionTrigger]) {
    self.condition = condition
    title = condition.description
    steps = triggers.map { Step($0) }
  }

  /// A plan in which one trigger is altered.
  private init(
    _ condition: TransitionCondition, _ triggers: [TransitionTrigger], _ number: Int,
    _ change: (inout Step) -> Void
  ) {
    self.condition = condition
    title = "\(condition)" + (number > 0 ? ", on the way back" : "")
    steps = triggers.prefix(number + 1).map { Step($0) }
    change(&steps[number])
  }

  /// The runs that a condition requires. `middles` contains the time in seconds from each trigger
  /// to the middle of its transition, or nil if a trigger has no such time.
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

  /// A plan that interrupts the animation of a trigger after `seconds`. A touch that lands where
  /// the dragging one lifted interrupts it, or code does. Returns nil if a touch is requested and
  /// the trigger is not a drag.
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

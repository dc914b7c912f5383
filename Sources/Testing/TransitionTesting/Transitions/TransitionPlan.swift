import Stage

/// The steps of one run, in order. Each step starts when the stage is idle after the previous one.
struct TransitionPlan {
  /// A `TransitionTrigger`, as this plan alters it.
  struct Step {
    var call: (@MainActor (UIViewController) -> Void)?
    var script: TouchScript
    /// The time at which code interrupts and reverses the animation, in seconds after the trigger
    /// is performed. Nil if code does not interrupt the animation.
    var grab: Double?
    /// Whether the transition of this step is cancelled and the plan nevertheless continues with
    /// the next step.
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
  /// The name of the condition, followed by the direction if the plan has two directions.
  let title: String
  var steps: [Step]

  /// The fraction of the window at which the touch is cancelled. The fraction is stored in the
  /// recording. Nil if the touch is not cancelled.
  var cancelledAt: Double? {
    switch condition {
    case .cancel(let share), .cancelThenRepeat(let share): share
    default: nil
    }
  }

  /// Creates a plan whose triggers are not altered.
  init(_ condition: TransitionCondition, _ triggers: [TransitionTrigger]) {
    self.condition = condition
    title = condition.description
    steps = triggers.map { Step($0) }
  }

  /// Creates a plan in which one trigger is altered.
  private init(
    _ condition: TransitionCondition, _ triggers: [TransitionTrigger], _ number: Int,
    _ change: (inout Step) -> Void
  ) {
    self.condition = condition
    title = "\(condition)" + (number > 0 ? ", on the way back" : "")
    steps = triggers.prefix(number + 1).map { Step($0) }
    change(&steps[number])
  }

  /// The plans of the runs that a condition requires. `middles` contains, for each trigger, the
  /// time in seconds until the middle of its transition. The element is nil for a trigger without
  /// such a time.
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

  /// A plan that performs a trigger and interrupts its animation `seconds` later. The animation is
  /// interrupted by code or, if `byFinger` is true, by a touch that begins where the dragging touch
  /// ended. Returns nil if a touch is requested and the trigger is not a drag.
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

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
    if case .cancel(let share) = condition { return share }
    return nil
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

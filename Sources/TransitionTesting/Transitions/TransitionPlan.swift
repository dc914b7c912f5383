import Stage

/// What one run does: settings, then cues, each after the one before has come to rest.
struct TransitionPlan {
  /// One cue as this plan plays it.
  struct Act {
    var call: (@MainActor (UIViewController) -> Void)?
    var script: TouchScript

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
    _ change: (inout TouchScript) -> Void
  ) {
    self.condition = condition
    title = "\(condition)" + (number > 0 ? ", on the way back" : "")
    acts = cues.prefix(number + 1).map { Act($0) }
    change(&acts[number].script)
  }

  /// The runs that a condition asks for. `middles` are seconds from each cue to the middle of its
  /// transition, nil where there was none.
  static func plans(
    for condition: TransitionCondition, _ cues: [TransitionCue], middles: [Double?], size: CGSize
  ) -> [TransitionPlan] {
    switch condition {
    case .plain: []
    case .finish: cues.contains(where: \.isDrag) ? [TransitionPlan(condition, cues)] : []
    case .rightToLeft, .reduceMotion, .dark, .largestText: [TransitionPlan(condition, cues)]
    case .cancel, .flick, .reverse:
      cues.indices.compactMap { number in
        guard cues[number].isDrag, let bent = condition.bend(cues[number].script) else {
          return nil
        }
        return TransitionPlan(condition, cues, number) { $0 = bent }
      }
    case .resize:
      zip(cues.indices, middles).compactMap { number, middle in
        guard let middle else { return nil }
        let narrow = CGSize(width: (size.width * 2 / 3).rounded(), height: size.height)
        return TransitionPlan(condition, cues, number) {
          $0.device.append(DeviceEvent(.resize(narrow), t: middle))
        }
      }
    }
  }
}

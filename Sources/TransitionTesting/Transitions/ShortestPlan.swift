import Stage

/// The shortest failing version of a plan.
struct ShortestPlan {
  private(set) var plan: TransitionPlan

  /// The number of scripts tried per cue; each costs a run.
  private static let tries = 30

  /// Shortens the plan while `stillFails` returns true: first the backward transition, then the
  /// touches.
  init(_ plan: TransitionPlan, while stillFails: (TransitionPlan) -> Bool) {
    self.plan = plan
    while self.plan.acts.count > 1 {
      var shorter = self.plan
      shorter.acts.removeLast()
      guard stillFails(shorter) else { break }
      self.plan = shorter
    }
    var shrinker = Shrinker()
    shrinker.tries = Self.tries
    for number in self.plan.acts.indices {
      var copy = self.plan
      let script = shrinker.shrink(copy.acts[number].script) { script in
        copy.acts[number].script = script
        return stillFails(copy)
      }
      self.plan.acts[number].script = script
    }
  }

  /// The plan as text: calls in words, scripts in the file format.
  var text: String {
    let scripts = plan.acts.map { act in
      let isIdle = act.script.fingers.isEmpty && act.script.device.isEmpty
      let script = isIdle ? "no finger" : act.script.text
      return act.call == nil ? script : "the call and " + script
    }
    return "the shortest script that fails: " + scripts.joined(separator: "then ")
  }
}

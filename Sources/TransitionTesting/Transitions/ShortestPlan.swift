import Stage

/// A plan that fails, with everything left out that it fails without.
struct ShortestPlan {
  private(set) var plan: TransitionPlan

  /// Scripts that are tried for a cue; each costs a run.
  private static let tries = 30

  /// Makes the plan shorter while `stillFails`: the way back goes first, then what the fingers do.
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

  /// In words and as a script file has it.
  var text: String {
    let scripts = plan.acts.map { act in
      let isIdle = act.script.fingers.isEmpty && act.script.device.isEmpty
      let script = isIdle ? "no finger" : act.script.text
      return act.call == nil ? script : "the call and " + script
    }
    return "the shortest script that fails: " + scripts.joined(separator: "then ")
  }
}

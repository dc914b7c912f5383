import Stage

/// The shortest version of a plan that still fails.
struct MinimalPlan {
  private(set) var plan: TransitionPlan

  /// The maximum number of scripts that are tried for each trigger. Each script requires a run.
  private static let tries = 30

  /// Shortens the plan while `stillFails` returns true. First the trigger of the backward
  /// transition is removed, and then the touches are shortened.
  init(_ plan: TransitionPlan, while stillFails: (TransitionPlan) -> Bool) {
    self.plan = plan
    while self.plan.steps.count > 1 {
      var shorter = self.plan
      shorter.steps.removeLast()
      guard stillFails(shorter) else { break }
      self.plan = shorter
    }
    var shrinker = Shrinker()
    shrinker.tries = Self.tries
    for number in self.plan.steps.indices {
      var copy = self.plan
      let script = shrinker.shrink(copy.steps[number].script) { script in
        copy.steps[number].script = script
        return stillFails(copy)
      }
      self.plan.steps[number].script = script
    }
  }

  /// The plan as text. Calls are described in words, and scripts are written in the file format.
  var text: String {
    let scripts = plan.steps.map { step in
      let isIdle = step.script.fingers.isEmpty && step.script.device.isEmpty
      let script = isIdle ? "no finger" : step.script.text
      return step.call == nil ? script : "the call and " + script
    }
    return "the shortest script that fails: " + scripts.joined(separator: "then ")
  }
}

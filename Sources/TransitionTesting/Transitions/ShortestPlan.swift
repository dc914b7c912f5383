import Foundation
import Stage

/// A plan that fails, with everything left out that it fails without.
struct ShortestPlan {
  private(set) var plan: TransitionPlan
  private var triesLeft = 30

  /// Leaves out cues, fingers, device events and moves, one at a time, while `stillFails`.
  init(_ plan: TransitionPlan, while stillFails: (TransitionPlan) -> Bool) {
    self.plan = plan
    while let shorter = next(stillFails) { self.plan = shorter }
  }

  /// The first plan with one thing less that fails alike.
  private mutating func next(_ stillFails: (TransitionPlan) -> Bool) -> TransitionPlan? {
    for offer in offers {
      guard triesLeft > 0 else { return nil }
      triesLeft -= 1
      if stillFails(offer) { return offer }
    }
    return nil
  }

  private var offers: [TransitionPlan] {
    var offers: [TransitionPlan] = []
    func offer(_ change: (inout TransitionPlan) -> Void) {
      var copy = plan
      change(&copy)
      offers.append(copy)
    }
    if plan.acts.count > 1 { offer { $0.acts.removeLast() } }
    for (number, act) in plan.acts.enumerated() {
      for finger in act.script.fingers.indices {
        offer { $0.acts[number].script.fingers.remove(at: finger) }
      }
      for event in act.script.device.indices {
        offer { $0.acts[number].script.device.remove(at: event) }
      }
      for (finger, path) in act.script.fingers.enumerated() {
        for entry in path.indices.dropFirst().dropLast() {
          offer { $0.acts[number].script.fingers[finger].remove(at: entry) }
        }
      }
    }
    offer { $0.acts = $0.acts.map(\.rounded) }
    return offers.filter { $0.acts.map(\.script) != plan.acts.map(\.script) }
  }

  /// In words and as JSON that a script file may hold.
  var text: String {
    let scripts = plan.acts.map { act in
      let script = act.script
      let isEmpty = script.fingers.isEmpty && script.device.isEmpty
      return (act.call == nil ? "" : isEmpty ? "the call alone" : "the call, with ")
        + (isEmpty ? act.call == nil ? "no fingers" : "" : Self.json(script))
    }
    return "the shortest script that fails: " + scripts.joined(separator: "\n  then ")
  }

  private static func json(_ script: TouchScript) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(script) else { return "\(script)" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension TransitionPlan.Act {
  /// Times to a millisecond, places to a thousandth of the window or a point.
  fileprivate var rounded: Self {
    var copy = self
    let step = script.unit == .fraction ? 1000.0 : 1
    copy.script.fingers = script.fingers.map { path in
      path.map { entry in
        TouchScript.Entry(
          entry.phase, t: (entry.t * 1000).rounded() / 1000, x: (entry.x * step).rounded() / step,
          y: (entry.y * step).rounded() / step)
      }
    }
    return copy
  }
}

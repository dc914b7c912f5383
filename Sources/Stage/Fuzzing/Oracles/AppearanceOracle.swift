/// Controllers hear of their appearance step by step, and of a transition's finish or cancel in
/// the order that UIKit keeps.
package struct AppearanceOracle: Oracle {
  package init(_ stage: Stage) { stage.beginChecking() }

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    guard let run = stage.evidence else { return [] }
    return stage.run {
      let calls = run.appearanceCalls
      return Self.leaps(calls) + run.transitions.compactMap { run.disorder(of: $0, calls) }
    }
  }

  /// Steps that do not follow from the one before, as if somebody had been left out.
  private static func leaps(_ calls: [AppearanceCall]) -> [Fault] {
    var states: [Subject: AppearanceState] = [:]
    return calls.compactMap { call in
      let state = states[call.who]
      states[call.who] = call.move.result
      guard let state, state.after(call.move) == nil else { return nil }
      return Fault(
        "appearance", "\(call.who.name) heard \(call.move.name) while it was \(state)")
    }
  }
}

/// One step of one controller.
private struct AppearanceCall {
  let who: Subject
  let move: AppearanceState.Move
  /// Index of the run's call.
  let index: Int
}

extension RunEvidence {
  fileprivate var appearanceCalls: [AppearanceCall] {
    events.indices.compactMap { index in
      guard let move = events[index].call.appearance else { return nil }
      return AppearanceCall(who: callees[index], move: move, index: index)
    }
  }

  /// What is out of order in a transition that was alone.
  fileprivate func disorder(of seen: TransitionEvidence, _ calls: [AppearanceCall]) -> Fault? {
    guard isUndisturbed(seen), let order = AppearanceOrder(seen.kind, seen.outcome),
      let last = seen.lastCall
    else { return nil }
    let heard = calls.filter { (seen.firstCall..<last).contains($0.index) }
    let steps = heard.compactMap { call -> AppearanceOrder.Step? in
      if call.who == seen.from { return .init(.from, call.move) }
      return call.who == seen.to ? .init(.to, call.move) : nil
    }
    guard let problem = order.mismatch(in: steps) else { return nil }
    let way = seen.outcome == .cancelled ? "cancelled" : "finished"
    return Fault(
      "appearance",
      "\(seen.title), which was \(way): \(problem); heard was "
        + steps.map(\.description).joined(separator: ", "))
  }

  /// Whether no other transition ran meanwhile: of two, each tells the other's controllers too.
  private func isUndisturbed(_ seen: TransitionEvidence) -> Bool {
    guard let ended = seen.endedAt else { return false }
    return !transitions.contains {
      $0 !== seen && $0.requestedAt <= ended && ($0.endedAt ?? .infinity) >= seen.requestedAt
    }
  }
}

extension AppearanceState.Move {
  /// The state that it leads to.
  fileprivate var result: AppearanceState {
    switch self {
    case .willAppear: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    case .didDisappear: .disappeared
    }
  }
}

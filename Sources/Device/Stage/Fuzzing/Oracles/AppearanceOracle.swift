/// Checks that each controller receives appearance callbacks in a legal sequence. The oracle also
/// checks that the callbacks of a transition are in the same order as in UIKit.
package struct AppearanceOracle: Oracle {
  package init(_ stage: Stage) { stage.beginChecking() }

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    guard let run = stage.evidence else { return [] }
    return stage.run {
      let calls = run.appearanceCalls
      return Self.leaps(calls) + run.transitions.compactMap { run.disorder(of: $0, calls) }
    }
  }

  /// Whether the call may come from a container of the app, which may begin an appearance again
  /// after it has ended (facts A.9.5).
  private static func isByHand(_ call: AppearanceCall, in state: AppearanceState) -> Bool {
    guard let parent = call.who.controller?.parent, !(parent is UINavigationController),
      !(parent is UITabBarController)
    else { return false }
    return (state, call.move) == (.appeared, .willAppear)
      || (state, call.move) == (.disappeared, .willDisappear)
  }

  /// Finds callbacks that are not legal after the previous callback of the same controller.
  private static func leaps(_ calls: [AppearanceCall]) -> [Fault] {
    var states: [Subject: AppearanceState] = [:]
    return calls.compactMap { call in
      let state = states[call.who]
      states[call.who] = call.move.result
      guard let state, state.after(call.move) == nil, !isByHand(call, in: state) else { return nil }
      return Fault(
        "appearance", "\(call.who.name) received \(call.move.name) in the state \(state)")
    }
  }
}

/// One appearance callback of one controller.
private struct AppearanceCall {
  let who: Subject
  let move: AppearanceState.Move
  /// The index of the call among all calls of the run.
  let index: Int
}

extension RunEvidence {
  fileprivate var appearanceCalls: [AppearanceCall] {
    events.indices.compactMap { index in
      guard let move = events[index].call.appearance else { return nil }
      return AppearanceCall(who: callees[index], move: move, index: index)
    }
  }

  /// Describes callbacks in the wrong order; nil if the order is correct. The transition must not
  /// overlap with another one.
  fileprivate func disorder(of seen: TransitionEvidence, _ calls: [AppearanceCall]) -> Fault? {
    guard isUndisturbed(seen), let order = AppearanceOrder(seen.kind, seen.outcome),
      let last = seen.lastCall
    else { return nil }
    let calledWithin = calls.filter { (seen.firstCall..<last).contains($0.index) }
    let steps = calledWithin.compactMap { call -> AppearanceOrder.Step? in
      // A presentation that leaves the presenter in place sends it no calls, but the app may do so.
      guard !seen.leavesInPlace(call.who) else { return nil }
      if call.who == seen.from { return .init(.from, call.move) }
      return call.who == seen.to ? .init(.to, call.move) : nil
    }
    guard let problem = order.mismatch(in: steps) else { return nil }
    let way = seen.outcome == .cancelled ? "cancelled" : "finished"
    return Fault(
      "appearance",
      "\(seen.title), which was \(way): \(problem); the calls were "
        + steps.map(\.description).joined(separator: ", "))
  }

  /// Whether no other transition ran at the same time. Overlapping transitions send callbacks to
  /// each other's controllers.
  private func isUndisturbed(_ seen: TransitionEvidence) -> Bool {
    guard let ended = seen.endedAt else { return false }
    return !transitions.contains {
      $0 !== seen && $0.requestedAt <= ended && ($0.endedAt ?? .infinity) >= seen.requestedAt
    }
  }
}

extension TransitionEvidence {
  /// Whether the controller is the presenter of a presentation that does not remove its view.
  fileprivate func leavesInPlace(_ who: Subject) -> Bool {
    switch kind {
    case .present: !removesPresenter && who == from
    case .dismiss: !removesPresenter && who == to
    case .push, .pop, .tab: false
    }
  }
}

extension AppearanceState.Move {
  /// The state after the callback.
  fileprivate var result: AppearanceState {
    switch self {
    case .willAppear: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    case .didDisappear: .disappeared
    }
  }
}

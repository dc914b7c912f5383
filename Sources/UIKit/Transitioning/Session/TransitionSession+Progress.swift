extension TransitionSession {
  /// How far the shown transition is, 0…1: the finger's percent, or its clock's.
  var shownProgress: Double {
    switch state {
    case .preparing, .beginning: return 0
    case .interactive: return percentComplete
    case .ended: return wasCancelled ? 0 : 1
    case .animating, .finishing, .cancelling:
      if let running { return running.progress }
      guard duration > 0 else { return 1 }
      let time = host.containerView.layer.localTime(at: World.current.clock.now)
      return min(max((time - startTime) / duration, 0), 1)
    }
  }

  /// One line for messages: who goes where, and how far it is.
  var description: String {
    let names = World.current.names
    return "transition from \(names(host.from)) to \(names(host.to)) (\(state))"
  }
}

/// The running transition as recorders see it.
@MainActor
package enum RunningTransition {
  /// 0…1; nil while no transition runs.
  package static var progress: Double? { TransitionSession.running?.shownProgress }
}

extension TransitionSession {
  /// The progress of the visible transition, 0…1: the interactive percentage, or that of its clock.
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

  /// A line for messages: the two controllers and the state.
  var description: String {
    let names = World.current.names
    return "transition from \(names(host.from)) to \(names(host.to)) (\(state))"
  }
}

/// The running transition, for recorders.
@MainActor
package enum RunningTransition {
  /// 0…1; nil while no transition runs.
  package static var progress: Double? { TransitionSession.running?.shownProgress }
}

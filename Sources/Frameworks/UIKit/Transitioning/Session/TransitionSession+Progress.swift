extension TransitionSession {
  /// The progress of the transition as it is visible, from 0 to 1. During an interaction, the
  /// progress is the interactive percentage; at other times, it is the progress of the transition's
  /// clock.
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

  /// Returns the duration of the remaining animation after an interaction, in seconds. The
  /// interaction controller's completion speed must be greater than 0 (facts C.2). A speed that is
  /// not greater than 0, or so small that the animation would never end, is replaced by 1, with a
  /// warning.
  func time(for rest: Double) -> Double {
    let speed = Double(interactor?.completionSpeed ?? 1)
    guard speed > 0, rest / speed <= AnimationNumber.longest else {
      UIKitLog.warn(
        "completionSpeed must be greater than 0, but is \(speed); using 1.", .completionSpeed)
      return rest
    }
    return rest / speed
  }

  /// A one-line description for messages. The description contains the transition's two controllers
  /// and its state.
  var description: String {
    let names = World.current.names
    return "transition from \(names(host.from)) to \(names(host.to)) (\(state))"
  }

  /// Why the transition has not ended, for messages. If an interaction controller controls it, says
  /// what the app can do.
  var pendingReason: String {
    guard state == .interactive, let interactor else { return description }
    return "\(description) waits for its interaction controller "
      + "\(World.current.names(interactor)); return nil from interactionControllerFor… unless a gesture is active, or call finish() or "
      + "cancel()"
  }
}

/// Gives recorders access to the running transition.
@MainActor
package enum RunningTransition {
  /// The progress, from 0 to 1; nil if no transition is running.
  package static var progress: Double? { TransitionSession.running?.shownProgress }
}

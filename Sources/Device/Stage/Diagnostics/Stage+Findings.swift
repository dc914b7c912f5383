extension Stage {
  /// Starts collecting the evidence for rules. Without this call, `findings` is empty. Call this
  /// method before the code that you want to check.
  public func beginChecking() {
    guard diagnostics == nil else { return }
    diagnostics = DiagnosticsRecorder(world)
  }

  /// Interrupts each transition that can be interrupted halfway, and lets it continue. The method must
  /// be called after `beginChecking()`.
  package func interruptTransitions() { diagnostics?.probesInterruptions = true }

  /// Restarts checking and discards the earlier evidence. This method is for a stage that runs
  /// indefinitely.
  package func beginCheckingAnew() { diagnostics = DiagnosticsRecorder(world) }

  /// The findings for a recording that has just ended. The caller guarantees that nothing happens
  /// during the next `rest` seconds. Calls that are due in that period are therefore already
  /// reported as missing.
  package func findings(of recording: Recording, rest: Double) -> [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    run.frames = recording.frames
    run.now += rest
    return world { run.findings }
  }

  /// The findings of the run so far, in chronological order. If a finding explains others, they are
  /// directly after it.
  ///
  /// Leaks are reported only by `finishChecking()`.
  public var findings: [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    return world { run.findings }
  }

  /// Closes the window to find leaks, and returns the findings of the whole run.
  public func finishChecking() -> [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    let found = findings
    finalLayerNames = layerNames
    world { run.fixNames() }
    close()
    run.isClosed = true
    return found + world { run.findingsWhenClosed }
  }

  /// The evidence up to now; nil if checking has not begun.
  package var evidence: RunEvidence? {
    guard let run = diagnostics?.evidence else { return nil }
    if !run.isClosed {
      run.now = world.clock.now
      run.isAtRest = isIdle
      run.reducesMotion = traits.isReduceMotionEnabled
      run.isRightToLeft = traits.layoutDirection == .rightToLeft
    }
    return run
  }

  /// The invariants of the engine that are violated. The invariants concern transitions,
  /// presentations, navigation stacks, tabs and the state of each controller. App code is not
  /// called.
  package func checkInvariants() -> [String] {
    world {
      let controllers = window.rootViewController?.reach ?? []
      return TransitionSession.checkInvariants()
        + controllers.flatMap { $0.checkPresentationChain() }
        + controllers.flatMap { $0.checkRecord() }
        + controllers.flatMap { ($0 as? UINavigationController)?.checkInvariants() ?? [] }
        + controllers.flatMap { ($0 as? UITabBarController)?.checkInvariants() ?? [] }
    }
  }
}

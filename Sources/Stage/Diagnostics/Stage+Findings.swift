extension Stage {
  /// Starts collecting the evidence for rules. Without this call, `findings` is empty. Call it
  /// before the code that you want to check.
  public func beginChecking() {
    guard diagnostics == nil else { return }
    diagnostics = DiagnosticsRecorder(world)
  }

  /// Restarts checking without the earlier evidence, for a stage that runs indefinitely.
  package func beginCheckingAnew() { diagnostics = DiagnosticsRecorder(world) }

  /// The findings of a recording that has just ended. Nothing will happen during the next `rest`
  /// seconds, so a call that is due in that period is already reported as missing.
  package func findings(of recording: Recording, rest: Double) -> [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    run.frames = recording.frames
    run.now += rest
    return world { run.findings }
  }

  /// The findings of the run so far, in chronological order.
  ///
  /// Leaks are reported only by `finishChecking()`.
  public var findings: [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    return world { run.findings }
  }

  /// The findings of the whole run. Closes the window to find leaks.
  public func finishChecking() -> [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    let found = findings
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

  /// The violated invariants of the engine: of transitions, presentations, navigation stacks, tabs
  /// and each controller's record. Does not call user code.
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

extension Stage {
  /// Begins to gather what the rules look at; `findings` is empty without. Call it before what is
  /// to be checked.
  public func beginChecking() {
    guard watch == nil else { return }
    watch = Watch(world)
  }

  /// Starts checking again from here and drops earlier evidence, for a stage that runs on and on.
  package func beginCheckingAnew() { watch = Watch(world) }

  /// What the rules say of a recording that has just ended. `rest` is for how many seconds more
  /// nothing will happen: what should have come by then is missing.
  package func findings(of recording: Recording, rest: Double) -> [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    run.frames = recording.frames
    run.now += rest
    return world { run.findings }
  }

  /// What the rules say of the run so far, in the order it happened.
  ///
  /// Leaks are found by `finishChecking()` alone.
  public var findings: [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    return world { run.findings }
  }

  /// What the rules say of the whole run; takes everything down to see what is left alive.
  public func finishChecking() -> [Finding] {
    guard let run = evidence, !run.isClosed else { return [] }
    let found = findings
    world { run.fixNames() }
    close()
    run.isClosed = true
    return found + world { run.findingsWhenClosed }
  }

  /// The evidence as of now; nil when nobody checks.
  package var evidence: RunEvidence? {
    guard let run = watch?.evidence else { return nil }
    if !run.isClosed {
      run.now = world.clock.now
      run.isAtRest = isIdle
      run.reducesMotion = traits.isReduceMotionEnabled
      run.isRightToLeft = traits.layoutDirection == .rightToLeft
    }
    return run
  }

  /// What is wrong with the engine's own state: transitions, presentations, navigation stacks, tabs and
  /// each controller's record; empty where nothing is. No user code is called.
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

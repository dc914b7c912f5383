extension Stage {
  /// Plays a script on a controller and returns the faults as text; empty if there are none. The
  /// method reproduces the findings of `matchcut fuzz`.
  ///
  /// Each call plays the script on a new stage for `device`. If the run has no fault, the script is
  /// played again on a copy of `device` with one pixel per point. A run checks the screen at rest,
  /// the rules, the state after everything has been dismissed, and leaks after the stage has been
  /// released. If `revival` is given, the method also checks that this script has the same effect
  /// after the run as on a new stage.
  public static func faults(
    after script: TouchScript, on device: Device = .phone,
    storyboards: @escaping @MainActor @Sendable () throws -> Storyboards = { Storyboards() },
    revival: TouchScript? = nil,
    showing root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> [String] {
    var subject = FuzzSubject(id: "", device: device, opening: .root(root))
    subject.storyboards = storyboards
    subject.revival = revival
    return try faults(after: script, of: subject)
  }

  /// Plays a script on an app, which is launched through its delegate, and returns the faults as
  /// text; empty if there are none.
  public static func faults(
    after script: TouchScript, on device: Device = .phone,
    launching delegate: any UIApplicationDelegate.Type
  ) throws -> [String] {
    let opening = Opening.app(AppLaunch(delegate: delegate))
    return try faults(
      after: script, of: FuzzSubject(id: "", device: device, opening: opening))
  }

  private static func faults(
    after script: TouchScript, of subject: FuzzSubject
  ) throws -> [String] {
    for isCoarse in [false, true] {
      var subject = subject
      subject.isCoarse = isCoarse
      let faults = try ScriptPlayer(subject).faults(of: script)
      if !faults.isEmpty { return faults.map(\.text) }
    }
    return []
  }
}

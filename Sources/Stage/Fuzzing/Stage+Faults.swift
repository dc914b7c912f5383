extension Stage {
  /// The faults after playing a script to a controller, as text; empty if there are none.
  /// Reproduces the findings of `matchcut fuzz`.
  ///
  /// Each call plays on fresh devices: on `device`, and if that shows no fault, on a copy with one
  /// pixel per point. It checks the screen at rest, the rules, the state after everything is
  /// dismissed, and leaks after the device is released. With `revival` it also checks that this
  /// script still has its initial effect.
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

  /// The faults of an app that is launched through its delegate.
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

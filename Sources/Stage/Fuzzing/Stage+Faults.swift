extension Stage {
  /// What is wrong after a script has been played to a controller, in words; empty where nothing
  /// is. A script that `matchcut fuzz` has found shows here what it showed there.
  ///
  /// Each call plays on fresh devices: on `device`, and where that shows nothing, on the same at one
  /// pixel a point. Looked at are the screen at rest, the rules, what is left once everything is
  /// dismissed, and what lives on after the device is gone; with `revival` also whether that script
  /// still does what it does at first.
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

  /// The faults of an app, which is launched by its delegate.
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

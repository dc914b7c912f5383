/// An app or controller that the fuzzer tests with random touches.
package struct FuzzSubject: Sendable {
  /// The subject must become idle within this number of seconds of the stage's clock. The timeout
  /// is longer than any demo's transition. The timeout is shorter than the stage's own limit,
  /// because a run that does not become idle lasts until the timeout.
  package static let timeout = 15.0

  /// The name on the command line.
  package let id: String
  package let device: Device
  package let opening: Stage.Opening
  /// The storyboards that the app loads by name.
  package var storyboards: @MainActor @Sendable () throws -> Storyboards = { Storyboards() }
  /// Scripts that are known to work with the subject. Some random touches are variations of these
  /// scripts.
  package var scripts: [TouchScript] = []
  /// A script that is played on a new stage and again after each run. The script must have the same
  /// effect both times.
  package var revival: TouchScript?
  /// The code with which a generated test creates the subject.
  package var test = FuzzTest(arguments: ["showing: { RootViewController() }"])
  /// The kinds of faults that are ignored.
  package var allowed: Set<String> = []
  /// Whether the stage draws one pixel per point instead of using the device's scale. Drawing one
  /// pixel per point shortens a run to a third of the time. The fuzzer does not inspect what is
  /// drawn.
  package var isCoarse = false

  package init(id: String, device: Device = .phone, opening: Stage.Opening) {
    (self.id, self.device, self.opening) = (id, device, opening)
  }

  /// Opens the subject on a new stage. Waits until the stage is idle or the timeout is reached.
  /// If `isChecked` is true, the rules' evidence includes the launch, so that the report of a crash
  /// can explain it.
  @MainActor
  package func open(isChecked: Bool = false) throws -> Stage {
    let stage = Stage(
      device: isCoarse ? device.coarse : device, storyboards: try storyboards())
    RunLog.ofProcess?.begin()
    stage.report(to: RunLog.ofProcess)
    if isChecked { stage.beginChecking() }
    stage.open(opening)
    stage.tick()
    stage.rest(within: FuzzSubject.timeout)
    return stage
  }
}

extension Device {
  fileprivate var coarse: Device {
    Device(
      id: id, title: title, size: size, scale: 1, idiom: idiom, safeArea: safeArea,
      landscapeSafeArea: landscapeSafeArea, statusBarHeight: statusBarHeight)
  }
}

extension Stage {
  /// Runs ticks until the stage is idle. Returns false if the stage is not idle after `seconds`.
  @discardableResult
  package func rest(within seconds: Double) -> Bool {
    for _ in 0..<Int(seconds * Double(FrameClock.ticksPerSecond)) {
      if isIdle { return true }
      tick()
    }
    return isIdle
  }
}

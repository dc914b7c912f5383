/// An app or controller that the fuzzer tests with random touches.
package struct FuzzSubject: Sendable {
  /// Virtual seconds within which it must become idle: longer than any demo's transition, and
  /// shorter than the stage's limit, because failing runs use the full time again and again.
  package static let timeout = 15.0

  /// The name on the command line.
  package let id: String
  package let device: Device
  package let opening: Stage.Opening
  /// The storyboards that the app loads by name.
  package var storyboards: @MainActor @Sendable () throws -> Storyboards = { Storyboards() }
  /// Scripts known to drive it; some random touches are variations of them.
  package var scripts: [TouchScript] = []
  /// A script that must have the same effect after a run as at first.
  package var revival: TouchScript?
  /// How a generated test creates it.
  package var test = FuzzTest(arguments: ["showing: { RootViewController() }"])
  /// The kinds of faults that are ignored.
  package var allowed: Set<String> = []
  /// Whether one pixel per point replaces the device's scale. The app's drawing is not inspected,
  /// and this takes a third of the time.
  package var isCoarse = false

  package init(id: String, device: Device = .phone, opening: Stage.Opening) {
    (self.id, self.device, self.opening) = (id, device, opening)
  }

  /// Opens the subject on a fresh device and waits until it is idle, or until the time limit.
  @MainActor
  package func open() throws -> Stage {
    let stage = Stage(
      device: isCoarse ? device.coarse : device, storyboards: try storyboards())
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
  /// Runs ticks until the stage is idle. Returns false if `seconds` were not enough.
  @discardableResult
  package func rest(within seconds: Double) -> Bool {
    for _ in 0..<Int(seconds * Double(FrameClock.ticksPerSecond)) {
      if isIdle { return true }
      tick()
    }
    return isIdle
  }
}

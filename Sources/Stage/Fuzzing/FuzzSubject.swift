/// Something that random fingers are let loose on.
package struct FuzzSubject: Sendable {
  /// How long it may take to come to rest, in virtual seconds; longer than any demo's transition,
  /// shorter than a stage's own patience, which failing runs would spend again and again.
  package static let patience = 15.0

  /// The name on the command line.
  package let id: String
  package let device: Device
  package let opening: Stage.Opening
  /// What the app finds by name.
  package var storyboards: @MainActor @Sendable () throws -> Storyboards = { Storyboards() }
  /// Fingers that are known to drive it: random ones begin as their variations.
  package var scripts: [TouchScript] = []
  /// The one that has to drive it after a run as it does at first.
  package var revival: TouchScript?
  /// How a test makes it.
  package var test = FuzzTest(arguments: ["showing: { RootViewController() }"])
  /// Kinds of faults that are let pass.
  package var allowed: Set<String> = []
  /// One pixel a point in place of the device's own number: what apps draw, nobody looks at, and
  /// it takes a third of the time.
  package var isCoarse = false

  package init(id: String, device: Device = .phone, opening: Stage.Opening) {
    (self.id, self.device, self.opening) = (id, device, opening)
  }

  /// A fresh device on which it has come to rest, or as near to that as it comes.
  @MainActor
  package func open() throws -> Stage {
    let stage = Stage(
      device: isCoarse ? device.coarse : device, storyboards: try storyboards())
    stage.open(opening)
    stage.turn()
    stage.rest(within: FuzzSubject.patience)
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
  /// Turns until nothing animates and nothing waits; false when `seconds` were not enough.
  @discardableResult
  package func rest(within seconds: Double) -> Bool {
    for _ in 0..<Int(seconds * Double(FrameClock.turnsPerSecond)) {
      if isIdle { return true }
      turn()
    }
    return isIdle
  }
}

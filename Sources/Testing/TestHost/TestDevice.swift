import QuartzCore
import SourceBuild
import Stage
import UIKit

/// The device of the test that is running.
@MainActor
enum TestDevice {
  private static var stage: Stage?
  /// Whether no test has used the device yet.
  private static var isNew = false

  /// Creates the device for a suite's first test before the suite is set up, so that the set-up can
  /// use it.
  static func prepare() {
    guard !isNew else { return }
    stage?.world.dissolve()
    let id = TestSettings.current().device
    let new = Stage(device: Device.all.first { $0.id == id } ?? .phone)
    new.world.host()
    AppFonts.register(LaunchInformation.ofProgram.fonts)
    new.show(UIViewController())
    stage = new
    isNew = true
  }

  /// Creates the device for a test, unless there is a device that no test has used.
  static func begin() {
    prepare()
    isNew = false
    TestTurns.begin()
  }

  static var time: Double { stage?.time ?? 0 }

  /// The pending work of the device, as text for messages.
  static var pendingWork: [String] {
    guard let world = World.staying else { return [] }
    return world { FrameLoop.current.pendingWork }
  }
}

import Foundation
import Preview
import Stage
import Testing
import UIKit

/// A device that replays the input of another device ends in the same state as that device.
@MainActor @Suite struct LiveDeviceReplayTests {
  /// The device that replaces `bench.device`. Like a device in the next build, the new device gets
  /// the input from JSON.
  private func replaced(_ bench: LiveBench, _ entry: PageEntry = .card) throws
    -> (device: LiveDevice, recordings: [LiveRecording])
  {
    let log = try JSONDecoder().decode(
      InputLog.self, from: try JSONEncoder().encode(bench.device.log))
    let settings = try JSONDecoder().decode(
      DeviceSettings.self, from: try JSONEncoder().encode(bench.device.launchSettings))
    let device = try LiveDevice(entry, on: bench.device.device, settings, recordings: 0)
    var recordings: [LiveRecording] = []
    device.replay(log, until: bench.device.tickCount) { recordings.append($0) }
    return (device, recordings)
  }

  private func expectSame(_ device: LiveDevice, _ other: LiveDevice) {
    #expect(device.tickCount == other.tickCount)
    #expect(device.stage.time == other.stage.time)
    #expect(device.settings == other.settings)
    #expect(device.fingers == other.fingers)
    #expect(device.stage.isInTransition == other.stage.isInTransition)
    #expect(device.stage.frame().pixels == other.stage.frame().pixels)
  }

  @Test func `a touch that is still down, in the middle of its transition`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 50)
    for step in 1...20 {
      bench.touch(.move, 50, 50 + 6 * Double(step), ago: step.isMultiple(of: 3) ? 0.004 : 0)
      bench.pass(1.0 / 60)
    }

    let (device, _) = try replaced(bench)

    expectSame(device, bench.device)
    #expect(device.fingers == [0])
  }

  @Test func `pauses, scripts, keys, rotations and settings`() throws {
    let bench = try LiveBench()
    bench.tap()
    try bench.rest()
    bench.sleep(0.7)
    bench.device.wake(at: bench.wall)
    bench.device.set { $0.userInterfaceStyle = .dark }
    bench.device.turnDevice(to: .landscapeLeft)
    bench.pass(0.2)
    bench.device.press("x", [])
    bench.device.play(.tap(at: CGPoint(x: 60, y: 60), unit: .points))
    bench.pass(0.3)

    let (device, recordings) = try replaced(bench)

    expectSame(device, bench.device)
    #expect(recordings.map(\.id) == bench.recordings.map(\.id))
    let isSame = zip(recordings, bench.recordings).allSatisfy {
      $0.recording.events == $1.recording.events
    }
    #expect(isSame)
  }

  @Test func `the settings at the launch`() throws {
    var settings = DeviceSettings()
    settings.traits.layoutDirection = .rightToLeft
    settings.traits.preferredContentSizeCategory = .accessibilityLarge
    settings.traits.era = 12
    settings.orientation = .landscapeRight
    settings.vertical = .regular
    let bench = try LiveBench(.card, on: .phone, settings)

    let (device, _) = try replaced(bench)

    expectSame(device, bench.device)
    #expect(device.launchSettings == settings)
  }

  @Test func `a replaced device can be replaced again`() throws {
    let bench = try LiveBench()
    bench.tap()
    bench.pass(0.1)

    let (device, _) = try replaced(bench)

    #expect(device.log == bench.device.log)
  }
}

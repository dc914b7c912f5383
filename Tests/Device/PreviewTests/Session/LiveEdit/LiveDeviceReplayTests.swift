import Foundation
import Preview
import Stage
import Testing
import UIKit

/// A device that replays the input of another device ends in the same state as that device.
@MainActor @Suite struct LiveDeviceReplayTests {
  /// The device that replaces `fixture.device`. Like a device in the next build, the new device gets
  /// the input from JSON.
  private func replaced(_ fixture: LiveDeviceFixture, _ entry: PageEntry = .card) throws
    -> (device: LiveDevice, recordings: [LiveRecording])
  {
    let log = try JSONDecoder().decode(
      InputLog.self, from: try JSONEncoder().encode(fixture.device.log))
    let settings = try JSONDecoder().decode(
      DeviceSettings.self, from: try JSONEncoder().encode(fixture.device.launchSettings))
    let device = try LiveDevice(entry, on: fixture.device.device, settings, recordings: 0)
    var recordings: [LiveRecording] = []
    device.replay(log, until: fixture.device.tickCount) { recordings.append($0) }
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
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 50)
    for step in 1...20 {
      fixture.touch(.move, 50, 50 + 6 * Double(step), ago: step.isMultiple(of: 3) ? 0.004 : 0)
      fixture.pass(1.0 / 60)
    }

    let (device, _) = try replaced(fixture)

    expectSame(device, fixture.device)
    #expect(device.fingers == [0])
  }

  @Test func `pauses, scripts, keys, rotations and settings`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    try fixture.rest()
    fixture.sleep(0.7)
    fixture.device.wake(at: fixture.wall)
    fixture.device.set { $0.userInterfaceStyle = .dark }
    fixture.device.turnDevice(to: .landscapeLeft)
    fixture.pass(0.2)
    fixture.device.press("x", [])
    fixture.device.play(.tap(at: CGPoint(x: 60, y: 60), unit: .points))
    fixture.pass(0.3)

    let (device, recordings) = try replaced(fixture)

    expectSame(device, fixture.device)
    #expect(recordings.map(\.id) == fixture.recordings.map(\.id))
    let isSame = zip(recordings, fixture.recordings).allSatisfy {
      $0.recording.events == $1.recording.events
    }
    #expect(isSame)
  }

  @Test func `an interrupted script, whose touch the page continues`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.device.wake(at: fixture.wall)
    fixture.device.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 50, y: 50), .init(.move, t: 0.4, x: 250, y: 50),
            .init(.up, t: 0.5, x: 250, y: 50),
          ],
          [.init(.down, t: 0.45, x: 20, y: 20), .init(.up, t: 0.5, x: 20, y: 20)],
        ]))
    fixture.pass(0.2)
    fixture.device.interruptScripts()
    fixture.pass(0.2)
    #expect(fixture.device.fingers == [0])
    fixture.touch(.move, 60, 50)
    fixture.pass(0.1)
    fixture.touch(.up, 60, 50)
    try fixture.rest()

    let (device, recordings) = try replaced(fixture)

    expectSame(device, fixture.device)
    #expect(recordings.last?.recording.events == fixture.recordings.last?.recording.events)
    #expect(fixture.page?.pans == [.began, .changed, .ended])
    let script = try #require(fixture.recordings.last).script
    #expect(script.fingers.count == 1)
    #expect(script.fingers.first?.last?.phase == .up)
    #expect(script.fingers.first?.last?.x == 60)
    let input = RepeatableInput(fixture.device.log, ticks: fixture.device.tickCount)
    #expect(try RepeatableInput(text: try #require(input.text)) == input)
  }

  @Test func `the settings at the launch`() throws {
    var settings = DeviceSettings()
    settings.traits.layoutDirection = .rightToLeft
    settings.traits.preferredContentSizeCategory = .accessibilityLarge
    settings.traits.era = 12
    settings.orientation = .landscapeRight
    settings.vertical = .regular
    let fixture = try LiveDeviceFixture(.card, on: .phone, settings)

    let (device, _) = try replaced(fixture)

    expectSame(device, fixture.device)
    #expect(device.launchSettings == settings)
  }

  @Test func `a replaced device can be replaced again`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    fixture.pass(0.1)

    let (device, _) = try replaced(fixture)

    #expect(device.log == fixture.device.log)
  }
}

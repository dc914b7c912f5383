import Foundation
import Preview
import Stage
import Testing
import UIKit

/// The touches of a recording, and of those before it, as one script for `matchcut film`.
@MainActor @Suite struct FilmRequestTests {
  private func last(_ fixture: LiveDeviceFixture) throws -> LiveRecording {
    try fixture.rest()
    return try #require(fixture.recordings.last)
  }

  @Test func `the touches of all recordings follow each other with their pauses`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    try fixture.rest()
    fixture.sleep(0.5)
    fixture.tap(60, 70)

    let request = try FilmRequest(try last(fixture))

    #expect(request.entry == "card" && request.device == "phone" && request.recording == 3)
    #expect(request.script.fingers.map { $0.map(\.phase) } == [[.down, .up], [.down, .up]])
    let downs = request.script.fingers.compactMap(\.first)
    #expect(downs.map(\.x) == [50, 60] && downs.map(\.y) == [50, 70])
    let recorded = fixture.recordings.dropFirst().map {
      $0.recording.start + $0.script.fingers[0][0].t
    }
    #expect(abs((downs[1].t - downs[0].t) - (recorded[1] - recorded[0])) < 1e-5)
    let read = try TouchScript(json: Data(try request.json.utf8), name: "command")
    #expect(read == request.script)
  }

  @Test func `settings before the first touch are options or device events`() throws {
    var settings = DeviceSettings()
    settings.traits.layoutDirection = .rightToLeft
    settings.orientation = .landscapeLeft
    let fixture = try LiveDeviceFixture(.card, on: .pad, settings)
    fixture.device.wake(at: fixture.wall)
    fixture.device.set { $0.userInterfaceStyle = .dark }
    try fixture.rest()
    fixture.tap()

    let request = try FilmRequest(try last(fixture))

    #expect(request.device == "pad")
    #expect(request.traits.userInterfaceStyle == .dark)
    #expect(request.traits.layoutDirection == .rightToLeft)
    #expect(request.script.device == [.init(.rotate(.landscapeLeft), t: 0, animated: false)])
  }

  private func expectRefusal(_ found: String, _ change: (LiveDeviceFixture) throws -> Void) throws {
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    try fixture.rest()
    fixture.device.wake(at: fixture.wall)
    try change(fixture)
    let live = try last(fixture)
    let error = #expect(throws: PageError.self) { try FilmRequest(live) }
    #expect(error?.text.hasPrefix("found \(found), expected") == true, "\(error?.text ?? "")")
  }

  @Test func `what a script cannot repeat is refused`() throws {
    try expectRefusal("keys that were pressed") { $0.device.press("x", []) }
    try expectRefusal("a setting that was changed between two touches") {
      $0.device.set { $0.userInterfaceStyle = .dark }
      try $0.rest()
      $0.tap()
    }
    var settings = DeviceSettings()
    settings.traits.preferredContentSizeCategory = .extraLarge
    let fixture = try LiveDeviceFixture(.card, on: .phone, settings)
    fixture.tap()
    let live = try last(fixture)
    let error = #expect(throws: PageError.self) { try FilmRequest(live) }
    #expect(error?.text.hasPrefix("found a text size, for which") == true)
  }
}

import AppHost
import Foundation
import Preview
import Stage
import TemporaryFolders
import Testing
import UIKit

/// The command that the browser page copies plays the touches of the recording.
@MainActor struct FilmCommandTests {
  private func request(
    values: PageParameter.Values = [:], device: Device = .phone,
    _ change: (inout DeviceSettings) -> Void = { _ in }
  ) throws -> FilmRequest {
    var settings = DeviceSettings()
    change(&settings)
    let entry = PageEntry(id: "group/a card", title: "Card") { UIViewController() }
    let page = try LiveDevice(entry, on: device, settings, recordings: 4)
    for turn in 1...30 { _ = page.advance(to: Double(turn) / 60) }
    page.wake(at: 1)
    page.touch(0, .down, at: CGPoint(x: 20, y: 30), ago: 0)
    page.touch(0, .up, at: CGPoint(x: 20, y: 30), ago: 0)
    for turn in 61...120 { _ = page.advance(to: Double(turn) / 60) }
    page.wake(at: 2)
    var live = try #require(page.cut())
    live.address?.values = values
    return try FilmRequest(live)
  }

  private func command(_ request: FilmRequest) throws -> [String] {
    try CommandExecutor.filmCommand()(request).split(separator: "\n").map(String.init)
  }

  @Test func `the script is written to a file, which the tool plays`() throws {
    let request = try request()
    let file = "'group-a card-\(request.recording).json'"

    let lines = try command(request)

    #expect(lines.count == 4)
    #expect(lines[0] == "cat > \(file) <<'END'" && lines[2] == "END")
    #expect(lines[3] == "matchcut film 'group/a card' --gesture \(file)")
    let script = try TouchScript(json: Data(lines[1].utf8), name: "command")
    #expect(script.fingers.map { $0.map(\.phase) } == [[.down, .up]])
  }

  @Test func `settings and values that differ from the defaults are options`() throws {
    let request = try request(
      values: ["speed": .number(2), "edge": .text("the left"), "deep": .flag(true)], device: .pad
    ) {
      $0.traits.userInterfaceStyle = .dark
      $0.traits.layoutDirection = .rightToLeft
      $0.traits.isReduceMotionEnabled = true
      $0.traits.keyboard = .hardware
      $0.traits.era = 12
    }

    #expect(
      try command(request).last
        == "matchcut film 'group/a card' --gesture 'group-a card-\(request.recording).json' "
        + "--set deep=true "
        + "--set 'edge=the left' --set speed=2 --device pad --reduce-motion --hardware-keyboard "
        + "--rtl --dark --era 12")
  }
}

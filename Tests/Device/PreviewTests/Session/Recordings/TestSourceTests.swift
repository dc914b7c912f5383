import Foundation
import Preview
import Stage
import Testing
import UIKit

/// Tests exported by the page. The tests in `Exported/` are compiled and run together with this
/// file.
@MainActor struct TestSourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Exported")

  /// Drags up from the lower part of the screen by a fraction of the distance that the page moves.
  private func pull(_ fixture: LiveDeviceFixture, by share: Double) throws {
    let (x, y) = (200.0, 600.0)
    fixture.touch(.down, x, y)
    for step in 1...20 {
      fixture.pass(1.0 / 60)
      fixture.touch(.move, x, y - 400 * share * Double(step) / 20)
    }
    fixture.pass(0.1)
    fixture.touch(.up, x, y - 400 * share)
    try fixture.rest()
  }

  private func text(_ live: LiveRecording?) throws -> String {
    try TestSource.text(of: try #require(live))
  }

  /// The second recording begins where the first one ended, so the same drag now dismisses.
  @Test func `a finished and a cancelled recording give the tests compiled here`() throws {
    var settings = LiveDevice.Settings()
    settings.traits.userInterfaceStyle = .dark
    settings.traits.layoutDirection = .rightToLeft
    settings.traits.isReduceMotionEnabled = true
    settings.orientation = .landscapeLeft
    let fixture = try LiveDeviceFixture(.pull, on: .pad, settings)
    try pull(fixture, by: 0.8)
    fixture.sleep(0.5)
    try pull(fixture, by: 0.3)

    #expect(fixture.recordings.map(\.recording.outcome) == [.none, .finished, .cancelled])
    for (number, live) in fixture.recordings.enumerated() {
      let file = Self.folder.appendingPathComponent("PullRecording\(number + 1).swift")
      let text = try text(live)
      let written = try? String(contentsOf: file, encoding: .utf8)
      if written != text, ProcessInfo.processInfo.environment["MATCHCUT_RECORD"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(written == text, "\(file.lastPathComponent)")
    }
  }

  @Test func `settings from before the recording are set before the test`() throws {
    let fixture = try LiveDeviceFixture(.pull)
    fixture.device.wake(at: fixture.wall)
    fixture.device.set { $0.preferredContentSizeCategory = .extraLarge }
    try fixture.rest()
    try pull(fixture, by: 0.8)

    let text = try text(fixture.recordings.last)

    let category = try #require(text.range(of: #"(rawValue: "UICTContentSizeCategoryXL")"#))
    let recording = try #require(text.range(of: "stage.beginRecording()"))
    #expect(category.lowerBound < recording.lowerBound)
  }

  @Test func `settings that were taken back are not in the test`() throws {
    let fixture = try LiveDeviceFixture(.pull)
    for style: UIUserInterfaceStyle in [.dark, .light] {
      fixture.device.wake(at: fixture.wall)
      fixture.device.set { $0.userInterfaceStyle = style }
      try fixture.rest()
      fixture.sleep(1)
    }
    try pull(fixture, by: 0.8)

    #expect(!(try text(fixture.recordings.last).contains("userInterfaceStyle")))
  }

  @Test func `a recording with mistakes gives a test that fails until they are corrected`() throws {
    let fixture = try LiveDeviceFixture(.pull)
    try pull(fixture, by: 0.8)
    var live = try #require(fixture.recordings.last)
    live.recording.findings = [
      try finding("T03", .error), try finding("T25", .note),
      try finding("T06", .warning, allowed: "reason"),
    ]

    let lines = try text(live).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }

    #expect(lines.contains("stage.beginChecking()"))
    #expect(lines.contains("//   T03, Page#1: It is wrong."))
    let mistakes = #"$0.severity != .note && !["T06"].contains($0.rule)"#
    #expect(lines.contains("#expect(stage.findings.filter { \(mistakes) }.isEmpty)"))
    #expect(lines.contains("// #expect(stage.trace.outcomes == [true])"))
    #expect(!lines.contains("#expect(stage.trace.outcomes == [true])"))
  }

  private func finding(
    _ rule: String, _ severity: Finding.Severity, allowed: String? = nil
  ) throws -> Finding {
    let json = """
      {"rule": "\(rule)", "severity": "\(severity.rawValue)", "time": 0, "object": "Page#1",
      "message": "It is wrong.", "expected": "It is right.", "fix": "Correct it."}
      """
    var finding = try JSONDecoder().decode(Finding.self, from: Data(json.utf8))
    finding.allowed = allowed
    return finding
  }

  @Test func `a state that no script can reach is refused, with the reason`() throws {
    let reasons: [(String, (LiveDeviceFixture) throws -> Void)] = [
      ("keys that were pressed", { $0.device.refuseReplay("keys that were pressed") }),
      (
        "a setting that was changed after the first touch",
        { fixture in
          fixture.touch(.down, 200, 600)
          fixture.device.set { $0.userInterfaceStyle = .dark }
          fixture.touch(.up, 200, 600)
          try fixture.rest()
        }
      ),
      (
        "a touch that was down when a long recording was split",
        { fixture in
          fixture.touch(.down, 200, 600)
          fixture.pass(RecordingLimits.duration + 1)
          fixture.touch(.up, 200, 600)
          try fixture.rest()
        }
      ),
    ]
    for (reason, act) in reasons {
      let fixture = try LiveDeviceFixture(.pull)
      try act(fixture)
      try pull(fixture, by: 0.8)

      let error = #expect(throws: PageError.self) { try text(fixture.recordings.last) }
      #expect(error?.text.hasPrefix("found \(reason), expected") == true, "\(error?.text ?? "")")
    }
  }

  @Test func `an entry that Swift cannot create is refused`() throws {
    let fixture = try LiveDeviceFixture(.plain)
    fixture.tap()
    try fixture.rest()

    let error = #expect(throws: PageError.self) { try text(fixture.recordings.last) }
    #expect(error?.text.hasPrefix("found no Swift code that creates plain, expected") == true)
  }

  @Test func `an app is launched by its delegate`() throws {
    let launch = AppLaunch(delegate: ExportedApp.self)
    let fixture = try LiveDeviceFixture(PageEntry(id: "app", title: "App", opening: .app(launch)))

    let text = try text(fixture.recordings.last)

    #expect(text.contains("@testable import PreviewTests\n"))
    #expect(text.contains("  stage.launch(ExportedApp.self)\n"))
  }
}

final class ExportedApp: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PullPage()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

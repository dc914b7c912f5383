import Foundation
import Stage
import UIKit

/// The source of a test that replays a recording. The test first replays the input before the
/// recording, then the recording itself, and expects the same outcomes.
///
/// A test target that contains it only needs to depend on `TransitionTesting` and the imported
/// modules.
package struct TestSource {
  private let live: LiveRecording
  private let history: RecordingHistory
  private let opening: TestOpening
  private let outcomes: [Bool]

  /// If the recording cannot be replayed, throws an error that says why.
  package static func text(of live: LiveRecording) throws(PageError) -> String {
    try TestSource(live).text
  }

  private init(_ live: LiveRecording) throws(PageError) {
    func refuse(_ found: String) -> PageError {
      PageError(
        about: "export",
        "found \(found), expected a recording that touches alone can repeat; restart the entry "
          + "and record it again, or export the touch script")
    }
    guard let history = live.history else { throw refuse("a recording that has not ended") }
    if let reason = history.refusal { throw refuse(reason) }
    guard let opening = history.opening else {
      throw refuse("no Swift code that creates \(live.entry)")
    }
    (self.live, self.history, self.opening) = (live, history, opening)
    outcomes = live.recording.completions.map(\.isCompleted)
  }

  private var text: String {
    get throws(PageError) {
      let steps = history.steps
      var body = opening.preparation
      let arguments = ["device: \(device)"] + opening.arguments
      body.append("let stage = Stage(\(arguments.joined(separator: ", ")))")
      if !faults.isEmpty { body.append("stage.beginChecking()") }
      body += settings
      // If there is only one step, the recording is the one in which the entry appears.
      if steps.count == 1 { body.append("stage.beginRecording()") }
      body.append(opening.show)
      body.append("stage.advance(by: \(number((steps.first?.duration ?? 0) + Self.margin)))")
      if steps.count > 2 { body += ["", "// The steps before the recording."] }
      var traits = history.settings.traits
      for step in Self.merged(steps.dropFirst().dropLast()) { body += try lines(step, &traits) }
      if steps.count > 1, let own = steps.last {
        body += ["", "stage.beginRecording()"] + (try lines(own, &traits))
      }
      body += [""] + expectations
      if live.warnings.isEmpty {
        body.append("#expect(stage.warnings.isEmpty)")
      } else {
        body.append("// UIKit printed warnings during the recording:")
        body += live.warnings.flatMap { $0.split(separator: "\n").map { "//   \($0)" } }
      }
      return file(body)
    }
  }

  /// The findings of the recording that are mistakes.
  private var faults: [Finding] {
    live.recording.findings.filter { $0.allowed == nil && $0.severity != .note }
  }

  /// The statements that check how the transitions ended. If the rules have found mistakes, the test
  /// fails until the mistakes are corrected, and the outcomes are only a comment, because the
  /// correction may change them.
  private var expectations: [String] {
    let ended =
      "#expect(stage.trace.outcomes == [\(outcomes.map(String.init).joined(separator: ", "))])"
    let meaning = "in order: true if it finished, false if it was cancelled."
    guard !faults.isEmpty else { return ["// How each transition ended, \(meaning)", ended] }
    let allowed = Set(live.recording.findings.filter { $0.allowed != nil }.map(\.rule)).sorted()
    let rules = allowed.map(quoted).joined(separator: ", ")
    let others = allowed.isEmpty ? "" : " && ![\(rules)].contains($0.rule)"
    return [
      "// The rules found mistakes in the recording. The test fails until they are corrected."
    ]
      + faults.flatMap { ["//   \($0.rule), \($0.place): \($0.message)", "//   Fix: \($0.fix)"] }
      + [
        "#expect(stage.findings.filter { $0.severity != .note\(others) }.isEmpty)",
        "// How each transition ended in the recording, \(meaning)",
        "// Expect this only if it is the intended outcome.",
        "// \(ended)",
      ]
  }

  /// The steps, with consecutive steps without input joined into one. Settings that were changed and
  /// changed back between two inputs therefore do not appear in the test.
  private static func merged(
    _ steps: some Sequence<RecordingHistory.Step>
  ) -> [RecordingHistory.Step] {
    var merged: [RecordingHistory.Step] = []
    for step in steps {
      if var last = merged.last, last.isWithoutInput, step.isWithoutInput {
        last.traits = step.traits ?? last.traits
        last.duration += step.pause + step.duration
        merged[merged.count - 1] = last
      } else {
        merged.append(step)
      }
    }
    return merged
  }

  private func file(_ body: [String]) -> String {
    let imports = ["import Foundation", "import Testing", "import TransitionTesting"]
    let all = Set(imports + opening.imports.filter { !$0.hasPrefix("@") }).sorted()
    let own = opening.imports.filter { $0.hasPrefix("@") }
    let heads = all + (own.isEmpty ? [] : [""] + own)
    let lines = body.map {
      $0.isEmpty ? "" : "  " + $0.replacingOccurrences(of: "\n", with: "\n  ")
    }
    return """
      \(heads.joined(separator: "\n"))

      /// Recording \(live.id) of \(live.entry), made on the browser page.
      @MainActor @Test func `\(Self.plain(live.entry)), recording \(live.id), ends as it did`() throws {
      \(lines.joined(separator: "\n"))
      }

      extension Stage {
        /// Plays a touch script and advances the clock by the recorded time.
        fileprivate func play(_ script: String, for seconds: Double) throws {
          play(try TouchScript(json: Data(script.utf8), name: "recorded"))
          advance(by: seconds)
        }
      }
      \(opening.declarations.isEmpty ? "" : "\n" + opening.declarations)
      """
  }

  /// A replay may last this number of seconds longer than the recording, because a script begins at
  /// the next tick.
  private static let margin = 0.1

  private var device: String {
    let names = ["phone", "se", "pad", "bench"]
    guard !names.contains(history.device.id) else { return ".\(history.device.id)" }
    let size = history.device.size
    return "Device(id: \(quoted(history.device.id)), title: \(quoted(history.device.title)), "
      + "size: CGSize(width: \(number(size.width)), height: \(number(size.height))), "
      + "scale: \(number(history.device.scale)))"
  }

  /// The statements that apply the settings before the app is launched.
  private var settings: [String] {
    var lines = traits(history.settings.traits, since: Stage.Traits())
    let settings = history.settings
    if settings.orientation != .portrait {
      lines.append("stage.rotate(to: .\(settings.orientation.rawValue))")
    }
    let classes = [("horizontal", settings.horizontal), ("vertical", settings.vertical)]
      .compactMap { name, value in value.map { "\(name): .\($0.rawValue)" } }
    if !classes.isEmpty {
      lines.append("stage.overrideSizeClasses(\(classes.joined(separator: ", ")))")
    }
    return lines
  }

  private func traits(_ new: Stage.Traits, since old: Stage.Traits) -> [String] {
    var lines: [String] = []
    if new.userInterfaceStyle != old.userInterfaceStyle {
      let style = new.userInterfaceStyle == .dark ? "dark" : "light"
      lines.append("stage.traits.userInterfaceStyle = .\(style)")
    }
    if new.layoutDirection != old.layoutDirection {
      let direction = new.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
      lines.append("stage.traits.layoutDirection = .\(direction)")
    }
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
      lines.append(
        "stage.traits.preferredContentSizeCategory =\n  "
          + "UIContentSizeCategory(rawValue: \(quoted(new.preferredContentSizeCategory.rawValue)))")
    }
    if new.isReduceMotionEnabled != old.isReduceMotionEnabled {
      lines.append("stage.traits.isReduceMotionEnabled = \(new.isReduceMotionEnabled)")
    }
    if new.keyboard != old.keyboard {
      lines.append("stage.traits.keyboard = .\(new.keyboard.rawValue)")
    }
    return lines
  }

  /// The statements for a step. `traits` are the traits that have been set so far.
  private func lines(
    _ step: RecordingHistory.Step, _ traits: inout Stage.Traits
  ) throws(PageError) -> [String] {
    var lines: [String] = []
    let pause = step.pause - Self.margin
    if pause > 0 { lines.append("stage.advance(by: \(number(pause)))") }
    if let new = step.traits {
      lines += self.traits(new, since: traits)
      traits = new
    }
    let seconds = number(step.duration + Self.margin)
    if step.isWithoutInput {
      return lines + ["stage.advance(by: \(seconds))"]
    }
    let json = String(decoding: try step.script.json(), as: UTF8.self)
    lines.append(
      "try stage.play(\n  #\"\"\"\n  " + json.replacingOccurrences(of: "\n", with: "\n  ")
        + "\n  \"\"\"#, for: \(seconds))")
    return lines
  }

  private func number(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4
    return "\(rounded)"
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// The text without characters that are not allowed between backticks.
  private static func plain(_ text: String) -> String {
    String(text.map { "`\\\n\r".contains($0) ? " " : $0 })
  }
}

import Demos
import Foundation
import Stage
import UIKit

/// Measures throughput: how much of the work that users wait for is done in a second.
@MainActor
enum Throughput {
  static var benchmarks: [Benchmark] { [tests, films] }

  /// Transitions that a test runs to their end, one after another, without rendering.
  private static let tests = Benchmark("tests", .throughput) {
    let times = Measure.times(runs: 60) { Scenes.interactiveFlip() }
    return [
      Row(
        title: "transitions of one second in a test, one process",
        figures: .number(1_000 / Measure.median(times.wall), unit: "1/s"))
    ]
  }

  /// The tool films the flip card as a strip and an animated PNG; skipped if the path of the tool
  /// is not given.
  private static let films = Benchmark("film", .throughput) {
    guard let tool = Arguments.current.tool else { return [] }
    let out = FileManager.default.temporaryDirectory.appendingPathComponent("bench-film").path
    defer { try? FileManager.default.removeItem(atPath: out) }
    let times = Measure.times(runs: 5, warmUp: 1) {
      run(tool, ["film", "flip-card", "--scale", "2", "--out", out])
    }
    return [
      Row(
        title: "a film of the flip card at 2×: 104 frames, 1.7 s; strip and animated PNG",
        figures: .times(times), budget: 1_700)
    ]
  }

  private static func run(_ tool: String, _ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { fail("\(tool) cannot be started: \(error)") }
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      fail("\(tool) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
  }
}

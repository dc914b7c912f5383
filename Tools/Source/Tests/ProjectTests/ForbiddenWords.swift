import SourceLint
import SwiftSource

/// Code that is forbidden in the sources, and why.
struct ForbiddenWords {
  /// The code as it is written. Spaces are ignored where Swift ignores them.
  var code: String
  var reason: String
  /// The modules in which this code is allowed.
  var allowedIn: Set<String> = []

  static let all = [
    ForbiddenWords(code: "try!", reason: "an error needs a sentence, not a trap"),
    ForbiddenWords(code: "as!", reason: "a wrong type needs a sentence, not a trap"),
    ForbiddenWords(code: "Thread.sleep", reason: "time is the virtual device's"),
    ForbiddenWords(code: "usleep(", reason: "time is the virtual device's"),
    ForbiddenWords(code: "nanosleep(", reason: "time is the virtual device's"),
    ForbiddenWords(code: "Date()", reason: "wall time must not reach a frame"),
    ForbiddenWords(code: "Date.now", reason: "wall time must not reach a frame"),
    ForbiddenWords(code: ".random(", reason: "the same input gives the same frames"),
    ForbiddenWords(
      code: "print(", reason: "messages go through the log, results through an output",
      allowedIn: ["matchcut"]),
    ForbiddenWords(
      code: "debugPrint(", reason: "messages go through the log", allowedIn: ["matchcut"]),
  ]

  /// One known and justified use of forbidden code.
  struct Exemption {
    /// Relative to the project's folder, for example "Sources/Frameworks/UIKit/Tracing/CallTrace.swift".
    var path: String
    var code: String
    var reason: String
  }

  static let exemptions: [Exemption] = [
    Exemption(
      path: "Sources/Catalogue/Mistakes/Determinism/Dice.swift", code: ".random(",
      reason: "the mistake that it shows; its twin has a seed"),
    Exemption(
      path: "Sources/Porting/SourceBuild/Programs/Program.swift", code: "usleep(",
      reason: "waits for another program, no longer than its time limit"),
    Exemption(
      path: "Sources/Tool/AppHost/Running/LiveEdit.swift", code: "usleep(",
      reason: "looks at the source files again after a pause"),
    Exemption(
      path: "Sources/Tool/AppHost/Running/ServedApp.swift", code: "usleep(",
      reason: "waits for the app's process, no longer than its time limit"),
    Exemption(
      path: "Sources/Tool/AppHost/Running/ServedAppWatch.swift", code: "usleep(",
      reason: "looks at the page's process again after a pause"),
    Exemption(
      path: "Sources/Tool/AppHost/Supervision/Supervisor.swift", code: "usleep(",
      reason: "waits for the process that runs the app"),
    Exemption(
      path: "Sources/Testing/TestHost/HangTimer.swift", code: "Thread.sleep",
      reason: "it ends a run of tests that stands still in real time"),
    Exemption(
      path: "Sources/Testing/TestHost/XCTestCase+Apple.swift", code: "print(",
      reason: "XCTest prints the names of activities, too"),
    Exemption(
      path: "Sources/Frameworks/DeviceRuntime/World/Queues/HangWatch.swift", code: "Thread.sleep",
      reason: "it looks whether real time goes by in vain; it only writes to standard error"),
    Exemption(
      path: "Sources/Frameworks/DeviceRuntime/World/Queues/BackgroundWork.swift", code: "Date()",
      reason: "it measures how long work on real threads has stood still"),
    Exemption(
      path: "Sources/Frameworks/DeviceRuntime/World/Queues/BackgroundWork+Sleeping.swift",
      code: "Date()",
      reason: "it measures how long work on real threads has stood still"),
    Exemption(
      path: "Sources/Frameworks/DeviceRuntime/World/Queues/BackgroundWork+Ticks.swift",
      code: "Date()",
      reason: "it measures how long work on real threads has stood still"),
  ]

  /// The lines of `source` that contain the forbidden code.
  func lines(in source: String) -> [Int] { lines(in: Self.tokens(of: source)) }

  func lines(in tokens: [Token]) -> [Int] {
    let wanted = Self.tokens(of: code)
    guard let first = wanted.first, tokens.count >= wanted.count else { return [] }
    let starts = tokens[...(tokens.count - wanted.count)].indices.filter {
      tokens[$0].text == first.text
    }
    return starts.filter { start in
      // A function is matched by its bare name, but not as a member or as a declaration.
      if first.kind == .identifier, start > 0 {
        let before = tokens[start - 1]
        let isMember = before.text == "." && !(start > 1 && tokens[start - 2].text == "Swift")
        if before.text == "func" || (isMember && wanted.last?.text == "(") { return false }
      }
      return wanted.indices.allSatisfy { index in
        let token = tokens[start + index]
        // In `try !flag`, the mark is a negation. In `try!`, the mark directly follows `try`.
        return token.text == wanted[index].text && (wanted[index].text != "!" || token.isGlued)
      }
    }.map { tokens[$0].line }
  }

  private static func tokens(of source: String) -> [Token] {
    Token.all(of: SourceFile(path: "", text: source))
  }
}

import Foundation
import Synchronization

/// What is printed when the app ends the program, by an exception of UIKit's or a `!` on nil.
///
/// Swift or UIKit has printed the reason by then. This adds the last calls, the views that the
/// context did not have, and the findings so far; a backtrace comes after it.
enum LastWords {
  /// Raised by the instruction with which Swift stops a program: on Intel and on ARM.
  private static let signals = [SIGILL, SIGTRAP]
  /// How many of the last calls are told.
  private static let calls = 12
  /// Seconds after which the program ends all the same: what is read may be half changed.
  private static let patience: UInt32 = 10

  /// The evidence of the device that is being checked.
  @MainActor
  final class Speaker: WorldRoom {
    weak var evidence: RunEvidence?
    init() {}
  }

  /// Installs the signal handlers; further calls do nothing.
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { LastWords.speak($0) }
      // What was there before, the runtime's backtrace for one, comes after.
      var before = sigaction()
      sigaction(number, &action, &before)
      if number == SIGILL { formerly.0 = before } else { formerly.1 = before }
    }
    return true
  }()
  nonisolated(unsafe) private static var formerly = (sigaction(), sigaction())
  private static let hasSpoken = Atomic(false)

  /// The signal handler; it runs on the thread that was stopped, for the first stop alone.
  private static func speak(_ number: Int32) {
    var former = number == SIGILL ? formerly.0 : formerly.1
    defer { sigaction(number, &former, nil) }
    guard WorkOrigin.current?.isMain == true, !hasSpoken.exchange(true, ordering: .relaxed) else {
      return
    }
    alarm(patience)
    MainActor.assumeIsolated {
      guard let run = World.current.room(Speaker.self).evidence else { return }
      FileHandle.standardError.write(Data(text(of: run).utf8))
    }
    alarm(0)
  }

  @MainActor
  static func text(of run: RunEvidence) -> String {
    let now = World.current.clock.now
    run.now = now
    let running = run.transitions.last { $0.endedAt == nil }
    var lines = [
      "The app has ended the program \(String(format: "%.4f", now)) s into its run"
        + (running.map { ", in \($0.title)" } ?? "") + "."
    ]
    let last = run.events.suffix(calls)
    if !last.isEmpty { lines.append("The last calls:") }
    lines += last.map { event in
      let answer = event.answer.map { " → \($0)" } ?? ""
      return "  \(String(format: "%.4f", event.time)) s  \(event.object).\(event.call)\(answer)"
    }
    for key in running?.missed ?? [] {
      let name = key == .from ? ".from" : ".to"
      lines.append(
        "The context answered nil for view(forKey: \(name)): \(running?.reasonOfMissing ?? "").")
    }
    for finding in run.findings {
      lines.append("  \(finding.rule) \(finding.severity.rawValue)  \(finding.place)")
      lines += finding.reasons + ["      page      \(finding.link)"]
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}

import Foundation
import Synchronization

/// The report that is printed when the app crashes, for example because of a UIKit exception or a
/// force-unwrapped nil.
///
/// Swift or UIKit has already printed the reason for the crash. The report adds the most recent
/// calls, the findings so far, and the keys for which a transition context had no view. A backtrace
/// follows the report.
enum CrashReport {
  /// The signals that Swift's trap instruction raises, on Intel and on ARM.
  private static let signals = [SIGILL, SIGTRAP]
  /// The number of recent calls that are printed.
  private static let calls = 12
  /// The time, in seconds, after which the process exits even if the report is unfinished. The
  /// crash may have left data inconsistent, so the report may hang.
  private static let timeout: UInt32 = 10

  /// The evidence of the stage that is being checked.
  @MainActor
  final class EvidenceHolder: WorldService {
    weak var evidence: RunEvidence?
    init() {}
  }

  /// Installs the signal handlers; repeated calls have no effect.
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashReport.speak($0) }
      // The previous handler, which may print the runtime's backtrace, runs after this one.
      var before = sigaction()
      sigaction(number, &action, &before)
      if number == SIGILL { formerly.0 = before } else { formerly.1 = before }
    }
    return true
  }()
  nonisolated(unsafe) private static var formerly = (sigaction(), sigaction())
  private static let hasSpoken = Atomic(false)

  /// The signal handler. The handler runs on the thread that trapped, and reports only the first
  /// trap on the main queue.
  private static func speak(_ number: Int32) {
    var former = number == SIGILL ? formerly.0 : formerly.1
    defer { sigaction(number, &former, nil) }
    guard WorkOrigin.current?.isMain == true, !hasSpoken.exchange(true, ordering: .relaxed) else {
      return
    }
    alarm(timeout)
    MainActor.assumeIsolated {
      guard let run = World.current.service(EvidenceHolder.self).evidence else { return }
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
      "The app ended the program \(String(format: "%.4f", now)) s into its run"
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
        "The context returned nil for view(forKey: \(name)): \(running?.reasonOfMissing ?? "").")
    }
    for finding in run.findings {
      lines.append("  \(finding.rule) \(finding.severity.rawValue)  \(finding.place)")
      lines += finding.reasons + ["      page      \(finding.link)"]
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}

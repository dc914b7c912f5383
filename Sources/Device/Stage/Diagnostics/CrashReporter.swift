import Foundation
import Synchronization

/// Reports a crash from its signal handler.
///
/// Swift or UIKit has already printed the reason for the crash. If another process supervises this
/// one, the report is passed on to that process. Otherwise it is printed, with the last calls.
enum CrashReporter {
  /// The signals that Swift's trap instruction raises, on Intel and on ARM.
  private static let signals = [SIGILL, SIGTRAP]
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
      action.__sigaction_handler.sa_handler = { CrashReporter.speak($0) }
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
      if let log = RunLog.ofProcess {
        log.report(CrashReport(run))
      } else {
        FileHandle.standardError.write(Data(text(of: run).utf8))
      }
    }
    alarm(0)
  }

  @MainActor
  static func text(of run: RunEvidence) -> String {
    let report = CrashReport(run)
    let now = String(format: "%.4f", run.now)
    var lines = [
      "The app ended the program \(now) s into its run"
        + (report.transition.map { ", in \($0)" } ?? "") + "."
    ]
    let last = run.events.suffix(CrashReport.calls)
    if !last.isEmpty { lines.append("The last calls:") }
    lines += last.map { event in
      let answer = event.answer.map { " → \($0)" } ?? ""
      return "  \(String(format: "%.4f", event.time)) s  \(event.object).\(event.call)\(answer)"
    }
    lines += report.remarks
    for finding in report.findings {
      lines.append("  \(finding.rule) \(finding.severity.rawValue)  \(finding.place)")
      lines += finding.reasons + ["      page      \(finding.link)"]
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension CrashReport {
  @MainActor
  fileprivate init(_ run: RunEvidence) {
    run.now = World.current.clock.now
    let running = run.transitions.last { $0.endedAt == nil }
    transition = running?.title
    remarks = (running?.missed ?? []).map { key in
      let name = key == .from ? ".from" : ".to"
      return
        "The context returned nil for view(forKey: \(name)): \(running?.reasonOfMissing ?? "")."
    }
    findings = run.findings
  }
}

import CMainQueue
import Foundation
import SourceBuild
import Synchronization
import UIKit

/// Ends the program if a test exceeds its time limit, which is in real time. The message says what
/// the test waits for.
///
/// The main thread writes the message if it still advances the device's clock. If the main thread
/// does not respond, the timer's own thread writes the message, which then lists the functions that
/// the main thread is executing.
enum HangTimer {
  private static let isDue = Atomic(false)
  /// The real time, in seconds, within which the main thread can write the message.
  private static let answerTimeout = 2.0
  private static let pause = 0.1

  @MainActor
  static func begin(_ settings: TestSettings, _ report: TestReport) {
    mq_watch_main_thread()
    TestTurns.turnObserver = {
      guard isDue.load(ordering: .relaxed) else { return }
      // During the pause, other threads can record what they wait for.
      Thread.sleep(forTimeInterval: answerTimeout / 4)
      end(
        report, settings,
        reasons: Expectations.waited + TestDevice.pendingWork,
        remark: "It has run the device for \(Int(TestDevice.time)) s.")
    }
    TestTurns.threadObserver.withLock {
      $0 = { if isDue.load(ordering: .relaxed) { Expectations.record() } }
    }
    let limit = Duration.seconds(settings.timeout)
    Thread.detachNewThread {
      while report.elapsed < limit { Thread.sleep(forTimeInterval: pause) }
      isDue.store(true, ordering: .relaxed)
      Thread.sleep(forTimeInterval: answerTimeout)
      end(report, settings, reasons: mainThread, remark: "The main thread is blocked.")
    }
  }

  /// The functions that the main thread is executing, as text for messages.
  private static var mainThread: [String] {
    var names: [UnsafeMutablePointer<CChar>?] = Array(repeating: nil, count: 12)
    let count = mq_main_thread_functions(&names, Int32(names.count))
    let functions = names.prefix(Int(count)).compactMap { $0.map { String(cString: $0) } }
    return functions.isEmpty ? [] : ["main thread in " + functions.joined(separator: " ← ")]
  }

  private static func end(
    _ report: TestReport, _ settings: TestSettings, reasons: [String], remark: String
  ) -> Never {
    let test = report.running ?? "a test's set-up"
    report.hang(test)
    let text = Self.text(test, settings.timeout, reasons, remark)
    FileHandle.standardError.write(Data(text.utf8))
    fflush(nil)
    _exit(1)
  }

  static func text(
    _ test: String, _ seconds: Double, _ reasons: [String], _ remark: String
  ) -> String {
    let lines = reasons.prefix(12).map { "  \($0)\n" }.joined()
    let outstanding = lines.isEmpty ? "Nothing is outstanding on the device.\n" : "Outstanding:\n"
    return "matchcut test: \(test) has not ended within \(seconds.formatted()) s, so the run ends "
      + "here (--timeout). \(remark) \(outstanding)\(lines)"
  }
}

import Foundation
import SourceBuild
import Synchronization

/// Writes the records of a run, and stores which test is running.
final class TestReport: Sendable {
  private struct State {
    var running: String?
    var since = ContinuousClock.now
    var hasFailed = false
  }

  private let state = Mutex(State())
  private let file: TestRecordFile?

  init(_ settings: TestSettings) { file = settings.records.map { TestRecordFile(path: $0) } }

  func begin(_ test: String) {
    state.withLock { ($0.running, $0.since, $0.hasFailed) = (test, .now, false) }
    file?.append(TestRecord(test, .begun))
  }

  func fail() { state.withLock { $0.hasFailed = true } }

  func end(_ test: String, isSkipped: Bool = false) {
    let hasFailed = state.withLock { state in
      (state.running, state.since) = (nil, .now)
      return state.hasFailed
    }
    file?.append(TestRecord(test, hasFailed ? .failed : isSkipped ? .skipped : .passed))
  }

  /// Records a test that is skipped before it begins.
  func skip(_ test: String) { file?.append(TestRecord(test, .skipped)) }

  /// Records that all tests have run.
  func complete() { file?.append(.complete) }

  func hang(_ test: String) { file?.append(TestRecord(test, .hung)) }

  var running: String? { state.withLock { $0.running } }

  /// The real time since the running test began, or since the last test ended.
  var elapsed: Duration { state.withLock { .now - $0.since } }
}

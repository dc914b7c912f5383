import CMainQueue
import Foundation
import SourceBuild
import Synchronization
import Testing
import UIKit

/// Runs the tests of Swift Testing, one after the other.
@MainActor
struct SwiftTestingRunner {
  private let report: TestReport

  init(_ report: TestReport) { self.report = report }

  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ handler: @escaping @Sendable (_ record: UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// The arguments for the entry point that Swift Testing provides for tools.
  private struct Arguments: Encodable {
    var parallel = false
    var filter: [String]?
    var skip: [String]?
  }

  func run(_ settings: TestSettings) -> Never {
    TestDevice.prepare()
    let filters = settings.filters.isEmpty ? nil : settings.filters
    let done = settings.done.map { "^\(NSRegularExpression.escapedPattern(for: $0))(/|$)" }
    let events = TestEvents(report)
    Task.detached {
      let arguments = try? JSONEncoder().encode(
        Arguments(filter: filters, skip: done.isEmpty ? nil : done))
      let entryPoint = unsafeBitCast(swt_abiv0_getEntryPoint(), to: EntryPoint.self)
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: arguments?.count ?? 0, alignment: 1)
      arguments.map { bytes.copyBytes(from: $0) }
      do {
        let hasPassed = try await entryPoint(UnsafeRawBufferPointer(bytes)) { events.read($0) }
        events.complete()
        exit(hasPassed || events.hasNoTests ? 0 : 1)
      } catch {
        FileHandle.standardError.write(
          Data("matchcut test: Swift Testing did not run the tests (\(error))\n".utf8))
        exit(1)
      }
    }
    while true { TestTurns.turn() }
  }
}

@_silgen_name("swt_abiv0_getEntryPoint")
private func swt_abiv0_getEntryPoint() -> UnsafeRawPointer

/// Reads the events of Swift Testing, and creates a new device for each test.
private final class TestEvents: Sendable {
  private struct Record: Decodable {
    struct Payload: Decodable {
      var kind: String?
      var id: String?
      var name: String?
      var testID: String?
      var issue: Issue?
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      // Before version 6.3, the name of this member in event streams begins with an underscore.
      var severity: String?
      var _severity: String?

      /// Whether the issue makes its test fail. Known issues and warnings do not make a test fail.
      var isFailure: Bool { isKnown != true && (severity ?? _severity) != "warning" }
    }
    var kind: String
    var payload: Payload
  }

  private let report: TestReport
  /// The names of the test functions. The keys are Swift Testing's identifiers.
  private let names = Mutex<[String: String]>([:])
  private let ended = Mutex<Set<String>>([])

  init(_ report: TestReport) { self.report = report }

  /// Records that all tests have run.
  func complete() { report.complete() }

  var hasNoTests: Bool { ended.withLock(\.isEmpty) }

  func read(_ bytes: UnsafeRawBufferPointer) {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)) else { return }
    let payload = record.payload
    if record.kind == "test" {
      guard payload.kind == "function", let id = payload.id else { return }
      let name = id.split(separator: "/").dropLast().joined(separator: "/")
      return names.withLock { $0[id] = name.isEmpty ? id : name }
    }
    guard let id = payload.testID, let name = names.withLock({ $0[id] }) else { return }
    switch payload.kind {
    case "testStarted": report.begin(name)
    case "testCaseStarted": renewDevice()
    case "issueRecorded": if payload.issue?.isFailure != false { report.fail() }
    case "testSkipped": report.skip(name)
    case "testEnded":
      _ = ended.withLock { $0.insert(id) }
      report.end(name)
    default: break
    }
  }

  /// Creates a new device on the main queue, before the test can run on that queue.
  private func renewDevice() {
    mq_async(nil, false, nil) { _ in MainActor.assumeIsolated { TestDevice.begin() } }
  }
}

import Foundation
import TransitionTesting
import TransitionXCTest
import XCTest

/// The test case is run by hand, with tests that fail in a known way.
final class FilmedTestCaseTests: XCTestCase {
  private final class Page: UIViewController {}

  private struct NotIdle: Error {}

  /// A test case whose failures do not count.
  private final class Filmed: FilmedTestCase {
    var failures: [String] = []

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      Self.kept.append(self)
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    nonisolated(unsafe) static var kept: [Filmed] = []
  }

  private func folder(_ name: String) -> String {
    FailureFolder(test: "Filmed-\(name)").path
  }

  private func files(_ name: String) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder(name)).sorted()) ?? []
  }

  /// Runs a test of its own. Returns the descriptions of its failures.
  @MainActor
  private func run(
    _ name: String, _ body: @escaping @MainActor () throws -> Void
  ) -> [String] {
    let test = Filmed(name: name) { _ in try MainActor.assumeIsolated { try body() } }
    let run = KeptRun(test: test)
    test.perform(run)
    return run.failures
  }

  /// Keeps the failures instead of reporting them to the observers.
  private final class KeptRun: XCTestCaseRun {
    var failures: [String] = []

    override func recordFailure(
      withDescription description: String, inFile filePath: String?, atLine lineNumber: Int,
      expected: Bool
    ) {
      failures.append(description)
    }
    override func start() {}
    override func stop() {}
  }

  @MainActor func testATestThatFailsKeepsItsFilmAndNamesIt() async {
    try? FileManager.default.removeItem(atPath: folder("fails"))

    let failures = run("fails") {
      Stage().show(Page())
      throw NotIdle()
    }

    XCTAssertEqual(failures.count, 1)
    XCTAssert(
      failures.first?.contains("filmstrip: \(folder("fails"))/stage/filmstrip.png") == true,
      "\(failures)")
    XCTAssertEqual(
      files("fails").filter { $0.contains("/") },
      ["stage/filmstrip.png", "stage/recording.json", "stage/trace.txt"])
  }

  @MainActor func testTheFirstCallThatDiffersIsNamed() async {
    try? FileManager.default.removeItem(atPath: folder("differs"))

    let passed = run("differs") { Stage().show(Page()) }
    let failures = run("differs") {
      Stage().show(UINavigationController(rootViewController: Page()))
      throw NotIdle()
    }

    XCTAssertEqual(passed, [])
    XCTAssert(
      failures.first?.contains("the first call that differs from the last run that passed") == true,
      "\(failures)")
  }
}

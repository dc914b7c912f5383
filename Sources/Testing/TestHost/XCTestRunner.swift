import Foundation
import SourceBuild
import XCTest

/// Runs the tests of XCTest.
@MainActor
struct XCTestRunner {
  private let report: TestReport

  init(_ report: TestReport) { self.report = report }

  func run(_ cases: [XCTestCaseEntry], _ settings: TestSettings) -> Never {
    let filter = TestFilter(settings.filters)
    let done = Set(settings.done)
    let chosen = cases.compactMap { entry -> XCTestCaseEntry? in
      let name = String(reflecting: entry.testCaseClass)
      let tests = entry.allTests.filter {
        filter.contains("\(name)/\($0.0)") && !done.contains("\(name)/\($0.0)")
      }
      return tests.isEmpty ? nil : (entry.testCaseClass, tests)
    }
    guard !chosen.isEmpty else {
      report.complete()
      exit(0)
    }
    XCTestObservationCenter.shared.addTestObserver(Observer(report))
    XCTMain(chosen, arguments: [CommandLine.arguments[0]])
  }

  private final class Observer: XCTestObservation {
    private let report: TestReport

    init(_ report: TestReport) { self.report = report }

    func testSuiteWillStart(_ testSuite: XCTestSuite) {
      MainActor.assumeIsolated { TestDevice.prepare() }
    }

    func testBundleDidFinish(_ testBundle: Bundle) { report.complete() }

    func testCaseWillStart(_ testCase: XCTestCase) {
      report.begin(name(of: testCase))
      MainActor.assumeIsolated { TestDevice.begin() }
    }

    /// The name that `--filter` must match, as in `ModuleTests.CardTests/testCard`.
    private func name(of testCase: XCTestCase) -> String {
      let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
      return String(reflecting: type(of: testCase)) + "/" + method
    }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) { report.fail() }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      report.end(
        name(of: testCase), isSkipped: testCase.testRun?.hasBeenSkipped ?? false)
    }
  }
}

/// Selects tests with regular expressions, as `swift test --filter` does.
struct TestFilter {
  private let expressions: [Regex<AnyRegexOutput>]

  /// `matchcut test` has checked that the texts are regular expressions.
  init(_ texts: [String]) { expressions = texts.compactMap { try? Regex($0) } }

  func contains(_ name: String) -> Bool {
    expressions.isEmpty || expressions.contains { name.contains($0) }
  }
}

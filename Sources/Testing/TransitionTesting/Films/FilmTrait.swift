import Foundation
import Stage
import Testing

/// Films the stages of a test, and keeps the films if the test fails.
///
/// ```swift
/// @Test(.filmed) func `the card opens`() throws {
///   let stage = Stage()
///   stage.show(list)
///   list.present(card, animated: true)
///   try stage.settle()
///   #expect(list.presentedViewController === card)
/// }
/// ```
///
/// On a suite, the trait applies to all tests of the suite. If an expectation fails, or the test
/// throws an error such as that of `settle()`, a filmstrip, the trace and the recording of each stage
/// are written to `.build/transition-failures`, or to the folder in the environment variable
/// MATCHCUT_FAILURES, and attached to the test. The issue contains the path of the filmstrip.
///
/// When a test passes, its calls are stored in the same folder. When it fails later, the issue also
/// names the first call that differs. No calls are stored for a test with arguments. The stages exist
/// until the test ends.
public struct FilmTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether known issues count as failures; false but in the tests of this type.
  package var countsKnownIssues = false

  package init() {}

  /// Whether the trait of a suite applies to the suites in it; true.
  public var isRecursive: Bool { true }

  /// Runs a test, and keeps its films if it fails. Swift Testing calls this method.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let testCase else { return try await function() }
    let file = URL(fileURLWithPath: test.sourceLocation.fileName).deletingPathExtension()
    let film = await TestFilm(
      test: "\(file.lastPathComponent)-\(test.name)", storesCalls: !testCase.isParameterized)
    let issues = IssueHandlingTrait.compactMapIssues { issue in
      guard countsKnownIssues || issue.failsTest else { return issue }
      var issue = issue
      issue.comments += film.failed().map { Comment(rawValue: $0) }
      return issue
    }
    let task = StageWatch.currentTask
    await film.watch(task)
    do {
      try await issues.provideScope(for: test, testCase: testCase, performing: function)
    } catch {
      let comment = await film.thrown().joined(separator: "\n")
      Issue.record(error, Comment(rawValue: comment), sourceLocation: test.sourceLocation)
    }
    for file in await film.end(task) { file.attach(at: test.sourceLocation) }
  }
}

extension Trait where Self == FilmTrait {
  /// Films the test, and keeps the film if the test fails.
  public static var filmed: Self { Self() }
}

extension Issue {
  /// Whether the issue is neither known nor a warning.
  fileprivate var failsTest: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      true
    #endif
  }
}

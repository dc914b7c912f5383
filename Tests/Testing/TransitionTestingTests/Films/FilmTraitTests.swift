import Foundation
import Stage
import Synchronization
import Testing
import TransitionTesting
import UIKit

/// The trait is applied by hand, to a body that fails in a known way.
@MainActor
struct FilmTraitTests {
  private final class Page: UIViewController {
    var appeared = "appeared"
    override func viewDidAppear(_ animated: Bool) { title = appeared }
  }

  private struct NotIdle: Error {}

  private func folder() throws -> String {
    let test = try #require(Test.current)
    return FailureFolder(test: "FilmTraitTests-\(test.name)").path
  }

  /// Runs the body under the trait. Returns the comments of the issues that it recorded.
  private func filmed(
    _ body: @MainActor @escaping @Sendable () throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let one = try #require(Test.Case.current)
    let comments = Mutex<[String]>([])
    var trait = FilmTrait()
    trait.countsKnownIssues = true
    try await withKnownIssue(isIntermittent: true) {
      try await trait.provideScope(for: test, testCase: one) { try await body() }
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return comments.withLock { $0 }
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder()).sorted()
  }

  private func clear() throws { try? FileManager.default.removeItem(atPath: folder()) }

  @Test func `a test that fails keeps its film`() async throws {
    try clear()
    _ = try await filmed {
      let stage = Stage()
      stage.show(Page())
      #expect(stage.window.rootViewController == nil)
    }
    #expect(try files().contains("stage/filmstrip.png"))
    #expect(try files().contains("stage/recording.json"))
    #expect(try files().contains("stage/trace.txt"))
  }

  @Test func `a test that throws an error keeps its film, and the issue names it`() async throws {
    try clear()
    let comments = try await filmed {
      Stage().show(Page())
      Stage().show(Page())
      throw NotIdle()
    }
    let folder = try folder()
    #expect(comments.joined().contains("filmstrip: \(folder)/stage-1/filmstrip.png"))
    #expect(try files().contains("stage-1/filmstrip.png"))
    #expect(try files().contains("stage-2/filmstrip.png"))
  }

  @Test func `a test that passes stores its calls, and no film`() async throws {
    try clear()
    let comments = try await filmed { Stage().show(Page()) }
    #expect(comments.isEmpty)
    #expect(try files() == ["passed.txt"])
  }

  @Test func `the first call that differs from the last run that passed is named`() async throws {
    try clear()
    _ = try await filmed { Stage().show(Page()) }
    let comments = try await filmed {
      Stage().show(UINavigationController(rootViewController: Page()))
      throw NotIdle()
    }
    let sentence = try #require(
      comments.joined().split(separator: "the first call that differs").last)
    #expect(sentence.contains("before: "))
    #expect(sentence.contains("UINavigationController#1"))
  }

  @Test func `calls of another run are compared in order`() throws {
    let folder = FailureFolder(
      test: "passed",
      environment: [FailureFolder.variable: NSTemporaryDirectory() + UUID().uuidString])
    let run = PassedRun(in: folder)
    #expect(run.difference(to: ["a"]) == nil)
    run.store(["a", "b"])
    #expect(run.difference(to: ["a", "b"]) == nil)
    #expect(run.difference(to: ["a"])?.hasSuffix("  before: b\n  now:    no call") == true)
    #expect(
      run.difference(to: ["a", "b", "c"])?.hasSuffix("  before: no call\n  now:    c") == true)
    #expect(run.difference(to: ["c", "b"])?.hasSuffix("  before: a\n  now:    c") == true)
  }
}

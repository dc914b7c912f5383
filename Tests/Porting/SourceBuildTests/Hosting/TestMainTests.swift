import Foundation
import SourceBuild
import Testing

/// The main program of the tests.
struct TestMainTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  /// The text of the main program for the classes of each module.
  private func text(_ classes: [String: [String]]) throws -> String {
    var reports: [String: PortReport] = [:]
    for (module, names) in classes {
      let tests = names.map {
        """
        {"name": "\($0)", "path": "", "methods": [
          {"name": "testPlain", "isAsync": false, "isThrowing": false},
          {"name": "testThrowing", "isAsync": false, "isThrowing": true},
          {"name": "testAsync", "isAsync": true, "isThrowing": true}]}
        """
      }
      let json = """
        {"version": 1, "module": "\(module)", "files": [], "rewrites": [], "refusals": [],
         "notes": [], "warnings": [], "leftOut": [], "needSwiftUI": [], "imports": [], "classes": [],
         "tests": [\(tests.joined(separator: ","))]}
        """
      reports[module] = try JSONDecoder().decode(PortReport.self, from: Data(json.utf8))
    }
    let targets = classes.keys.sorted().map {
      SourceModule(name: $0, kind: .tests, files: [], folder: fixture.path)
    }
    let folder = try BuildFolder(root: fixture.path, name: "own", cache: fixture.path + "/cache")
    let main = try TestMain(targets: targets, reports: reports).module(in: folder)
    return try String(contentsOfFile: try #require(main.files.first), encoding: .utf8)
  }

  @Test func `each method is called on the main actor, an async one in a task`() throws {
    let text = try text(["CardTests": ["EdgeTests"]])

    #expect(text.contains("@testable import CardTests"))
    #expect(
      text.contains(
        """
              TestHost.tests(of: EdgeTests.self, [
                ("testPlain", { test in { MainActor.assumeIsolated { test.testPlain() } } }),
                ("testThrowing", \
        { test in { try MainActor.assumeIsolated { try test.testThrowing() } } }),
                ("testAsync", asyncTest { test in { try await test.testAsync() } }),
              ]),
        """))
  }

  @Test func `a class may have the name of its module`() throws {
    #expect(try text(["CardTests": ["CardTests"]]).contains("tests(of: CardTests.self"))
  }

  @Test func `modules with the same class are told apart`() throws {
    let text = try text(["ATests": ["Tests"], "BTests": ["Tests"]])

    #expect(text.contains("tests(of: ATests.Tests.self"))
    #expect(text.contains("tests(of: BTests.Tests.self"))
  }
}

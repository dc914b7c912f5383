import SourceBuild
import Testing

struct TestFoldersTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  /// Writes files, each of which imports the given modules. Returns the test modules that are found
  /// beside the library `Card`, with their folders.
  private func found(_ files: [String: String]) throws -> [String: String] {
    try bench.write("", to: "Card/Sources/Card.swift")
    for (file, imports) in files {
      let text = imports.split(separator: " ").map { "import \($0)\n" }.joined()
      try bench.write(text, to: "Card/" + file)
    }
    let set = try TestFolders(try bench.find("Card")).added()
    let tests = set.own.filter { $0.kind == .tests }
    return Dictionary(
      uniqueKeysWithValues: tests.map { ($0.name, $0.folder.relative(to: set.root)) })
  }

  @Test func `tests are found at any depth`() throws {
    let found = try found([
      "Project/CardTests/Deep/A.swift": "XCTest Card", "Project/CardTests/B.swift": "UIKit",
      "Project/CardCoreTests/C.swift": "Testing",
    ])

    #expect(found == ["CardTests": "Project/CardTests"])
  }

  @Test func `tests that do not import the library are taken if there are no others`() throws {
    let found = try found([
      "Project/CardTests/A.swift": "XCTest", "Example/Tests/B.swift": "XCTest",
    ])

    #expect(found == ["CardTests": "Project/CardTests"])
  }

  @Test func `tests of an example are taken if there are no others`() throws {
    #expect(
      try found(["Example/Tests/A.swift": "XCTest"]) == ["ExampleTests": "Example/Tests"])
  }

  @Test(arguments: [
    "Project/CardUITests/A.swift", "Pods/OtherTests/A.swift", ".build/CardTests/A.swift",
    "Project/CardTest/A.swift",
  ])
  func `other folders are not taken`(file: String) throws {
    #expect(try found([file: "XCTest Card"]).isEmpty)
  }

  @Test func `a folder without a test library is not taken`() throws {
    #expect(try found(["Project/CardTests/A.swift": "UIKit Card"]).isEmpty)
  }

  @Test func `an app that tests import is built with them`() throws {
    try bench.write("", to: "Card/Sources/Card.swift")
    try bench.write("@main struct App {}", to: "Card/Project/Card-Demo/App.swift")
    try bench.write(
      "import XCTest\n@testable import Card_Demo\nimport Nowhere",
      to: "Card/Project/CardDemoTests/A.swift")

    let set = try TestFolders(try bench.find("Card")).added()

    #expect(set.modules.map(\.name) == ["Card", "Card_Demo", "CardDemoTests"])
    #expect(set.modules[1].kind == .program && set.modules[1].dependencies == ["Card"])
    #expect(set.modules[2].dependencies == ["Card", "Card_Demo"])
    // Commands other than `test` do not include the app.
    #expect(set.own.map(\.name) == ["Card", "CardDemoTests"])
    #expect(set.notes.contains("CardDemoTests: found in Project/CardDemoTests"))
  }

  @Test func `a set with tests of its own stays as it is`() throws {
    for file in ["Sources/A.swift", "CardTests/B.swift", "Project/MoreTests/C.swift"] {
      try bench.write("import XCTest", to: "Card/" + file)
    }
    let set = try bench.find("Card")

    #expect(try TestFolders(set).added() == set)
    #expect(set.own.filter { $0.kind == .tests }.map(\.name) == ["CardTests"])
  }
}

import SourceBuild
import Testing

struct TestFoldersTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  /// Writes files, each of which imports the given modules. Returns the test modules that are found
  /// beside the library `Card`, with their folders.
  private func found(_ files: [String: String]) throws -> [String: String] {
    try fixture.write("", to: "Card/Sources/Card.swift")
    for (file, imports) in files {
      let text = imports.split(separator: " ").map { "import \($0)\n" }.joined()
      try fixture.write(text, to: "Card/" + file)
    }
    let set = try TestFolders(try fixture.find("Card")).added()
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
    try fixture.write("", to: "Card/Sources/Card.swift")
    try fixture.write("@main struct App {}", to: "Card/Project/Card-Demo/App.swift")
    try fixture.write(
      "import XCTest\n@testable import Card_Demo\nimport Nowhere",
      to: "Card/Project/CardDemoTests/A.swift")

    let set = try TestFolders(try fixture.find("Card")).added()

    #expect(set.modules.map(\.name) == ["Card", "Card_Demo", "CardDemoTests"])
    #expect(set.modules[1].kind == .program && set.modules[1].dependencies == ["Card"])
    #expect(set.modules[2].dependencies == ["Card", "Card_Demo"])
    // Commands other than `test` do not include the app.
    #expect(set.own.map(\.name) == ["Card", "CardDemoTests"])
    #expect(set.notes.contains("CardDemoTests: found in Project/CardDemoTests"))
  }

  @Test func `a set with tests of its own stays as it is`() throws {
    for file in ["Sources/A.swift", "CardTests/B.swift", "Project/MoreTests/C.swift"] {
      try fixture.write("import XCTest", to: "Card/" + file)
    }
    let set = try fixture.find("Card")

    #expect(try TestFolders(set).added() == set)
    #expect(set.own.filter { $0.kind == .tests }.map(\.name) == ["CardTests"])
  }

  /// A project with the targets `App`, with the module name `Card_Demo`, and `CardTests`, which
  /// lists a file of the library.
  private func writeProject() throws {
    func target(_ id: String, _ name: String, _ type: String, _ files: String) -> String {
      "T\(id) = { isa = PBXNativeTarget; name = \(name); buildPhases = (P\(id)); "
        + "buildConfigurationList = L\(id); productType = \"com.apple.product-type.\(type)\"; };\n"
        + "P\(id) = { isa = PBXSourcesBuildPhase; files = (\(files)); };\n"
        + "L\(id) = { buildConfigurations = (C\(id)); };\n"
    }
    let files = ["Lib/Card.swift", "Tests/A.swift", "Other/App.swift"].enumerated().map {
      "F\($0) = { path = \"\($1)\"; sourceTree = SOURCE_ROOT; };\nB\($0) = { fileRef = F\($0); };\n"
    }
    try fixture.write(
      "{ rootObject = R; objects = {\n\(files.joined())"
        + "R = { mainGroup = G; targets = (T1, T2); };\nG = { children = (F0, F1, F2); "
        + "sourceTree = \"<group>\"; };\n"
        + target("1", "App", "application", "B2")
        + target("2", "CardTests", "bundle.unit-test", "B0, B1")
        + "C1 = { buildSettings = { PRODUCT_NAME = \"Card-Demo\"; }; };\n"
        + "C2 = { buildSettings = { PRODUCT_NAME = \"$(TARGET_NAME)\"; }; };\n"
        + "}; }\n",
      to: "Card/Project/Card.xcodeproj/project.pbxproj")
    try fixture.write("class Card {}", to: "Card/Project/Lib/Card.swift")
    try fixture.write("@main struct App {}", to: "Card/Project/Other/App.swift")
    try fixture.write("let a = 1", to: "Card/Sources/Other.swift")
  }

  @Test func `a test target of an Xcode project names its files and the module of its app`() throws
  {
    try writeProject()
    try fixture.write(
      "import XCTest\n@testable import Card_Demo\n", to: "Card/Project/Tests/A.swift")

    let set = try TestFolders(try fixture.find("Card")).added()
    let tests = try #require(set.own.first { $0.kind == .tests })

    #expect(tests.files.map(\.lastComponent) == ["Card.swift", "A.swift"])
    #expect(tests.dependencies.contains("Card_Demo"))
    #expect(
      set.modules.first { $0.name == "Card_Demo" }?.files.map(\.lastComponent).contains("App.swift")
        == true)
  }
}

import Preview
import SourceBuild
import Stage

extension FuzzTest {
  /// Creates the source code for an app that was built from the user's code.
  fileprivate init(delegate: String, in launch: TestLaunch?) {
    self.init(delegate: delegate)
    guard let launch else { return }
    imports = imports.map(launch.importLine)
    guard !launch.declarations.isEmpty else { return }
    (imports, declarations) = (launch.imports, launch.declarations)
  }
}

extension CommandExecutor.Demo {
  /// The code that creates the subject in a generated test. An app is created from its delegate,
  /// and a demo from its entry in the module's public list.
  @MainActor func test(with values: PageParameter.Values) -> FuzzTest {
    if case .app(let launch) = opening {
      return FuzzTest(delegate: launch.delegateName, in: testLaunch)
    }
    var test = FuzzTest(arguments: [])
    let list = section.list
    let made = values.isEmpty ? "demo" : "made"
    var root = "\(made).root"
    switch section {
    case .demo, .transition, .document:
      test.imports = ["import \(section.module)"]
      test.arguments = [
        "storyboards: {"
          + " try Storyboards(files: demo.storyboards, selectors: demo.selectors()) }",
        "revival: try \(made).fingers[\"finish\"].map { try TouchScript(json: $0, name: \"finish\") }",
      ]
    case .mistake(_, _, let isCorrected):
      test.imports = ["import \(section.module)"]
      root = "{ demo.root(\(isCorrected)) }"
    }
    test.statements = [
      "let demo = try #require(\(list).first { $0.id == \"\(section.name ?? self.id)\" })"
    ]
    if !values.isEmpty {
      let literals = values.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1.literal)" }
      test.statements.append(
        "let made = try #require(demo.variants).make([\(literals.joined(separator: ", "))])")
    }
    test.arguments.append("showing: \(root)")
    return test
  }
}

extension PageParameter.Value {
  /// The value as Swift source code.
  fileprivate var literal: String {
    switch self {
    case .number: ".number(\(word))"
    case .flag: ".flag(\(word))"
    case .text: ".text(\"\(word)\")"
    }
  }
}

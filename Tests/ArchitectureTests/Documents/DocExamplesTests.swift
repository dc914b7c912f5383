import TestSupport
import Testing

/// The examples in doc comments are in `DocExamples.swift`, which the compiler reads.
struct DocExamplesTests {
  /// The declarations that users meet first, with their files. Their comments have an example and
  /// a life cycle.
  private static let first = [
    "final class Stage": "Device/Stage/Stage.swift",
    "struct TouchScript": "Device/Stage/Scripts/TouchScript.swift",
    "func assertTransition": "Testing/TransitionTesting/Assertions.swift",
    "struct Transition": "Catalogue/Transitions/Language/Transition.swift",
    "final class ForwardNavigation": "Catalogue/Transitions/Forward/ForwardNavigation.swift",
    "var transition": "Catalogue/Transitions/Frame/UIViewController+Transition.swift",
  ]

  @Test func `every example in a doc comment is compiled`() throws {
    let compiled = Self.lines(
      of: try Page.text(of: "Tests/ArchitectureTests/Documents/DocExamples.swift"))
    var count = 0
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for comment in DocComment.all(in: file.source) {
        for block in comment.blocks where block.info == "swift" {
          count += 1
          let lines = Self.lines(of: block.lines.joined(separator: "\n"))
          if let missing = lines.firstMissing(from: compiled, gap: "…") {
            Issue.record("Sources/\(file.path): DocExamples.swift has no '\(missing)' there")
          }
        }
      }
    }
    #expect(count >= Self.first.count)
  }

  @Test(arguments: first.keys.sorted())
  func `the first comment of a type has an example and a life cycle`(declaration: String) throws {
    let path = try #require(Self.first[declaration])
    let source = try Page.text(of: "Sources/\(path)")
    let comment = try #require(
      DocComment.all(in: source).first { $0.declaration.contains("public \(declaration)") })

    #expect(comment.blocks.contains { $0.info == "swift" })
    #expect(comment.text.contains("life cycle:\n1. ") || declaration == "var transition")
  }

  private static func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

/// A doc comment and the declaration that follows it.
struct DocComment {
  let text: String
  let declaration: String

  var blocks: [Markdown.Block] { Markdown(text).blocks }

  static func all(in source: String) -> [DocComment] {
    var comments: [DocComment] = []
    var lines: [Substring] = []
    for line in source.split(separator: "\n") {
      let code = line.trimmingPrefix(while: \.isWhitespace)
      if code.hasPrefix("///") {
        let text = code.dropFirst(3)
        lines.append(text.hasPrefix(" ") ? text.dropFirst() : text)
      } else if !lines.isEmpty, !code.hasPrefix("@") {
        comments.append(
          DocComment(text: lines.joined(separator: "\n"), declaration: String(code)))
        lines = []
      }
    }
    return comments
  }
}

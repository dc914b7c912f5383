import Foundation
import SourceLint
import Testing

/// The source check's table of UIKit's declarations. It is checked in because the check runs
/// without UIKit's sources.
struct UIKitTableTests {
  private let file = SourceTree.root
    .appendingPathComponent("Sources/SourceLint/Types/UIKitTable.swift")

  private func sources() throws -> SourceFiles {
    SourceFiles(
      texts: try ["QuartzCore", "UIKit"].flatMap { module in
        try SourceTree.swiftFiles(of: module).map { ("\(module)/\($0.path)", $0.source) }
      })
  }

  private func code(of table: String) -> String {
    let lines = table.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      /// UIKit's optional requirements and the classes that adopt them. A test writes this file.
      enum UIKitTable {
        static let text = \"\"\"
      \(lines)    \"\"\"
      }

      """
  }

  @Test func `the checked-in table matches the sources`() throws {
    let table = try SourceLint(compiler: SwiftCompiler()).uikitTable(from: sources())
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
      try code(of: table).write(to: file, atomically: true, encoding: .utf8)
    }

    let isCurrent = try String(contentsOf: file, encoding: .utf8) == code(of: table)
    #expect(
      isCurrent,
      "\(file.lastPathComponent) is out of date; run this test with MATCHCUT_WRITE_GRAPH=1")
  }

  @Test func `every protocol with defaults that can be shadowed is in the table`() throws {
    let lines = SourceLint.uikitTable.split(separator: "\n")
    for module in ["QuartzCore", "UIKit"] {
      for (path, source) in try SourceTree.swiftFiles(of: module)
      where source.contains("Unanswered.mark()") {
        let tokens = Tokenizer.tokens(of: source)
        for index in tokens.indices.dropLast(2)
        where tokens[index].text == "extension" && tokens[index + 2].text == "{" {
          let name = tokens[index + 1].text
          let body = tokens[index...].prefix { $0.text != "extension" || $0 == tokens[index] }
          guard body.contains(where: { $0.text == "Unanswered" }) else { continue }
          let isKnown = lines.contains { line in
            ["protocol \(name)", "class \(name)"].contains {
              line == $0 || line.hasPrefix($0 + ":")
            }
          }
          #expect(isKnown, "\(name) in \(path)")
        }
      }
    }
  }
}

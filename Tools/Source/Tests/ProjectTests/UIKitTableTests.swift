import Foundation
import SourceLint
import Testing

/// The table of UIKit's declarations, which is checked in because the tool runs without UIKit's
/// sources.
struct UIKitTableTests {
  private static let path = "Tools/Source/Sources/FrameworkTable/UIKitTable.swift"

  private static func files() throws -> [ProjectSources.File] {
    try [
      "Sources/Frameworks/DeviceRuntime", "Sources/Frameworks/QuartzCore",
      "Sources/Frameworks/UIKit",
    ].flatMap(
      ProjectSources.files)
  }

  private func code(of table: String) -> String {
    let lines = table.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      /// UIKit's optional requirements, and classes that conform to their protocols. Made by a test.
      package enum UIKitTable {
        package static let text = \"\"\"
      \(lines)    \"\"\"
      }

      """
  }

  @Test func `the checked-in table matches the sources`() throws {
    let sources = SourceFiles(texts: try Self.files().map { ($0.path, $0.text) })
    let file = ProjectSources.root.appendingPathComponent(Self.path)

    let table = SourceLint().uikitTable(from: sources)
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
      try code(of: table).write(to: file, atomically: true, encoding: .utf8)
    }

    let isCurrent = try String(contentsOf: file, encoding: .utf8) == code(of: table)
    #expect(isCurrent, "\(Self.path) is out of date; run 'make graph'")
  }

  @Test func `every protocol with defaults that can be shadowed is in the table`() throws {
    let lines = SourceLint.uikitTable.split(separator: "\n")
    for file in try Self.files() where file.text.contains("Unanswered.mark()") {
      let tokens = file.tokens
      for index in tokens.indices.dropLast(2)
      where tokens[index].text == "extension" && tokens[index + 2].text == "{" {
        let name = tokens[index + 1].text
        let body = tokens[index...].prefix { $0.text != "extension" || $0 == tokens[index] }
        guard body.contains(where: { $0.text == "Unanswered" }) else { continue }
        let isKnown = lines.contains { line in
          ["protocol \(name)", "class \(name)"].contains { line == $0 || line.hasPrefix($0 + ":") }
        }
        #expect(isKnown, "\(name) in \(file.path)")
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Swift code that a page quotes is in the file that the page names. A block that begins with
/// "```swift Sources/…" is a quotation, except in the guide, where it is a file that the reader
/// writes.
struct QuotationsTests {
  private static let guides = ["Documentation/Guide.md", "Documentation/Guide.zh.md"]

  @Test func `every quotation is in its file, line by line`() throws {
    var count = 0
    for page in try Page.all() where !Self.guides.contains(page.path) {
      for block in page.markdown.blocks {
        guard let path = Self.file(of: block) else { continue }
        count += 1
        let source = try Page.text(of: path)
        if let line = Self.firstMissing(of: block.lines, in: source) {
          Issue.record("\(page.path):\(block.place): found no '\(line)' there in \(path)")
        }
      }
    }
    #expect(count > 20)
  }

  @Test func `a missing or misplaced line is found`() {
    let source = "a {\n  b\n}\nc"

    #expect(Self.firstMissing(of: ["a {", "b", "  …", "c"], in: source) == nil)
    #expect(Self.firstMissing(of: ["a {", "d"], in: source) == "d")
    #expect(Self.firstMissing(of: ["c", "b"], in: source) == "b")
    #expect(Self.firstMissing(of: ["a {", "}"], in: source) == "}")
  }

  private static func file(of block: Markdown.Block) -> String? {
    let words = block.info.split(separator: " ")
    guard words.count == 2, words[0] == "swift", words[1].hasPrefix("Sources/") else { return nil }
    return String(words[1])
  }

  /// The lines have to be consecutive, except where a line `…` stands for omitted lines.
  private static func firstMissing(of lines: [String], in source: String) -> String? {
    let there = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let wanted = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    return wanted.firstMissing(from: there.filter { !$0.isEmpty }, gap: "…")
  }
}

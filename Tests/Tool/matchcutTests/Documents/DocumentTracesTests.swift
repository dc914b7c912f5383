import Foundation
import TestSupport
import Testing

/// The tool's output that is quoted on the pages is up to date.
///
/// A block whose first line is `$ matchcut …` is a quotation. The lines of a quotation are
/// consecutive in the output, except where a line `…` stands for omitted lines.
struct DocumentTracesTests {
  static let root = ProjectFolder.url.path

  /// The pages with quotations, relative to the package's folder. Another test checks that the
  /// pages in Chinese have the same quotations.
  static let pages: [String] = {
    let folder = root + "/Documentation"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".md") && !$0.hasSuffix(".zh.md") }.sorted().map {
      "Documentation/\($0)"
    }
    .filter { path in
      let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
      return text?.contains("\n$ matchcut ") ?? false
    }
  }()

  @Test func `some pages contain the tool's output`() {
    #expect(Self.pages.count >= 5)
  }

  @Test(arguments: pages + ["README.md"])
  func `the output on a page is up to date`(path: String) throws {
    let tool = BuiltTool()
    var outputs: [String: String] = [:]
    let page = Markdown(try String(contentsOfFile: Self.root + "/" + path, encoding: .utf8))
    for block in page.blocks {
      guard let first = block.lines.first, first.hasPrefix("$ matchcut ") else { continue }
      let words = first.dropFirst("$ matchcut ".count)
      let output =
        try outputs[first] ?? tool.run("cd '\(Self.root)' && \"$tool\" \(words)").output
      outputs[first] = output
      // The lines of source depend on the optimiser, which inlines calls, so no page quotes them.
      let lines = output.components(separatedBy: "\n").filter {
        !$0.isEmpty && !$0.hasPrefix("      where ") && !$0.hasPrefix("      made ")
      }
      let missing = Array(block.lines.dropFirst()).firstMissing(from: lines, gap: "…")
      if let missing {
        Issue.record("\(path):\(block.place): '\(first)' does not say, where it should: \(missing)")
      }
    }
  }
}

import Foundation
import Testing

struct FactCitationsTests {
  @Test func `every cited entry exists`() throws {
    let known = try Self.anchors()
    var count = 0
    for path in try Self.citingFiles() {
      for anchor in FactCitations(in: try Self.text(path)).anchors {
        count += 1
        #expect(
          known.contains(anchor), "\(path) cites \(anchor), which Documentation/Facts has not")
      }
    }
    #expect(count > 200)
  }

  @Test func `a citation of a missing entry is found`() throws {
    #expect(try !Self.anchors().contains("a-6-99"))
  }

  @Test(arguments: [
    ("(facts A.6.1)", ["a-6-1"]), ("Facts H.1.5 and H.1.6: both", ["h-1-5", "h-1-6"]),
    ("facts C.4 and\nC.10", ["c-4", "c-10"]), ("facts F.3, F.5", ["f-3", "f-5"]),
    ("facts D", ["d"]), ("Case C26", ["c26"]), ("facts Apple", []),
  ])
  func `citations are parsed`(text: String, anchors: [String]) {
    #expect(FactCitations(in: text).anchors == anchors)
  }

  private static func anchors() throws -> Set<String> {
    let folder = SourceTree.root.appendingPathComponent("Documentation/Facts")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }
    let texts = try pages.map { try text("Documentation/Facts/\($0)") }
    return Set(texts.flatMap { $0.matches(of: #/<a id="([a-m0-9-]+)">/#).map { String($0.1) } })
  }

  /// The paths of the sources, tests and pages, sorted. This file is left out because its citations
  /// are examples.
  private static func citingFiles() throws -> [String] {
    let root = SourceTree.root
    return try ["Sources", "Tests", "Documentation", "Benchmarks/Sources"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") || $0.hasSuffix(".h") }
        .map { "\(folder)/\($0)" }
    }.filter { !$0.contains("FactCitations") }.sorted()
  }

  private static func text(_ path: String) throws -> String {
    // A sentence in a comment may continue on the next line, so line breaks are removed.
    try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
      .replacing(#/\n\s*\/\/\/? ?/#, with: " ")
  }
}

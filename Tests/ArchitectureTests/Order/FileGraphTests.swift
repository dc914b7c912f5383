import Foundation
import Testing

struct FileGraphTests {
  private static let graphs = Result { try SourceTree.graphs() }

  /// A graph of files, each with the names that it declares and the names that it refers to.
  private func graph(_ files: [String: (declares: String, refers: String)]) -> FileGraph {
    FileGraph(
      module: "M", files: files.map { SourceFile(path: $0, declares: $1.0, refers: $1.1) })
  }

  @Test func `a file references the files whose declarations it uses`() {
    let graph = graph([
      "A.swift": ("A fade()", "A B make() Int"),
      "B.swift": ("B", ""),
      "C.swift": ("C make()", "C"),
    ])

    #expect(graph.edges == ["A.swift": ["B.swift": ["B"], "C.swift": ["make()"]]])
  }

  @Test func `an accessor counts as its property`() {
    let graph = graph([
      "A.swift": ("A", "getter:title setter:title"),
      "B.swift": ("B title getter:title setter:title", ""),
    ])

    #expect(graph.edges == ["A.swift": ["B.swift": ["title"]]])
  }

  @Test func `the order of the files does not matter`() {
    let files = ["B", "A", "C"].map {
      SourceFile(path: "\($0).swift", declares: $0, refers: "A B C")
    }

    let graphs = [files, files.reversed()].map { FileGraph(module: "M", files: $0) }

    #expect(graphs[0].edges == graphs[1].edges)
    #expect(graphs[0].circles { _ in nil } == graphs[1].circles { _ in nil })
  }

  @Test func `one shortest cycle represents each group`() {
    let graph = graph([
      "A.swift": ("A", "B"),
      "B.swift": ("B", "C D"),
      "C.swift": ("C", "A"),
      "D.swift": ("D", "A C"),
      "E.swift": ("E", "A"),
    ])

    #expect(
      graph.circles { _ in nil } == [
        [
          .init(node: "A.swift", declarations: ["B"]), .init(node: "B.swift", declarations: ["C"]),
          .init(node: "C.swift", declarations: ["A"]),
        ]
      ])
  }

  @Test func `files of one type in one folder may refer to each other`() {
    let alone = graph([
      "R/A.swift": ("A", "fade()"), "R/Inner/A+Fade.swift": ("fade()", "A"),
    ])
    let apart = graph([
      "R/A.swift": ("A", "more()"), "Other/A+More.swift": ("more()", "A"),
    ])

    #expect(alone.circles { _ in nil }.isEmpty)
    #expect(alone.tied.isEmpty)
    #expect(apart.tied == [["Other/A+More.swift", "R/A.swift"]])
  }

  @Test func `an extension may refer to a type that uses the extended type`() {
    let above = graph([
      "A.swift": ("A", ""), "B.swift": ("B", "A"), "A+Fade.swift": ("fade()", "A B"),
    ])
    let around = graph([
      "A.swift": ("A", "fade()"), "B.swift": ("B", "A"), "A+Fade.swift": ("fade()", "A B"),
    ])

    #expect(above.circles { _ in nil }.isEmpty)
    #expect(
      around.circles { _ in nil }.map { $0.map(\.node) } == [
        ["A+Fade.swift", "B.swift", "A.swift"]
      ])
    #expect(around.tied == [["A+Fade.swift", "A.swift", "B.swift"]])
  }

  @Test func `the page lists the order that the tests check`() throws {
    let report = OrderReport(graphs: try Self.graphs.get())
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
      try report.text.write(to: SourceTree.orderPage, atomically: true, encoding: .utf8)
    }

    let isCurrent = (try? String(contentsOf: SourceTree.orderPage, encoding: .utf8)) == report.text
    #expect(isCurrent, "Documentation/FolderOrder.md is out of date; run 'make graph'")
  }

  @Test func `folders refer only to folders before them, and every cycle is declared`() throws {
    let report = OrderReport(graphs: try Self.graphs.get())

    for finding in report.findings {
      Issue.record(Comment(rawValue: finding.text))
    }
  }
}

extension SourceFile {
  /// `declares` and `refers` are names separated by spaces. Each name is its own identifier.
  init(path: String, declares: String, refers: String) {
    func names(_ text: String) -> [String: String] {
      let words = text.split(separator: " ").map(String.init)
      return Dictionary(uniqueKeysWithValues: words.map { ($0, $0) })
    }
    self.init(
      path: path,
      occurrences: IndexStore.Occurrences(declared: names(declares), referred: names(refers)))
  }
}

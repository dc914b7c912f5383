import Foundation
import Testing

struct FileGraphTests {
  private func graph(_ sources: [String: String]) -> FileGraph {
    FileGraph(module: "M", files: sources.map { SourceFile(path: $0, source: $1, module: "M") })
  }

  @Test func `a file points to the files whose types it names`() {
    let graph = graph([
      "A.swift": "class A { var b: B?; let c = C.make() }",
      "B.swift": "class B {}",
      "C.swift": "enum C {} // A",
    ])

    #expect(graph.edges == ["A.swift": ["B.swift": ["B"], "C.swift": ["C"]]])
  }

  @Test func `members of extensions do not count, the extended name does`() {
    let graph = graph([
      "A.swift": "class A { func f() { fade() } }",
      "A+Fade.swift": "extension A { func fade() {} }",
    ])

    #expect(graph.edges == ["A+Fade.swift": ["A.swift": ["A"]]])
  }

  @Test func `a nested type is found by its full name and inside its outer type`() {
    let graph = graph([
      "A.swift": "class A { func f(_ o: Options) {} }",
      "A+Options.swift": "extension A { struct Options {} }",
      "B.swift": "let o: A.Options? = nil; let p = Options()",
    ])

    #expect(graph.edges["A.swift"] == ["A+Options.swift": ["A.Options"]])
    #expect(graph.edges["B.swift"] == ["A.swift": ["A"], "A+Options.swift": ["A.Options"]])
  }

  @Test func `a private or nested type hides one of another file`() {
    let graph = graph([
      "A.swift": "class A { enum State { case on }; var s: State }",
      "B.swift": "private struct Key {}; let k = Key()",
      "State.swift": "struct State {}",
      "Key.swift": "struct Key {}",
      "G.swift": "struct G<State> { var s: State }",
    ])

    #expect(graph.edges.isEmpty)
  }

  @Test func `the order of the files does not matter`() {
    let files = ["B", "A", "C"].map {
      SourceFile(path: "\($0).swift", source: "class \($0) { let a: A; let b: B; let c: C }")
    }

    let graphs = [files, files.reversed()].map { FileGraph(module: "M", files: $0) }

    #expect(graphs[0].edges == graphs[1].edges)
    #expect(graphs[0].circles { _ in nil } == graphs[1].circles { _ in nil })
  }

  @Test func `one shortest circle stands for each group`() {
    let graph = graph([
      "A.swift": "class A { let b: B }",
      "B.swift": "class B { let c: C; let d: D }",
      "C.swift": "class C { let a: A }",
      "D.swift": "class D { let a: A; let c: C }",
      "E.swift": "class E { let a: A }",
    ])

    #expect(graph.circles { _ in nil } == [["A.swift", "B.swift", "C.swift"]])
  }

  @Test func `the page says the order that the tests check`() throws {
    let report = OrderReport(graphs: try SourceTree.modules().map(SourceTree.graph))
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
      try report.text.write(to: SourceTree.orderPage, atomically: true, encoding: .utf8)
    }

    let isCurrent = (try? String(contentsOf: SourceTree.orderPage, encoding: .utf8)) == report.text
    #expect(isCurrent, "Documentation/FolderOrder.md is out of date; run 'make graph'")
  }

  @Test func `rooms name only rooms before them, and no circle is new`() throws {
    let report = OrderReport(graphs: try SourceTree.modules().map(SourceTree.graph))

    for finding in report.findings {
      Issue.record(Comment(rawValue: finding.text))
    }
  }
}

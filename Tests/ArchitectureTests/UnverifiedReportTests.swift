import Foundation
import Testing

@Suite struct UnverifiedReportTests {
  @Test func `a comment block that says unverified becomes one line`() {
    let source = """
      /// Points.
      let a = 1
      /// How far it goes,
      /// unverified.
      let b = 2
      let text = "unverified"
      """

    #expect(UnverifiedReport.comments(in: source) == ["How far it goes, unverified."])
  }

  @Test func `the checked-in list is what the sources say`() throws {
    let report = try UnverifiedReport()
    let file = SourceTree.root.appendingPathComponent("Documentation/Unverified.md")
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
      try report.text.write(to: file, atomically: true, encoding: .utf8)
    }

    let isCurrent = (try? String(contentsOf: file, encoding: .utf8)) == report.text
    #expect(isCurrent, "Documentation/Unverified.md is out of date; run 'make graph'")
    #expect(report.entries.count > 10)
  }
}

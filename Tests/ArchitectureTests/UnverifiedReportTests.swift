import Foundation
import Testing

@Suite struct UnverifiedReportTests {
  @Test func `a comment block that says unverified becomes one line, with its constant`() {
    let source = """
      /// Points.
      let a = 1
      /// How far it goes,
      /// unverified.
      static let far: CGFloat = 0.3
      /// That the delegate hears first is unverified.
      func tell() {}
      let text = "unverified"
      """

    #expect(
      UnverifiedReport.comments(in: source) == [
        .init(text: "How far it goes, unverified.", value: "far = 0.3"),
        .init(text: "That the delegate hears first is unverified."),
      ])
  }

  @Test func `the proposed check depends on the kind of question`() {
    let questions: [UnverifiedReport.Comment] = [
      .init(text: "How far (unverified).", value: "far = 0.3"),
      .init(text: "That it hears first is unverified."),
      .init(text: "UIKit's wording is not known (unverified)."),
      .init(text: "It stays round (unverified)."),
    ]

    #expect(
      questions.map(\.settledBy) == [
        "a measurement on a device", "a log of calls on a device", "UIKit's console output",
        "a test on a device",
      ])
  }

  @Test func `the checked-in list matches the sources`() throws {
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

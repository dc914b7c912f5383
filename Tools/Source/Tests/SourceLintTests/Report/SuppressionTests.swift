import SourceLint
import Testing

struct SuppressionTests {
  private func report(_ comment: String) throws -> LintReport {
    try linted(
      """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let born = Date() \(comment)
      }
      """)
  }

  @Test func `a finding with a reason is suppressed and counted`() throws {
    let report = try report("// matchcut: allow T23 only for the log")

    #expect(report.standing == [])
    #expect(report.findings.map(\.suppression) == ["only for the log"])
    #expect(report.count(of: .warning) == 0)
    #expect(report.text == "nothing found in 1 file; 1 allowed: T23\n")
  }

  @Test(arguments: [
    "// matchcut: allow T10 only for the log", "// matchcut: T23 only for the log",
    "// allow T23 only for the log",
  ])
  func `a comment for another rule or in another form is ignored`(comment: String) throws {
    #expect(try report(comment).places == ["T23 2:14"])
  }

  @Test func `without a reason the finding remains, and the fix says what is missing`() throws {
    let report = try report("// matchcut: allow T23")

    #expect(
      report.standing.map(\.fix) == [
        """
        use the animation's own time, or percentComplete, or give the reason for the exception \
        after 'allow T23'
        """
      ])
  }
}

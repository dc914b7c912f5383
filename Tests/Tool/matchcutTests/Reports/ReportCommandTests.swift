import Foundation
import Testing

/// The reports that the tool writes.
struct ReportCommandTests {
  private func run(_ words: String) throws -> BuiltTool.Result {
    try BuiltTool().run("\"$tool\" \(words)")
  }

  @Test func `a fault is a result of fuzz`() throws {
    let words = "fuzz mistakes/no-style --runs 2 --first --workers 1 --format github"

    let result = try run(words)

    #expect(result.output.hasPrefix("::"))
    #expect(result.status == 1)
  }

  @Test func `a run that crashes is an error with the line of the source`() throws {
    let result = try run("check documents/001 --format github")

    #expect(result.status == 1)
    let line = try #require(result.output.split(separator: "\n").first)
    #expect(line.hasPrefix("::error file="))
    #expect(line.contains("Document001.swift,line=35,title=crash::the app crashed"))
  }

  @Test func `nothing found is a report too`() throws {
    let report = try run("check flip-card --format sarif")

    #expect(report.status == 0)
    #expect(report.output.contains("\"results\" : [\n"))
    #expect(try run("check flip-card --format github").output.isEmpty)
    #expect(try run("check flip-card --format gitlab").output == "[\n\n]\n")
  }
}

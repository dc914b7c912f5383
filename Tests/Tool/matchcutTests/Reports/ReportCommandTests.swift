import Foundation
import Testing

/// The reports that the tool writes.
struct ReportCommandTests {
  private func run(_ words: String) throws -> BuiltTool.Result {
    try BuiltTool().run("\"$tool\" \(words)")
  }

  @Test(arguments: [
    ("no-style", "warning", 1), ("no-style", "error", 0),
    ("pushes-twice", "warning", 0), ("pushes-twice", "note", 1),
    ("never-added", "error", 1), ("presents-unseen", "error", 1),
  ])
  func `the severity decides the exit code`(id: String, severity: String, status: Int32) throws {
    #expect(try run("check mistakes/\(id) --fail-on \(severity)").status == status)
    if severity == "warning" { #expect(try run("check mistakes/\(id)").status == status) }
  }

  @Test func `a fault is a result of fuzz, and its severity decides the exit code`() throws {
    let words = "fuzz mistakes/no-style --runs 2 --first --workers 1 --format github"

    let (plain, error) = (try run(words), try run(words + " --fail-on error"))

    #expect(plain.output.hasPrefix("::"))
    #expect(plain.output == error.output)
    #expect(plain.status == 1)
    #expect(error.status == (plain.output.contains("::error") ? 1 : 0))
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

import Foundation
import Testing

/// The lines of the app's source in the tool's output.
struct PlacesTests {
  /// The part of the output of `check --json` that is used.
  private struct Report: Decodable {
    struct Check: Decodable {
      struct Entry: Decodable { let finding: Finding }
      let findings: [Entry]
    }
    struct Finding: Decodable {
      struct Place: Decodable {
        let function, file: String
        let line: Int
      }
      let rule: String
      let source, origin: Place?
    }
    let checks: [Check]
  }

  /// The text of the line at a place in this project.
  private func text(_ place: Report.Finding.Place) throws -> String {
    let root = #filePath.dropLast("Tests/Tool/matchcutTests/Running/PlacesTests.swift".count)
    let path = place.file.hasPrefix("/") ? place.file : root + place.file
    let lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return String(try #require(lines.dropFirst(place.line - 1).first))
  }

  @Test(arguments: [
    ("completes-twice", "T02", "completeTransition"), ("always-true", "T03", "completeTransition"),
    ("unclamped", "T14", "update("), ("presents-twice", "T19", "present"),
    ("frame-under-transform", "T09", "frame"),
  ])
  func `a finding names the line of the call`(id: String, rule: String, call: String) throws {
    let result = try BuiltTool().run("\"$tool\" check mistakes/\(id) --json")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    let finding = try #require(
      report.checks.flatMap(\.findings).map(\.finding).first { $0.rule == rule })

    #expect(try text(try #require(finding.source)).contains(call))
  }

  @Test func `a finding about a view names the line that made it`() throws {
    let result = try BuiltTool().run("\"$tool\" check mistakes/snapshot-left --json")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    let finding = try #require(report.checks.flatMap(\.findings).map(\.finding).first)

    let origin = try #require(finding.origin)
    #expect(try text(origin).contains("UIView(frame:"))
    #expect(origin.function == "SnapshotFade.animateTransition(using:)")
  }

  @Test func `a trace with places has the same calls as one without`() throws {
    let tool = BuiltTool()
    let plain = try tool.run("\"$tool\" trace flip-card").output
    let placed = try tool.run("\"$tool\" trace flip-card --where").output

    let lines = placed.split(separator: "\n").map(String.init)
    let stripped = lines.map { $0.replacing(#/  \(\S+\.swift:\d+, in .*\)$/#, with: "") }
    #expect(stripped == plain.split(separator: "\n").map(String.init))
    #expect(lines.contains { $0.contains("Sources/Catalogue/Demos/FlipCard/") })
  }
}

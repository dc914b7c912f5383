import Foundation
import Testing

/// The explanations that `trace --why` prints.
struct EndsTextTests {
  private struct Report: Decodable {
    struct Interaction: Decodable {
      struct Place: Decodable {
        struct Branch: Decodable { let kind, condition: String }
        let file: String
        let line: Int
        let branch: Branch?
      }
      struct Other: Decodable {
        let finishes: Bool
        let progress: Double?
        let sentence: String
      }
      let call, sentence: String
      let completed: Bool?
      let progress: Double?
      let source: Place?
      let other: Other?
    }
    let interactions: [Interaction]
  }

  @Test func `a cancelled interaction is explained with its condition and its alternative`() throws
  {
    let result = try BuiltTool().run("\"$tool\" trace flip-card --cancel --why --json")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    let end = try #require(report.interactions.first)

    #expect(end.call == "cancel" && end.completed == false)
    #expect(end.sentence.hasPrefix("Cancelled: the finger was lifted at "))
    // In the optimised build, the line of the demo's call may be unknown.
    if let source = end.source {
      #expect(source.file.hasSuffix("FlipAnimationInteractor.swift"))
      #expect(source.branch?.condition == "percentage < 0.5")
    }
    let other = try #require(end.other)
    #expect(other.finishes)
    let (lifted, needed) = (try #require(end.progress), try #require(other.progress))
    #expect(lifted < needed)
  }

  @Test func `the text has a line for the end and one for the other outcome`() throws {
    let result = try BuiltTool().run("\"$tool\" trace flip-card --why")
    let lines = result.output.split(separator: "\n")

    #expect(lines.count == 2)
    #expect(lines.first?.contains("Finished: the finger was lifted at ") == true)
    #expect(lines.last?.contains("It would have been cancelled below ") == true)
  }

  @Test func `a run without an interaction says so`() throws {
    #expect(
      try BuiltTool().run("\"$tool\" trace grab --why").output
        == "no interaction was finished or cancelled\n")
  }
}

import AppHost
import Foundation
import Testing

struct SARIFReportTests {
  /// The parts of a log that the tests read.
  private struct Log: Decodable {
    struct Run: Decodable {
      let tool: Tool
      let automationDetails: Automation
      let invocations: [Invocation]
      let results: [Result]
    }
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable { let rules: [Rule] }
    struct Rule: Decodable {
      let id, name: String
      let help: Message
    }
    struct Automation: Decodable { let id: String }
    struct Invocation: Decodable { let toolExecutionNotifications: [Notification] }
    struct Notification: Decodable { let message: Message }
    struct Message: Decodable { let text: String }
    struct Result: Decodable {
      let ruleId, level: String
      let ruleIndex: Int?
      let message: Message
      let locations: [Location]
      let relatedLocations: [Location]?
      let partialFingerprints: [String: String]
      let suppressions: [Suppression]?
    }
    struct Location: Decodable {
      let physicalLocation: Physical
      let logicalLocations: [Logical]?
    }
    struct Physical: Decodable {
      struct Artifact: Decodable { let uri: String }
      struct Region: Decodable { let startLine: Int }
      let artifactLocation: Artifact
      let region: Region
    }
    struct Logical: Decodable { let name, fullyQualifiedName, kind: String }
    struct Suppression: Decodable, Equatable { let kind, justification: String }
    let version: String
    let runs: [Run]
  }

  private func run(_ report: Report) throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(SARIFReport(report).text().utf8))
    #expect(log.version == "2.1.0" && log.runs.count == 1)
    return try #require(log.runs.first)
  }

  @Test func `a result has its rule, line, object and fingerprint`() throws {
    let run = try run(.sample([.sample()]))

    let result = try #require(run.results.first)
    #expect(result.ruleId == "T04" && result.level == "error" && result.ruleIndex == 0)
    #expect(
      result.message.text
        == "the view was never added\nExpected: the view in the container.\nFix: addSubview(toView)"
    )
    let location = try #require(result.locations.first)
    #expect(location.physicalLocation.artifactLocation.uri == "Sources/Card.swift")
    #expect(location.physicalLocation.region.startLine == 12)
    #expect(
      location.logicalLocations?.first?.fullyQualifiedName == "Fade#1.animateTransition(using:)")
    #expect(result.partialFingerprints["matchcutFinding/v2"]?.count == 32)
    #expect(run.tool.driver.rules.first?.name == "the arriving view is never added")
    #expect(run.tool.driver.rules.first?.help.text.contains("Documentation/Rules/T04.md") == true)
    #expect(run.automationDetails.id == "matchcut check demo/")
  }

  @Test func `every result has a file, because code scanning needs one`() throws {
    let made = Report.Entry.sample(at: nil).with { $0.origin = .init(file: "Page.swift", line: 3) }
    let both = Report.Entry.sample().with { $0.origin = .init(file: "Page.swift", line: 3) }

    let results = try run(.sample([made, .crash, both])).results

    #expect(
      results.map { $0.locations[0].physicalLocation.artifactLocation.uri }
        == ["Page.swift", "Package.swift", "Sources/Card.swift"])
    #expect(results.map { $0.relatedLocations?.count } == [nil, nil, 1])
  }

  @Test func `a path is a reference`() throws {
    let files = ["My App/A,B 翻.swift", "a:b.swift", "/tmp/C.swift"]

    let results = try run(.sample(files.map { .sample(at: $0) })).results

    #expect(
      results.map { $0.locations[0].physicalLocation.artifactLocation.uri } == [
        "My%20App/A,B%20%E7%BF%BB.swift", "a%3Ab.swift", "file:///tmp/C.swift",
      ])
  }

  @Test func `suppressed findings are results with a suppression`() throws {
    let external = Report.Entry.sample().with {
      $0.suppression = .init(reason: "on purpose", isInSource: false)
    }
    let comment = Report.Entry.sample().with {
      $0.suppression = .init(reason: "on purpose", isInSource: true)
    }

    let results = try run(.sample([external, comment, .sample()])).results

    #expect(results.map { $0.suppressions?.first?.kind } == ["external", "inSource", nil])
  }

  @Test func `a fingerprint does not depend on numbers`() throws {
    let keys = [
      ["a", "T02", "ended 0.2 s after"], ["a", "T02", "ended 13 s after"], ["b", "T02", ""],
    ]

    let results = try run(.sample(keys.map { .sample(key: $0) })).results

    let texts = results.compactMap { $0.partialFingerprints["matchcutFinding/v2"] }
    #expect(texts[0] == texts[1] && texts[0] != texts[2])
  }

  @Test func `of 6,000 findings the most serious ones are kept, and the others counted`() throws {
    let entries = (0..<6_000).map { number in
      Report.Entry.sample("number \(number)").with {
        $0.severity = number < 5_000 ? .warning : .error
      }
    }
    let report = Report.sample(entries)

    let run = try run(report)

    #expect(run.results.count == SARIFReport.mostResults)
    #expect(run.results.count { $0.level == "error" } == 1_000)
    #expect(run.results.first?.message.text.hasPrefix("number 0\n") == true)
    let sentence = try #require(SARIFReport(report).omission)
    #expect(sentence.hasPrefix("1000 of 6000 results were left out"))
    #expect(run.invocations.first?.toolExecutionNotifications.first?.message.text == sentence)
  }

  @Test func `a report without runs has no results`() throws {
    let run = try run(.sample())

    #expect(run.results.isEmpty)
    #expect(run.invocations.first?.toolExecutionNotifications.isEmpty == true)
  }
}

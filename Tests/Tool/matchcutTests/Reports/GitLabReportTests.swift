import AppHost
import Foundation
import Testing

struct GitLabReportTests {
  private struct Issue: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable { let begin: Int }
      let path: String
      let lines: Lines
    }
    let description, check_name, fingerprint, severity: String
    let location: Location
  }

  private func issues(_ report: Report) throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(GitLabReport(report).text().utf8))
  }

  @Test func `an issue has a path, a line and a severity`() throws {
    let note = Report.Entry.sample(at: nil).with { $0.severity = .note }

    let issues = try issues(.sample([.sample("a \"quote\" \\ 翻\n\u{1}"), note], [.crash]))

    #expect(
      issues.first?.description
        == "a \"quote\" \\ 翻\n\u{1} Expected: the view in the container. Fix: addSubview(toView)")
    #expect(issues.map(\.check_name) == ["T04", "T04", "crash"])
    #expect(issues.map(\.severity) == ["critical", "info", "blocker"])
    #expect(
      issues.map(\.location.path) == ["Sources/Card.swift", "Package.swift", "Package.swift"])
    #expect(issues.map(\.location.lines.begin) == [12, 1, 1])
  }

  @Test func `fingerprints are unique and do not depend on numbers`() throws {
    let first = try issues(
      .sample([.sample(key: ["a 1"]), .sample(key: ["a 2"]), .sample(key: ["b"])]))
    let second = try issues(.sample([.sample(key: ["a 3"])]))

    #expect(Set(first.map(\.fingerprint)).count == 3)
    #expect(first.first?.fingerprint == second.first?.fingerprint)
  }

  @Test func `suppressed findings are left out, and nothing found is an empty list`() throws {
    let suppressed = Report.Entry.sample().with {
      $0.suppression = .init(reason: "known", isInSource: true)
    }

    #expect(try issues(.sample([suppressed])).isEmpty)
    #expect(try issues(.sample()).isEmpty)
  }
}

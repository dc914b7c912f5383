import Film
import Foundation
import Mistakes
import Stage
import TestSupport
import Testing

@MainActor
struct RulePagesTests {
  nonisolated private static let documentation =
    ProjectFolder.url.appendingPathComponent("Documentation")
  private struct Item {
    let id, title: String
  }

  /// The rules for runs, and the rules for source code only.
  private let rules =
    (Rule.all.map { Item(id: $0.id, title: $0.title) }
    + [
      Item(id: "T35", title: "a method that shadows a default implementation and is never called")
    ])
    .sorted { $0.id < $1.id }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.file(name), encoding: .utf8)
  }

  nonisolated private static func file(_ name: String) -> URL {
    documentation.appendingPathComponent(name)
  }

  /// The ids that follow `mistakes/` in a text, in the order of first appearance.
  private func mistakesNamed(in text: String) -> [String] {
    var found: [String] = []
    for match in text.matches(of: #/mistakes\/([a-z-]+)/#) where !found.contains("\(match.1)") {
      found.append("\(match.1)")
    }
    return found
  }

  // MARK: Pages

  @Test func `every rule has a page in both languages, and every page a rule`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.file("Rules").path)

    #expect(files.sorted() == rules.flatMap { ["\($0.id).md", "\($0.id).zh.md"] })
    for rule in rules {
      let page = try text("Rules/\(rule.id).md")
      let title = "# \(rule.id): \(rule.title)\n"
      #expect(page.lowercased().hasPrefix(title.lowercased()), "\(rule.id)")
    }
  }

  @Test func `a page names the mistakes of its rule and no others`() throws {
    for rule in rules {
      let named = mistakesNamed(in: try text("Rules/\(rule.id).md"))

      #expect(named == mistakes.filter { $0.rule == rule.id }.map(\.id), "\(rule.id)")
    }
  }

  /// With `MATCHCUT_RECORD=1`, the test writes the findings into the page and fails.
  @Test(arguments: MistakesTests.all)
  func `the page quotes the tool's finding for a mistake`(_ index: Int) throws {
    let entry = mistakes[index]
    let name = "Rules/\(entry.rule).md"
    let page = try text(name)

    let lines = try Checkups.checkup(of: entry).verdicts.flatMap(\.lines)
    let head = "Output for `mistakes/\(entry.id)`:\n\n```\n"
    let said = head + lines.map { $0 + "\n" }.joined() + "```\n"

    #expect(page.contains(said), "\(name) should have:\n\(said)")
    let environment = ProcessInfo.processInfo.environment
    guard environment["MATCHCUT_RECORD"] == "1", environment["CI"] == nil,
      !page.contains(said)
    else { return }
    var new = page
    if let start = page.range(of: head),
      let end = page.range(of: "```\n", range: start.upperBound..<page.endIndex)
    {
      new.replaceSubrange(start.lowerBound..<end.upperBound, with: said)
    } else {
      let place = try #require(page.range(of: "\nShown by") ?? page.range(of: "\nMistake"))
      new.insert(contentsOf: "\n" + said, at: place.lowerBound)
    }
    try new.write(to: Self.file(name), atomically: true, encoding: .utf8)
  }

  // MARK: The table

  /// The rows of the table in `Rules.md`, each as cells.
  private func rows() throws -> [[String]] {
    try text("Rules.md").split(separator: "\n").filter { $0.hasPrefix("| <a id=") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test func `every rule has a row in the table, in order`() throws {
    let rows = try rows()

    #expect(
      rows.map { $0[0] }
        == rules.map { "<a id=\"\($0.id.lowercased())\"></a>[\($0.id)](Rules/\($0.id).md)" })
    #expect(rows.map { $0[1].lowercased() } == rules.map { $0.title.lowercased() })
  }

  @Test func `a row names the mistakes of its rule, and the finding of the first`() throws {
    for (rule, row) in zip(rules, try rows()) {
      let own = mistakes.filter { $0.rule == rule.id }
      guard let first = own.first else { continue }
      let said = try Checkups.checkup(of: first).verdicts.map(\.finding.message).joined()

      #expect(row[2] == own.map { "`\($0.id)`" }.joined(separator: ", "), "\(rule.id)")
      var rest = said[...]
      for part in row[3].split(separator: "…") {
        let part = part.trimmingCharacters(in: .whitespaces)
        let range = try #require(rest.range(of: part), "\(rule.id): '\(part)' in \(said)")
        rest = rest[range.upperBound...]
      }
    }
  }
}

import SourceBuild
import Testing

/// The table of the rules on a page: `Rules.md`, or `Rules.zh.md`.
struct RuleTable {
  struct Row: Equatable {
    let id, title: String
  }

  struct LintRow: Equatable {
    let id, severity: String
  }

  static let path = "Documentation/Rules.md"

  let rows: [Row]
  /// The rules for source code; the page in English has no table of these rules.
  let lintRows: [LintRow]

  init(_ text: String) {
    rows = text.matches(
      of: #/\| <a id="t\d+"><\/a>\[(T\d+)\]\(Rules\/T\d+(?:\.zh)?\.md\) \| ([^|]+) \| [^|]+ \|/#
    ).map { Row(id: String($0.1), title: String($0.2)) }
    lintRows = text.matches(
      of: #/\| \[(T\d+)\]\(Rules\/T\d+(?:\.zh)?\.md\) \| [^|]+ \| `([a-z]+)` \|/#
    ).map { LintRow(id: String($0.1), severity: String($0.2)) }
  }

  // MARK: Translated text

  static let translatedName = "the rules' titles, the openings of their pages and lint's summaries"

  /// The text of the tables on the page in Chinese.
  static func translatedText() throws -> String {
    let rules = try RuleTable(Page.text(of: path)).rows.map { row in
      "\(row.id): \(row.title)\n\(try opening(of: row.id))\n"
    }
    let lint = LintRule.allCases.map { rule in
      "\(rule.rawValue): \(rule.summary), \(rule.severity.rawValue)\n"
    }
    return (rules + lint).joined()
  }

  /// The first paragraph of a rule's page.
  private static func opening(of id: String) throws -> String {
    let parts = try Page.text(of: "Documentation/Rules/\(id).md").split(separator: "\n\n")
    try #require(parts.count > 1, "Documentation/Rules/\(id).md has no text")
    return String(parts[1])
  }

  // MARK: Comparison

  /// The rows that a translation's table lacks, or has in excess.
  func differences(in translation: RuleTable) -> [String] {
    let ids = translation.rows.map(\.id)
    let missing = rows.filter { !ids.contains($0.id) }.map { row in
      """
      \(row.id) has no row, in English '\(row.title)'; add \
      | <a id="\(row.id.lowercased())"></a>[\(row.id)](Rules/\(row.id).zh.md) | title | explanation |
      """
    }
    let unknown = ids.filter { id in !rows.contains { $0.id == id } }.map { id in
      "\(id) is no rule; take its row out"
    }
    let findings = missing + unknown
    if findings.isEmpty, ids != rows.map(\.id) { return ["the rows stand in another order"] }
    return findings
  }
}

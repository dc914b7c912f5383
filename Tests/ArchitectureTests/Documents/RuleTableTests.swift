import SourceBuild
import Testing

struct RuleTableTests {
  private static let english = RuleTable(
    """
    | Rule | What is wrong | Mistake | What is said | Report |
    |---|---|---|---|---|
    | <a id="t01"></a>[T01](Rules/T01.md) | a title | `one` | … | – |
    | <a id="t02"></a>[T02](Rules/T02.md) | another | `two` | … | – |
    """)

  @Test func `every rule has a row in the Chinese table, in order`() throws {
    let english = RuleTable(try Page.text(of: RuleTable.path))
    let chinese = RuleTable(try Page.text(of: "Documentation/Rules.zh.md"))

    #expect(english.rows.count >= 35)
    for difference in english.differences(in: chinese) {
      Issue.record("Documentation/Rules.zh.md: \(difference)")
    }
  }

  @Test func `each lint rule has a row in the Chinese table, with its severity`() throws {
    let rows = RuleTable(try Page.text(of: "Documentation/Rules.zh.md")).lintRows

    for rule in LintRule.allCases {
      let row = RuleTable.LintRow(id: rule.rawValue, severity: rule.severity.rawValue)
      #expect(
        rows.contains(row),
        """
        Documentation/Rules.zh.md has no row | [\(row.id)](Rules/\(row.id).zh.md) | … | \
        `\(row.severity)` |, in English '\(rule.summary)'
        """)
    }
    #expect(rows.count == LintRule.allCases.count)
  }

  @Test func `a row is parsed with its title`() {
    #expect(
      Self.english.rows == [
        RuleTable.Row(id: "T01", title: "a title"), RuleTable.Row(id: "T02", title: "another"),
      ])
  }

  @Test func `a missing row is reported with the line to add`() {
    let chinese = RuleTable(#"| <a id="t01"></a>[T01](Rules/T01.zh.md) | 题 | 说明 |"#)

    #expect(
      Self.english.differences(in: chinese) == [
        """
        T02 has no row, in English 'another'; add \
        | <a id="t02"></a>[T02](Rules/T02.zh.md) | title | explanation |
        """
      ])
  }

  @Test func `an extra row and a wrong order are reported`() {
    let first = #"| <a id="t01"></a>[T01](Rules/T01.zh.md) | 一 | 说明 |"#
    let second = #"| <a id="t02"></a>[T02](Rules/T02.zh.md) | 二 | 说明 |"#
    let third = #"| <a id="t03"></a>[T03](Rules/T03.zh.md) | 三 | 说明 |"#

    #expect(
      Self.english.differences(in: RuleTable([first, second, third].joined(separator: "\n"))) == [
        "T03 is no rule; take its row out"
      ])
    #expect(
      Self.english.differences(in: RuleTable([second, first].joined(separator: "\n"))) == [
        "the rows stand in another order"
      ])
    #expect(
      Self.english.differences(in: RuleTable([first, second].joined(separator: "\n"))).isEmpty)
  }
}

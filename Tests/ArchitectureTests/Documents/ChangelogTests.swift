import AppHost
import Foundation
import Testing

/// CHANGELOG.md and the page about renamed names follow the source.
@MainActor
struct ChangelogTests {
  @Test func `the first version of the changelog is the tool's`() throws {
    let page = try Page.text(of: "CHANGELOG.md")
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }

    #expect(headings.first?.hasPrefix("## \(Tool.version) (") == true)
    for heading in headings {
      #expect(
        heading.wholeMatch(of: #/## \d+\.\d+\.\d+ \(\d{1,2} [A-Z][a-z]+ \d{4}\)/#) != nil,
        "'\(heading)' has no version and date, as in '## 1.2.3 (4 May 2026)'")
    }
  }

  @Test func `the migration page lists every renamed name`() throws {
    let page = try Page.text(of: "Documentation/Migration.md")
    let rows = page.matches(of: #/\n\| `([^`]+)` \| `([^`]+)` \|/#).map {
      (old: String($0.1), new: String($0.2))
    }
    let expected = try KeptNames.modules.flatMap { module in
      try SourceTree.swiftFiles(of: module).flatMap { file in
        file.source.matches(of: #/@available\(\*, deprecated, renamed: "([^"]+)"\)/#).map {
          String($0.1)
        }
      }
    }
    let kept = KeptNames(
      try String(contentsOf: KeptNames.file, encoding: .utf8)
    ).sections.values.reduce(into: Set<String>()) { $0.formUnion($1) }

    #expect(expected.count > 20)
    #expect(
      rows.map { $0.new.split(separator: ".").last.map(String.init) ?? "" }.sorted()
        == expected.sorted())
    for row in rows { #expect(kept.contains(row.old), "\(row.old) was no public name") }
  }
}

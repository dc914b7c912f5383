import Foundation
import Stage
import Testing

@MainActor
struct RulePagesTests {
  nonisolated private static let documentation =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation")

  private func text(_ name: String) throws -> String {
    try String(
      contentsOf: Self.documentation.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `every rule has a page that bears its id and title`() throws {
    for rule in Rule.all {
      let page = try text("Rules/\(rule.id).md")

      #expect(
        page.lowercased().hasPrefix("# \(rule.id): \(rule.title)\n".lowercased()), "\(rule.id)")
    }
  }

  @Test func `every rule has a row in the table, in order`() throws {
    let rows = try text("Rules.md").split(separator: "\n").filter { $0.hasPrefix("| <a id=") }

    let ids = rows.compactMap { $0.firstMatch(of: #/\[(T\d+)\]\(Rules/(T\d+)\.md\)/#) }
    let expected = Rule.all.map(\.id)
    #expect(ids.map { String($0.1) }.filter { expected.contains($0) } == expected)
    for id in ids { #expect(id.1 == id.2) }
  }
}

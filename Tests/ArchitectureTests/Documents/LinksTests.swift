import Foundation
import TestSupport
import Testing

/// Links and images of the pages have existing targets.
struct LinksTests {
  @Test func `every link and image on the pages has a target`() throws {
    let pages = try Page.all()
    #expect(pages.count > 40)
    let paths = pages.map(\.path)
    for path in ["AGENTS.md", ".github/pull_request_template.md", "Documentation/Rules/T01.md"] {
      #expect(paths.contains(path))
    }
    for page in pages {
      for finding in try Self.findings(in: page) { Issue.record("\(page.path): \(finding)") }
    }
  }

  @Test func `a link without a target is reported`() throws {
    let page = Page(
      path: "Documentation/Page.md",
      text: """
        # A page, of mine

        [a](Rules.md), [b](#a-page-of-mine), [c](../README.md), [d](https://swift.org),
        [e](Rules.md#t01), ![f](Pictures/flip-card.png), `[code](nowhere)`
        [g](Gone.md), [h](#nowhere), [i](Rules.md#t99), ![j](Pictures/gone.png),
        [k](../../etc), [l](../Package.swift#L3)

        ```
        [m](nowhere)
        ```
        """)

    #expect(
      try Self.findings(in: page) == [
        "'Gone.md' leads to no file", "'#nowhere' names no place in Documentation/Page.md",
        "'Rules.md#t99' names no place in Documentation/Rules.md",
        "'Pictures/gone.png' leads to no file", "'../../etc' leads out of the package",
        "'../Package.swift#L3' names a line, which moves",
      ])
  }

  private static func findings(in page: Page) throws -> [String] {
    try page.markdown.links.compactMap { link in
      guard let target = page.target(of: link) else { return nil }
      if target.path.hasPrefix("..") { return "'\(link)' leads out of the package" }
      let place = SourceTree.root.appendingPathComponent(target.path)
      let isHere = target.path == page.path
      guard isHere || FileManager.default.fileExists(atPath: place.path) else {
        return "'\(link)' leads to no file"
      }
      guard let anchor = target.anchor else { return nil }
      if !target.path.hasSuffix(".md") { return "'\(link)' names a line, which moves" }
      let there = isHere ? page.markdown : Markdown(try Page.text(of: target.path))
      return there.anchors.contains(anchor) ? nil : "'\(link)' names no place in \(target.path)"
    }
  }
}

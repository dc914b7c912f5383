import Foundation
import Testing

/// Pages in two languages: `NAME.zh.md` beside `NAME.md`. The Chinese page of the rules has fewer
/// columns and is tested separately.
struct TwinsTests {
  @Test func `a page in Chinese has the code, the sections and the links of its twin`() throws {
    let twins = try Translation.all().filter { $0.original.path != RuleTable.path }
    #expect(twins.count >= 7)
    for twin in twins {
      for finding in Self.differences(twin.original, twin.page) {
        Issue.record("\(twin.page.path): \(finding)")
      }
    }
  }

  @Test func `differences are reported`() {
    let english = Page(path: "P.md", text: "# A\n\n[a](b.md)\n\n## B\n\n```sh\nls\n```\n")
    let chinese = Page(path: "P.zh.md", text: "# 甲\n\n[a](c.zh.md)\n\n```sh\nls -l\n```\n")

    #expect(Self.differences(english, english).isEmpty)
    #expect(
      Self.differences(english, chinese) == [
        "1 block of code is another one", "1 heading, its twin has 2", "a link leads elsewhere",
      ])
  }

  @Test func `a different order of the blocks is reported`() {
    let english = Page(path: "P.md", text: "```sh\nls\n```\n\n```sh\npwd\n```\n")
    let chinese = Page(path: "P.zh.md", text: "```sh\npwd\n```\n\n```sh\nls\n```\n")

    #expect(
      Self.differences(english, chinese) == ["the blocks of code stand in another order"])
  }

  private static func differences(_ english: Page, _ chinese: Page) -> [String] {
    var findings: [String] = []
    let blocks = [english, chinese].map { $0.markdown.blocks.map { [$0.info] + $0.lines } }
    let others = blocks[1].filter { !blocks[0].contains($0) }
    if !others.isEmpty || blocks[0].count != blocks[1].count {
      findings.append("\(others.count) block of code is another one")
    } else if blocks[0] != blocks[1] {
      findings.append("the blocks of code stand in another order")
    }
    let headings = [english, chinese].map { page in
      page.text.split(separator: "\n").count { $0.hasPrefix("#") }
    }
    if headings[0] != headings[1] {
      findings.append("\(headings[1]) heading, its twin has \(headings[0])")
    }
    let links = [english, chinese].map { page in
      page.markdown.links.map { $0.replacing(".zh.md", with: ".md") }.sorted()
    }
    if links[0] != links[1] { findings.append("a link leads elsewhere") }
    return findings
  }
}

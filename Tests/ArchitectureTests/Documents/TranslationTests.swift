import Testing

struct TranslationTests {
  @Test func `every Chinese page follows the current English text`() throws {
    let translations = try Translation.all()
    #expect(translations.count >= 8)
    for translation in translations {
      if let finding = try translation.finding() { Issue.record("\(finding)") }
    }
  }

  @Test func `a changed text is reported with the line to write`() throws {
    let original = Page(path: "Documentation/P.md", text: "abc")
    let current = Page(path: "Documentation/P.zh.md", text: "<!-- follows P.md ba7816bf8f01 -->\n")
    let older = Page(path: "Documentation/P.zh.md", text: "<!-- follows P.md 0123456789ab -->\n")
    let unmarked = Page(path: "Documentation/P.zh.md", text: "# 甲\n")

    #expect(try Translation(page: current, original: original).finding() == nil)
    for page in [older, unmarked] {
      #expect(
        try Translation(page: page, original: original).finding() == """
          Documentation/P.zh.md does not follow Documentation/P.md as it is now; bring the Chinese \
          page up to date, then write this hash into its first line: \
          <!-- follows P.md ba7816bf8f01 -->
          """)
    }
  }

  @Test func `for a page that translates a part, only that part counts`() throws {
    let page = Page(path: "P.zh.md", text: "<!-- follows P.md ba7816bf8f01 -->\n")
    let original = Page(path: "P.md", text: "abc, and more")

    #expect(
      try Translation(page: page, original: original, part: ("the letters", "abc")).finding()
        == nil)
    #expect(
      try Translation(page: page, original: original, part: ("the letters", "abd")).finding()?
        .hasPrefix("P.zh.md does not follow the letters as it is now; ") == true)
  }

  /// The text and its digest are the example in the standard FIPS 180-4.
  @Test func `the digest is the beginning of SHA-256`() throws {
    #expect(try Translation.digest(of: "abc") == "ba7816bf8f01")
  }
}

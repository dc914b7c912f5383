import SourceBuild
import Testing

/// The columns of the user's line for the columns of its ported line.
struct LineAlignmentTests {
  /// The user's text from the column on that belongs to the column of `word` in the ported line.
  private func text(_ word: String, _ ported: String, _ original: String) throws -> String {
    let range = try #require(ported.firstRange(of: word))
    let column = ported[..<range.lowerBound].utf8.count + 1
    let found = LineAlignment(original: original[...], ported: ported[...]).column(column)
    return String(decoding: original.utf8.dropFirst(found - 1), as: UTF8.self)
  }

  @Test(arguments: [
    // Several changes in a line.
    (
      "b.wrong", "a(Selector(\"go:\", Flip.go), ExposedClass.name(of: c), b.wrong)",
      "a(#selector(Flip.go), c.classForCoder.description(), b.wrong)", "b.wrong)"
    ),
    (
      "Flip", "a(Selector(\"go:\", Flip.go), ExposedClass.name(of: c), b.wrong)",
      "a(#selector(Flip.go), c.classForCoder.description(), b.wrong)",
      "Flip.go), c.classForCoder.description(), b.wrong)"
    ),
    // Changed at the beginning and at the end.
    ("wrong", "true && wrong; x }", "os(iOS) && wrong }", "wrong }"),
    // The port's own text.
    ("Exposed", "let a = ExposedClass.of(d)", "let a = d.go", "d.go"),
    ("é", "x(1, \"é\", b)", "y(\"é\", b)", "é\", b)"),
    ("}", "a; b }", "a }", "}"),
  ])
  func `a word is at the place of the user's word`(
    word: String, ported: String, original: String, expected: String
  ) throws {
    #expect(try text(word, ported, original) == expected)
  }

  @Test func `columns behind the line stay behind it`() {
    let alignment = LineAlignment(original: "ab", ported: "x(ab)")

    #expect(alignment.column(6) == 3)
    #expect(alignment.column(7) == 4)
  }

  @Test func `columns are inside the user's line for any text of the port`() {
    for (original, ported) in [("", "a b"), ("a", ""), ("a(b)", "c.d(e)"), ("  a", "a")] {
      let alignment = LineAlignment(original: original[...], ported: ported[...])
      for column in 1...max(ported.utf8.count, 1) {
        #expect((1...max(original.utf8.count, 1) + 1).contains(alignment.column(column)))
      }
    }
  }

  @Test func `only the user's text is original`() throws {
    let ported = "let a = ExposedClass.of(d) + b"
    let alignment = LineAlignment(original: "let a = d.go + b", ported: ported[...])

    let original = (1...ported.utf8.count).filter(alignment.isOriginal)

    #expect(!original.contains(9) && original.contains(1) && original.contains(30))
  }
}

import Testing

struct SourceFileTests {
  @Test func `the module folder is the first one of the path`() {
    #expect(SourceFile(path: "A/B/c.swift").folder == "A")
    #expect(SourceFile(path: "c.swift").folder == nil)
  }

  @Test func `a file belongs to the type before the plus`() {
    #expect(SourceFile(path: "A/B/C.swift").type == "C")
    #expect(SourceFile(path: "A/C+Debug.swift").type == "C")
  }

  @Test func `a place is a folder or a file`() {
    let file = SourceFile(path: "A/B/C+Debug.swift")

    #expect(file.stands(in: "A/B"))
    #expect(file.stands(in: "A/B/C+Debug.swift"))
    #expect(!file.stands(in: "A/B/C.swift"))
    #expect(!file.stands(in: "A/B/C"))
  }

  @Test func `files of one type in one folder have the same home`() {
    #expect(SourceFile(path: "A/B/C+Debug.swift").home == SourceFile(path: "A/C.swift").home)
    #expect(SourceFile(path: "A/C.swift").home != SourceFile(path: "B/C.swift").home)
  }
}

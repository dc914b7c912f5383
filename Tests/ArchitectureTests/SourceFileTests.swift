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

  @Test func `a place is a folder, a file, or a type's files in one folder`() {
    let file = SourceFile(path: "A/B/C+Debug.swift")

    #expect(file.stands(in: "A/B"))
    #expect(file.stands(in: "A/C.swift"))
    #expect(!file.stands(in: "A/B/D.swift"))
    #expect(!file.stands(in: "B/C.swift"))
    #expect(!file.stands(in: "A/B/C"))
  }
}

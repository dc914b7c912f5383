import Testing

/// Types of Foundation that belong to the module `FoundationNetworking` on Linux.
@Suite struct NetworkingTests {
  private let use = "import UIKit\nfunc load(_ request: URLRequest) {}"

  @Test func `the module is imported after the last line`() {
    #expect(Ported(use).text == use + "\nimport FoundationNetworking\n")
    #expect(Ported([use, "import UIKit"]).files[1] == "import UIKit")
  }

  @Test func `a module's own type of that name needs no import`() {
    let own = "struct URLRequest {}"
    #expect(Ported([use, own]).files == [use, own])
    #expect(Ported(use, context: [own]).text == use)
  }

  @Test func `only code that can be compiled counts`() {
    let source = "#if os(macOS)\nlet s = URLSession.shared\n#endif"
    #expect(!Ported(source).text.contains("import"))
  }
}

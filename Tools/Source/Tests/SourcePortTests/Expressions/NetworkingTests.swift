import Testing

/// Types of Foundation that belong to another module on Linux.
@Suite struct NetworkingTests {
  private let use = "import UIKit\nfunc load(_ request: URLRequest) {}"

  @Test func `the other module is imported after the last line`() {
    #expect(Ported(use).text == use + "\nimport FoundationNetworking\n")
    #expect(Ported([use, "import UIKit"]).files[1] == "import UIKit")
  }

  @Test func `a module's own type of that name needs no import`() {
    let own = "struct URLRequest {}"
    #expect(Ported([use, own]).files == [use, own])
    #expect(Ported(use, context: [own]).text == use)
  }

  @Test func `a session is noted, because it loads in real time`() {
    #expect(Ported("let s = URLSession.shared").notes == ["1:9 URLSession"])
    #expect(Ported(use).notes.isEmpty)
  }
}

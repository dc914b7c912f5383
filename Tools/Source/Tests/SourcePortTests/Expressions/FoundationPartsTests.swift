import SourcePort
import Testing

/// Types of Foundation that belong to other modules on Linux.
@Suite struct FoundationPartsTests {
  private let use = "import UIKit\nfunc load(_ request: URLRequest) {}"

  @Test func `the module is imported after the last line`() {
    #expect(Ported(use).text == use + "\nimport FoundationNetworking\n")
    #expect(Ported([use, "import UIKit"]).files[1] == "import UIKit")
  }

  @Test(arguments: [
    ("func a(_ b: any ObservableObject) {}", "Combine"), ("var a: Published<Int>?", "Combine"),
    ("let a = CIFilter(name: \"CISepiaTone\")", "CoreImage"),
    ("func b(_ c: CIImage) {}", "CoreImage"),
    ("func b(_ c: UNNotification) {}", "UserNotifications"),
    ("let a = NSURLAuthenticationMethodServerTrust", "URLLoading"),
    ("func a(_ b: inout B) { b.allowsConstrainedNetworkAccess = false }", "URLLoading"),
  ])
  func `types that Foundation and UIKit export are imported`(line: String, module: String) {
    let source = "import UIKit\n" + line
    #expect(Ported(source).text == source + "\nimport \(module)\n")
  }

  @Test func `a module that is imported already is not imported again`() {
    let source = "import Combine\nclass Model: ObservableObject {}"
    #expect(Ported(source).text == source)
  }

  @Test func `a module for Linux imports only modules that Linux has`() {
    let source = "import Foundation\nlet a = NSURLAuthenticationMethodServerTrust\n"
    #expect(Ported([source], flags: BuildFlags(isForLinux: true)).text == source)
    #expect(Ported(source).text == source + "\nimport URLLoading\n")
  }

  @Test func `names that Matchcut's UIKit declares are imported from it`() {
    let source = "import Foundation\nlet a: UndoManager? = nil"
    #expect(Ported(source).text == source + "\nimport UIKit\n")
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

  @Test func `each module is imported once`() {
    let source = "let a: XMLParser? = nil\nlet b = URLSession.shared\nlet c = URLCache()"
    #expect(
      Ported(source).text == source + "\nimport FoundationNetworking\nimport FoundationXML\n")
  }

  @Test(arguments: [
    ("let a = Foundation.URLSession.shared", "let a = FoundationNetworking.URLSession.shared"),
    (
      "func b(_ c: Foundation.URLRequest) {}", "func b(_ c: FoundationNetworking.URLRequest) {}"
    ),
    ("let a = Foundation.Date()", nil), ("let a = b.Foundation.URLSession", nil),
  ])
  func `qualified names get the name of their module`(source: String, expected: String?) {
    #expect(Ported(source).text.hasPrefix(expected ?? source))
  }
}

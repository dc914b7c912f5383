import SourceLint
import Testing

struct SyntaxTests {
  @Test func `a file with a mistake is told of and checked as far as it goes`() throws {
    let report = try linted([
      "A.swift": "class Base: UIView, UIScrollViewDelegate {}\nfunc broken( {\n",
      "B.swift": "class Page: Base { func scrollViewDidZoom(_ view: UIScrollView) {} }",
    ])

    #expect(report.findings.map(\.file) == ["B.swift"])
    #expect(report.failures.map(\.file) == ["A.swift:2:13"])
    #expect(report.failures.map(\.found) == ["expected ')' to end parameter clause"])
  }

  @Test func `statements of a main file and names like keywords are no mistakes`() throws {
    let report = try linted([
      "main.swift": "let app = App()\napp.run(extension: 1)\nf(app.extension)\n",
      "Script.swift": "#!/usr/bin/swift\nclass A {}\n",
      "Kind.swift":
        "enum Kind {\n  case `class`\n  case `extension`\n  case alias\n  func f() {}\n}",
      "Text.swift": "let a = \"b\"\nextension A: B {\n  init() {}\n}\n",
      "Ends.swift":
        "extension [Int] { init(a: Int) { self = [] } }\nextension A.B: C where D == E {\n  init() {} }",
    ])

    #expect(report.failures == [])
  }

  @Test func `files keep their order`() throws {
    let files = SourceFiles(
      texts: (0..<95).map { index in
        (
          "\(index).swift",
          "class A\(index): NSObject, UIViewControllerAnimatedTransitioning { let d = Date() }"
        )
      })
    let report = SourceLint().check(files)

    #expect(report.fileCount == 95)
    #expect(report.standing.map(\.file) == (0..<95).map { "\($0).swift" })
  }

  @Test func `letters of several bytes move nothing`() throws {
    let report = try linted(
      """
      // Größe, 大小, 🎬
      class Übergang: NSObject, UIViewControllerAnimatedTransitioning { let é = 1, d = Date() }
      """)

    // Columns count bytes, and Ü and é have two bytes each.
    #expect(report.places == ["T23 2:84"])
  }
}

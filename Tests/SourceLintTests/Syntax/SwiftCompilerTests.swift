import SourceLint
import Testing

struct SwiftCompilerTests {
  @Test func `a search path without the compiler has its own error`() {
    #expect(throws: LintError.compilerMissing) { try SwiftCompiler(searchPath: "") }
    #expect(throws: LintError.compilerMissing) { try SwiftCompiler(searchPath: "/nowhere:/etc") }
  }

  @Test func `a syntax error is reported, and the rest of the files is checked`() throws {
    let report = try linted([
      "A.swift": "class Base: UIView, UIScrollViewDelegate {}\nfunc broken( {\n",
      "B.swift": "class Page: Base { func scrollViewDidZoom(_ view: UIScrollView) {} }",
    ])

    #expect(report.findings.map(\.file) == ["B.swift"])
    #expect(report.troubles.map(\.file) == ["A.swift:2:14"])
    #expect(report.troubles.map(\.found) == ["expected parameter name followed by ':'"])
  }

  @Test func `statements of a main file and names like keywords are no syntax errors`() throws {
    let report = try linted([
      "main.swift": "let app = App()\napp.run(extension: 1)\nf(app.extension)\n",
      "Script.swift": "#!/usr/bin/swift\nclass A {}\n",
      "Kind.swift":
        "enum Kind {\n  case `class`\n  case `extension`\n  case alias\n  func f() {}\n}",
      "Text.swift": "let a = \"b\"\nextension A: B {\n  init() {}\n}\n",
      "Ends.swift":
        "extension [Int] { init(a: Int) { self = [] } }\nextension A.B: C where D == E {\n  init() {} }",
    ])

    #expect(report.troubles == [])
  }

  @Test func `more files than one batch keep their order`() throws {
    let files = SourceFiles(
      texts: (0..<95).map { index in
        (
          "\(index).swift",
          "class A\(index): NSObject, UIViewControllerAnimatedTransitioning { let d = Date() }"
        )
      })
    var steps: [Int] = []
    let report = try SourceLint(compiler: SwiftCompiler()).check(files) { done, total in
      #expect(total == 95)
      steps.append(done)
    }

    #expect(report.fileCount == 95)
    #expect(report.standing.map(\.file) == (0..<95).map { "\($0).swift" })
    #expect(steps == [40, 80, 95])
  }

  @Test func `letters of several bytes count in columns`() throws {
    let report = try linted(
      """
      // Größe, 大小, 🎬
      class Übergang: NSObject, UIViewControllerAnimatedTransitioning { let é = 1, d = Date() }
      """)

    // Columns are counted in bytes: Ü and é are two bytes each.
    #expect(report.places == ["T23 2:84"])
  }
}

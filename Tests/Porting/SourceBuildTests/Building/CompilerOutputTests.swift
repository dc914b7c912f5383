import Foundation
import SourceBuild
import Testing

/// The lines that a compiler error shows.
struct CompilerOutputTests {
  private let fixture: Workbench
  private let file: String

  init() throws {
    fixture = try Workbench()
    file = fixture.path + "/A.swift"
    try fixture.write("import UIKit\nlet a = d.go?() + wrong\nlet b = 1\n", to: "A.swift")
    try fixture.write(
      "import UIKit\nlet a = ExposedClass.implementing(d, \"go\")?.go() + wrong\nlet b = 1\n",
      to: "ported/A.swift")
  }

  private func shown(_ words: String) throws -> String {
    let json =
      #"[{"path": "\#(file)", "ported": "\#(fixture.path)/ported/A.swift", "importsUIKit": true}]"#
    let files = try JSONDecoder().decode([PortReport.File].self, from: Data(json.utf8))
    return CompilerOutput(files, generated: fixture.path + "/built").shown(words)
  }

  @Test func `the driver's message about a command is left out if the command has errors`() {
    let summary = "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"
    let error = "/A.swift:1:1: error: wrong\n"
    let output = CompilerOutput([], generated: "/none")

    #expect(output.selected(summary + error, mostWarnings: 0).text == error)
    #expect(output.selected(summary, mostWarnings: 0).text == summary)
  }

  @Test func `an excerpt shows the user's line with the marker below the same word`() throws {
    let ported = #"let a = ExposedClass.implementing(d, "go")?.go() + wrong"#
    let column = try #require(ported.firstRange(of: "wrong")).lowerBound.utf16Offset(in: ported) + 1
    let words = """
      \(file):2:\(column): error: cannot find 'wrong' in scope
       1 | import UIKit
       2 | \(ported)
         | \(String(repeating: " ", count: column - 1))`- error: cannot find 'wrong' in scope
       3 | let b = 1

      """

    #expect(
      try shown(words) == """
        \(file):2:19: error: cannot find 'wrong' in scope
         1 | import UIKit
         2 | let a = d.go?() + wrong
           | \(String(repeating: " ", count: 18))`- error: cannot find 'wrong' in scope
         3 | let b = 1

        """)
  }

  @Test func `each marker of a line is below the user's word`() throws {
    let ported = #"let a = ExposedClass.implementing(d, "go")?.go() + wrong"#
    let places = try ["a", "+", "wrong"].map {
      try #require(ported.firstRange(of: $0)).lowerBound.utf16Offset(in: ported)
    }
    func markers(_ places: [Int]) -> String {
      let bars = (0..<places[2]).map { places.contains($0) ? "|" : " " }.joined()
      return
        " 2 | x\n   | \(bars)`- error: wrong\n   | \(bars.dropLast(places[2] - places[1]))|- note\n"
    }
    let head = "\(file):2:\(places[2] + 1): error: wrong\n"

    let text = try shown(head + markers(places))

    let user = "let a = d.go?() + wrong"
    let expected = markers([4, 16, 18]).replacing("x\n", with: user + "\n")
    #expect(text == "\(file):2:19: error: wrong\n" + expected)
  }

  @Test func `a place in generated code is where the user's code begins to differ`() throws {
    let words = "\(file):2:15: error: wrong\n 2 | x\n   |               `- error: wrong"

    #expect(
      try shown(words)
        == "\(file):2:9: error: wrong\n 2 | let a = d.go?() + wrong\n   |         `- error: wrong")
  }

  @Test func `lines that the port has added are left out`() throws {
    let head = "\(file):3:5: error: wrong\n 3 | let b = 1\n   |     `- error: wrong"

    #expect(try shown(head + "\n 5 | @_spi(Ported) import UIKit\nend") == head + "\nend")
  }

  @Test(arguments: [
    "/other.swift:2:3: error: wrong\n 2 | let a = 1\n   |   `- error: wrong\n",
    "error: no such module\n",
    "",
  ])
  func `other messages stay as they are`(_ words: String) throws {
    #expect(try shown(words) == words)
  }

  @Test func `a message about a generated file has no excerpt`() throws {
    let head = "\(fixture.path)/built/objects/Main/generated/Main.swift:2:3: error: wrong"

    #expect(try shown("\(head)\n 2 | made\n   |   `- error: wrong\nend") == "\(head)\nend")
  }

  // MARK: Warnings

  private func selected(_ words: String, most: Int = 10) throws -> (text: String, left: Int) {
    let json =
      #"[{"path": "\#(file)", "ported": "\#(fixture.path)/ported/A.swift", "importsUIKit": true}]"#
    let files = try JSONDecoder().decode([PortReport.File].self, from: Data(json.utf8))
    return CompilerOutput(files, generated: fixture.path + "/built")
      .selected(words, mostWarnings: most)
  }

  private func warning(_ path: String, _ line: Int, _ column: Int) -> String {
    """
    \(path):\(line):\(column): warning: variable was never used [#NoUsage]
     \(line) | text
       |  `- warning: variable was never used [#NoUsage]
    \(path):\(line):\(column): note: consider removing it

    """
  }

  @Test func `warnings about the user's text stay, with their notes`() throws {
    let words = warning(file, 3, 5) + "\n[#NoUsage]: <https://example.invalid>\n"

    let (text, left) = try selected(words)

    #expect(left == 0)
    #expect(text.contains("A.swift:3:5: warning") && text.contains("note: consider"))
    #expect(text.contains("https://example.invalid"))
  }

  @Test func `a warning about the user's part of a ported line stays`() throws {
    let line = #"let a = ExposedClass.implementing(d, "go")?.go() + wrong"#
    let column = try #require(line.firstRange(of: "wrong")).lowerBound.utf16Offset(in: line) + 1

    #expect(try !selected(warning(file, 2, column)).text.isEmpty)
    #expect(try !selected(warning(file, 2, 5)).text.isEmpty)
  }

  @Test func `warnings about text that the port has made are left out`() throws {
    let generated = fixture.path + "/built/objects/Main/generated/Main.swift"

    for words in [warning(file, 2, 15), warning(file, 9, 1), warning(generated, 1, 1)] {
      let (text, left) = try selected(words + "[#NoUsage]: <https://example.invalid>\n")
      #expect(text.isEmpty && left == 0)
    }
  }

  @Test func `errors stay with any number of warnings`() throws {
    let error = "\(file):2:15: error: wrong\n 2 | x\n   |  `- error: wrong\n"
    let words = (1...5).map { warning("/other.swift", $0, 1) }.joined() + error

    let (text, left) = try selected(words, most: 2)

    #expect(left == 3)
    #expect(text.matches(of: #/(?m)^\/.*: warning: /#).count == 2)
    #expect(text.hasSuffix(error))
  }

  @Test func `a repeated warning or error appears once`() throws {
    let warning = warning(file, 3, 5)
    let error = warning.replacing("warning:", with: "error:")

    #expect(try selected(warning + error + warning + error, most: 1) == selected(warning + error))
  }
}

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
    let json = #"[{"path": "\#(file)", "ported": "\#(fixture.path)/ported/A.swift"}]"#
    let files = try JSONDecoder().decode([PortReport.File].self, from: Data(json.utf8))
    return CompilerOutput(files, generated: fixture.path + "/built").shown(words)
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
}

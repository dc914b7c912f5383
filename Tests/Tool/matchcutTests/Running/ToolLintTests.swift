import AppHost
import Foundation
import TemporaryFolders
import Testing

@MainActor
struct ToolLintTests {
  private let temporary = TemporaryFolder()

  /// Runs the tool in a folder with these files, and returns its output and reports.
  private func run(
    _ words: String, in files: KeyValuePairs<String, String>
  ) throws -> (code: ExitCode, written: String, reported: [String]) {
    for (name, text) in files { try temporary.write(text, to: name) }
    let folder = temporary.path
    var written = ""
    var reported: [String] = []
    let output = Output(write: { written += $0 }, report: { reported.append($0) })
    let code = Tool(runner: CommandExecutor(demos: []), output: output).run(
      words.split(separator: " ").map { $0.replacingOccurrences(of: "DIR", with: folder) })
    return (
      code, written.replacingOccurrences(of: folder, with: "DIR"),
      reported.map { $0.replacingOccurrences(of: folder, with: "DIR") }
    )
  }

  private let page = "class Page: Base { func zoom() {} }"
  private let base = """
    protocol Zooming { func zoom() }
    extension Zooming { func zoom() {} }
    class Base: Zooming {}
    """
  private let fade = """
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      let size = CGSize(width: 320, height: 100)
    }
    """

  @Test func `a warning exits with 1`() throws {
    let result = try run("lint DIR", in: ["Base.swift": base, "Page.swift": page])

    #expect(result.code == .findings)
    #expect(
      result.written == """
        DIR/Page.swift:1:20: warning: 'zoom()' of 'Page' is never called: 'Base' conforms to \
        'Zooming' but does not implement 'zoom()', so the default implementation is used [T35]
            fix: implement 'zoom()' in 'Base' too, and override it here
        1 warning in 2 files

        """)
    #expect(result.reported == [])
  }

  @Test func `a note alone, or nothing, exits with 0`() throws {
    let noted = try run("lint DIR/Fade.swift", in: ["Fade.swift": fade])
    #expect(noted.code == .done)
    #expect(noted.written.hasSuffix("\n1 note in 1 file\n"))

    let clean = try run("lint DIR/Base.swift", in: ["Base.swift": base])
    #expect(clean.code == .done)
    #expect(clean.written == "nothing found in 1 file\n")
  }

  @Test func `a missing path exits with 2, and the others are checked`() throws {
    let result = try run(
      "lint DIR/Gone.swift DIR", in: ["Base.swift": base, "Page.swift": page])

    #expect(result.code == .notServed)
    #expect(result.written.hasSuffix("\n1 warning in 2 files\n"))
    #expect(
      result.reported == [
        """
        matchcut lint: 'DIR/Gone.swift': found no such file or folder, expected a Swift file or a \
        folder with Swift files; name another file or folder.
        """
      ])
  }

  @Test func `invalid Swift is reported with its location`() throws {
    let result = try run("lint DIR", in: ["A.swift": "class A {\n  func b( {}\n}\n"])

    #expect(result.code == .notServed)
    #expect(
      result.reported == [
        """
        matchcut lint: 'DIR/A.swift:2:10': found expected ')' to end parameter clause, expected \
        Swift that swiftc can read; the file was checked as far as possible.
        """
      ])
  }

  @Test func `json is one object, including failures`() throws {
    let result = try run(
      "lint --json DIR DIR/Gone.swift", in: ["Base.swift": base, "Page.swift": page])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.written.utf8)) as? [String: Any])

    #expect((object["findings"] as? [Any])?.count == 1)
    #expect((object["troubles"] as? [Any])?.count == 1)
  }

  @Test func `without the compiler nothing is checked`() throws {
    let tool = BuiltTool()

    let result = try tool.run("echo 'class A {}' > A.swift; PATH=/nowhere \"$tool\" lint A.swift")

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == """
        matchcut lint: found no program named 'swiftc' on PATH, expected the Swift compiler, which \
        reads the syntax; install Swift from swift.org and put its bin folder on PATH.

        """)
  }

  @Test func `without the reader of Swift beside it nothing is checked`() throws {
    let tool = BuiltTool()

    let result = try tool.run(
      "echo 'class A {}' > A.swift; cp \"$tool\" matchcut; ./matchcut lint A.swift")

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == """
        matchcut lint: found no program named 'matchcut-source' beside the tool '\(tool.folder)/matchcut', \
        expected matchcut-source, which reads Swift code, there or in lib/matchcut; run \
        'make build' in Matchcut's folder, or install Matchcut again.

        """)
  }
}

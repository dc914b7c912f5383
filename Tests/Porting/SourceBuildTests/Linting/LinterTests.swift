import Foundation
import SourceBuild
import Testing

/// Tests the linter with a script instead of `matchcut-source`.
struct LinterTests {
  private let fixture: Workbench
  private let linter: Linter

  init() throws {
    fixture = try Workbench()
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path + "/tools/matchcut-source",
      withDestinationPath: #filePath.folderPath.folderPath + "/Fixtures/matchcut-source")
    linter = Linter(
      reader: SwiftReader(
        program: fixture.path + "/tools/matchcut-source", toolchain: try fixture.toolchain))
  }

  private func check(_ manner: String, _ names: [String], json: Bool = false) throws
    -> Linter.Report
  {
    try fixture.behave(manner)
    return try linter.check(names, json: json)
  }

  @Test func `names and options reach the reader, names that look like options as names`() throws {
    #expect(try check("ok", ["A.swift", "--json"]).output == "lint -- A.swift --json\n")
    #expect(try check("ok", ["A.swift"], json: true).output == "lint --json -- A.swift\n")
  }

  @Test func `a named pipe is refused, because reading it would not end`() throws {
    try fixture.pipe("own/A.swift")
    let error = BuildError.unusableFile(path: fixture.path + "/own/A.swift", .special)

    for name in ["/own", "/own/A.swift"] {
      #expect(throws: error) { try check("ok", [fixture.path + name]) }
    }
  }

  @Test func `it runs with the toolchain's libraries`() throws {
    let folders = try check("libraries", []).output.split(separator: "\n").last

    #expect(folders?.hasPrefix("/none/swift/host:/none/swift/linux") == true)
  }

  @Test func `its exit code and a sentence for each unread file are handed on`() throws {
    #expect(try check("ok", []).exitCode == 0)
    #expect(try check("warns", []).exitCode == 1)

    let report = try check("unread", [])
    #expect(report.exitCode == 2)
    #expect(report.failures == ["A.swift: one", "B.swift: two"])
  }

  @Test(arguments: [
    ("fail", BuildError.lintFailed(reason: "no library")),
    ("full", .diskFull(path: NSTemporaryDirectory())),
    ("kill", .killed(program: "matchcut-source", signal: 9, module: "the files")),
  ])
  func `another end is an error`(manner: String, error: BuildError) throws {
    #expect(throws: error) { try check(manner, []) }
  }

  @Test func `without the reader beside the tool nothing is checked`() throws {
    let tool = fixture.path + "/sdk/bin/matchcut"

    #expect(throws: BuildError.noReader(tool: tool)) { try Linter(beside: tool) }
  }
}

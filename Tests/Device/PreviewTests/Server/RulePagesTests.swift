import Foundation
import Preview
import TemporaryFolders
import Testing

struct RulePagesTests {
  private let folder = TemporaryFolder()

  /// Creates an empty file, with its folders.
  private func write(_ path: String) throws {
    let url = URL(fileURLWithPath: folder.path(of: path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  @Test func `the folder of an installed tool is found`() throws {
    try write("share/doc/matchcut/Rules/T01.md")

    let pages = RulePages(environment: [:], program: folder.path(of: "bin/matchcut"))

    #expect(pages.folder?.hasSuffix("/share/doc/matchcut/Rules") == true)
  }

  @Test func `the folder of the repository is found from its build folder`() throws {
    try write("Documentation/Rules/T01.md")

    let program = folder.path(of: ".build/x86_64-unknown-linux-gnu/release/matchcut")
    #expect(
      RulePages(environment: [:], program: program).folder?.hasSuffix("/Documentation/Rules")
        == true)
  }

  @Test func `the environment names the folder, and without one there are no pages`() {
    let given = RulePages(environment: [RulePages.variable: "/a"], program: "/b/c")
    #expect(given.folder == "/a")
    #expect(RulePages(environment: [:], program: "/b/c").folder == nil)
    #expect(RulePages(environment: [:], program: nil).folder == nil)
  }
}

import Testing
import Transitions

/// The README is short, and its numbers are those of the project.
struct ReadmeTests {
  private static let longest = 120

  @Test(arguments: ["README.md", "README.zh.md"])
  func `the README fits on one page`(path: String) throws {
    let lines = try Page.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)

    #expect(
      lines.count <= Self.longest + 1,
      "\(path) has \(lines.count - 1) lines, at most \(Self.longest) are expected; move a part to its page"
    )
  }

  @Test func `the README's numbers of transitions and libraries are correct`() throws {
    let readme = try Page.text(of: "README.md")
    let results = try Page.text(of: "Documentation/Compatibility.md")
    let built = try #require(results.firstMatch(of: #/\n(\d+) of (\d+) build/#))

    for statement in [
      "\(transitionCatalogue.count) transitions to use in an app",
      "Of the \(built.2) public libraries and apps that Matchcut is developed against, \(built.1) build",
    ] {
      #expect(readme.contains(statement), "README.md does not say '\(statement)'")
    }
  }
}

import Foundation
import Testing

struct MakefileTests {
  @Test func `help lists four targets for users and six for developers`() throws {
    let sections = try Self.output(of: "help").split(separator: "To change Matchcut")
    try #require(sections.count == 2)

    #expect(Self.targets(in: sections[0]) == ["install", "uninstall", "demo", "serve"])
    #expect(
      Set(Self.targets(in: sections[1])) == ["dev", "test", "test-source", "lint", "docs", "graph"])
  }

  @Test func `help-all lists every target with a description`() throws {
    let makefile = try Page.text(of: "Makefile")
    let described = makefile.matches(of: #/\n([a-z-]+):[^\n]* ##[ud]? /#).map { String($0.1) }

    #expect(described.count > 25)
    #expect(Self.targets(in: try Self.output(of: "help-all")) == described)
  }

  private static func output(of target: String) throws -> String {
    let command = try Command(
      ["make", "--silent", "--no-print-directory", "-C", SourceTree.root.path, target])
    try #require(command.status == 0, "make \(target): \(command.errors)")
    return String(decoding: command.output, as: UTF8.self)
  }

  /// The names of the targets in lines such as `make demo    film every demo`.
  private static func targets(in text: some StringProtocol) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("make ") }.map {
      String($0.split(separator: " ")[1])
    }
  }
}

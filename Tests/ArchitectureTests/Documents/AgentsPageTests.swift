import Foundation
import TestSupport
import Testing

/// The commands in AGENTS.md can be executed. `QuotedNamesTests` checks the make targets and the
/// scripts of all pages.
struct AgentsPageTests {
  @Test func `the page has at most 60 lines`() throws {
    #expect(try Page.text(of: "AGENTS.md").split(separator: "\n").count <= 60)
  }

  @Test func `make knows how to execute every command`() throws {
    let page = Markdown(try Page.text(of: "AGENTS.md"))
    let commands = page.blocks.flatMap(\.lines).filter { $0.hasPrefix("make ") }
    #expect(commands.count >= 4)

    for line in commands {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let command = try Command(["make", "--dry-run", "-C", SourceTree.root.path] + words)
      #expect(command.status == 0, "\(line): \(command.errors)")
    }
  }
}

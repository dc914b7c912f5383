import Foundation
import TestSupport
import Testing

/// The names that pages quote exist: calls, options, commands, make targets and scripts.
struct QuotedNamesTests {
  /// The pages for users of the libraries.
  private static let apiPages = [
    "Documentation/Guide.md", "Documentation/Testing.md", "Documentation/Tool.md",
    "Documentation/YourOwnCode.md", "README.md",
  ]

  @Test(arguments: apiPages)
  func `every call and member on a page exists`(path: String) throws {
    let page = Page(path: path, text: try Page.text(of: path))

    for name in QuotedCode(page).unknownNames(in: try .built()) {
      Issue.record("\(path) quotes `\(name)`, which is no public name")
    }
  }

  /// A page that recommends a deprecated name is out of date.
  @Test func `deprecated names are not known`() throws {
    let names = try KnownNames.built()

    #expect(names.has("tick()") && names.has(".cancelThenRepeat(at:)"))
    #expect(!names.has("turn()") && !names.has(".cancelThenGoOn(at:)"))
  }

  @Test func `every command, option, make target and script on a page exists`() throws {
    let targets = try Self.makeTargets()
    for page in try Page.all() {
      for name in QuotedCode(page).unknownCommands(targets: targets) {
        Issue.record("\(page.path) quotes '\(name)', which does not exist")
      }
    }
  }

  @Test func `unknown calls and members are found`() {
    let page = Page(
      path: "P.md",
      text: """
        `tick()`, `turn()`, `stage.run { }`, `stage.walk { }`, `advance(by:)`, `advance(until:)`,
        `Stage.advance(by: 2)`, `.pad`, `.watch`, `stage.traits.pad`, `Card.swift`, `plain`

        ```
        turn()
        ```
        """)
    let names = KnownNames(members: ["tick()", "run(_:)", "advance(by:)", "pad"])

    #expect(
      QuotedCode(page).unknownNames(in: names) == [
        "turn()", "stage.walk { }", "advance(until:)", ".watch",
      ])
  }

  @Test func `unknown commands, options, targets and scripts are found`() {
    let page = Page(
      path: "P.md",
      text: """
        `matchcut film PATH --cancel 0.6`, `--rtl`, `--upside-down`, `make demo`, `make tea`,
        `scripts/test`, `scripts/gone.py`, `Notes --film`

        ```
        $ matchcut film flip-card --who
        .build/release/matchcut dance && ls --all
        make FILTER=A dev    explains
        ```
        """)

    #expect(
      QuotedCode(page).unknownCommands(targets: ["demo", "dev"]) == [
        "matchcut film --who", "matchcut dance", "--upside-down", "make tea", "scripts/gone.py",
      ])
  }

  @Test func `every filter of make dev selects a suite`() throws {
    let targets = ProjectFolder.targets.filter { $0.value.hasPrefix("Tests/") }.keys.sorted()
    let suites = try targets.flatMap { target in
      try SourceTree.swiftFiles(of: target).flatMap { file in
        file.source.matches(of: #/(?:struct|class) (\w+Tests)\b/#).map { "\(target).\($0.1)/" }
      }
    }
    let pages = try Page.all()
    let filters = pages.flatMap { page in
      page.text.matches(of: #/FILTER=['"]?([\w.|()]+)/#).map { String($0.1) }
    }

    #expect(filters.count >= 3)
    for filter in filters {
      let regex = try Regex(filter)
      #expect(suites.contains { $0.contains(regex) }, "FILTER=\(filter) selects no suite")
    }
  }

  /// The targets of the Makefile.
  private static func makeTargets() throws -> Set<String> {
    Set(
      try Page.text(of: "Makefile").matches(of: #/(?:^|\n)([a-z][a-z-]*):/#).map { String($0.1) })
  }
}

import Foundation
import Testing

@Suite struct CoverageTests {
  private static let ours = [
    "Page": PublicType(
      kind: "class", supertypes: ["Sheet"],
      members: Set([Declaration("func turn(by angle: Double)")].compactMap { $0 })),
    "Sheet": PublicType(
      kind: "class", members: Set([Declaration("var size: Double")].compactMap { $0 })),
    "Sheet.Side": PublicType(kind: "enum"),
    PublicType.free: PublicType(
      kind: "extension", members: Set([Declaration("func PageTime() -> Double")].compactMap { $0 })),
  ]

  @Test(arguments: [
    ("Page", true), ("Leaf", false), (".turn", true), (".fold", false), (".Side", true),
    ("Page.turn", true), ("Page.size", true), ("Page.Side", true), ("Sheet.turn", false),
    ("impl turn(by:)", true), ("impl turn(to:)", false), ("override var size", true),
    ("override turn(by:)", true), ("PageTime", true), ("CGFloat", true),
  ])
  func `a name is matched as the census writes it`(symbol: String, isHere: Bool) {
    let coverage = Coverage(
      census: "symbol,projects\n\(symbol),3\n", ours: Self.ours, apple: AppleNames(types: ""))

    #expect(coverage.rows == [.init(symbol: symbol, projects: 3, isHere: isHere)])
  }

  @Test func `usage is a share of the projects`() {
    let coverage = Coverage(
      census: "symbol,projects\nPage,3\nLeaf,1\n", ours: Self.ours, apple: AppleNames(types: ""))

    #expect(coverage.summary == "1 of 2 names, 75 % of their uses")
    #expect(coverage.text.contains("- 1: `Leaf`\n"))
  }

  @Test func `each name that is declared unavailable says what to do`() throws {
    let verbs = [
      "use ", "draw ", "animate ", "present ", "read ", "set ", "keep ", "leave it out",
      "override ",
      "call ", "return ", "add ", "make ",
    ]

    let entries = try UnavailableNames().entries

    #expect(entries.count > 30)
    for entry in entries {
      #expect(verbs.contains { entry.message.contains($0) }, "\(entry.fullName): \(entry.message)")
    }
  }

  @Test func `the totals say what is present, unavailable and absent`() {
    let coverage = Coverage(
      census: "symbol,projects\n", ours: Self.ours, apple: AppleNames(types: ""),
      frameworks: [
        FrameworkNames("PaperKit", text: "class Page: turn(by:) fold() ~crease\nclass Leaf\n")
      ],
      unavailable: UnavailableNames(
        text: """
          extension Page {
            @available(*, unavailable, message: "use turn(by:)")
            public func fold() {}
          }
          """),
      withoutEffect: ["Page.turn(by:)"])

    #expect(
      coverage.totals == [
        "PaperKit has 5 public names on iOS. Matchcut has 1 of them (20 %), accepts 1 without effect, "
          + "declares 1 unavailable (20 %), and lacks 2, of which Apple has deprecated 1."
      ])
    #expect(coverage.text.contains("| PaperKit | Classes | 2 | 1 | 50 % | 0 | 0 | 1 |\n"))
    #expect(coverage.text.contains("names, but they do") && coverage.text.contains("`turn(by:)`"))
    #expect(coverage.text.contains("| `Page.fold()` | use turn(by:) |\n"))
    #expect(coverage.typeText.contains("| `Page` | 3 | 1 |  | 1 |\n"))
    #expect(coverage.typeText.contains("- Others: `Leaf`\n"))
  }

  @Test func `the checked-in pages match the public names`() throws {
    let coverage = Coverage(
      census: try String(contentsOf: Coverage.census, encoding: .utf8),
      ours: try SymbolGraph.built().types, apple: try AppleNames(),
      frameworks: try FrameworkNames.all(), unavailable: try UnavailableNames(),
      withoutEffect: try ListOfNamesWithoutEffect().withoutEffect)

    for (file, text) in coverage.pages {
      if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let isCurrent = (try? String(contentsOf: file, encoding: .utf8)) == text
      #expect(isCurrent, "\(file.lastPathComponent) is out of date; run 'make api'")
    }
    #expect(coverage.rows.count > 800)
  }
}

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

  @Test func `each class that is declared unavailable says what to do`() {
    let coverage = Coverage(
      census: "symbol,projects\n", ours: Self.ours, apple: AppleNames(types: ""))
    let verbs = ["use ", "draw ", "animate ", "present ", "read ", "set ", "keep ", "leave it out"]

    #expect(coverage.unavailable.count > 30)
    for entry in coverage.unavailable {
      #expect(verbs.contains { entry.message.contains($0) }, "\(entry.name): \(entry.message)")
    }
  }

  @Test func `the checked-in coverage matches the public names`() throws {
    let coverage = Coverage(
      census: try String(contentsOf: Coverage.census, encoding: .utf8),
      ours: try SymbolGraph().types, apple: try AppleNames())
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
      try coverage.text.write(to: Coverage.file, atomically: true, encoding: .utf8)
    }

    let isCurrent = (try? String(contentsOf: Coverage.file, encoding: .utf8)) == coverage.text
    #expect(isCurrent, "Documentation/Coverage.md is out of date; run 'make api'")
    #expect(coverage.rows.count > 800)
  }
}

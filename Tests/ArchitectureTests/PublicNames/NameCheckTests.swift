import Testing

@Suite struct NameCheckTests {
  @Test func `every public name is one of Apple's`() throws {
    let apple = try AppleNames()
    let ours = try SymbolGraph.built().types
    #expect(ours["UIView"] != nil)

    let check = NameCheck(ours: ours, apple: apple, standIns: try StandIns())

    for finding in check.findings { Issue.record("\(finding)") }
  }

  @Test func `every line of Apple's names parses, and each type names its page`() throws {
    let apple = try AppleNames()

    #expect(apple.unread.isEmpty)
    for type in apple.types.keys.sorted() {
      #expect(apple.pages[type]?.hasPrefix("https://developer.apple.com/") == true, "\(type)")
      #expect(apple.names[type] == nil, "\(type) stands in Names.txt as well")
    }
  }

  private static let apple = AppleNames(
    types: """
      # A comment.
      class Page: NSObject, Turning
      https://developer.apple.com/documentation/uikit/page
        static let zero: Page
        weak var owner: Page?
        var size: Double { get }
        func draw(_ t: Double, at place: Int = 0) -> Bool

      protocol Turning: NSObjectProtocol
      https://developer.apple.com/documentation/uikit/turning
        func turn(by angle: Double)
        optional func turned()
      """,
    names: """
      Book: title
        pages
      """)

  private func findings(
    _ types: [String: PublicType], standIns: String = ""
  ) -> [String] {
    let text = "## Every name\n\n```text\n\(standIns)\n```\n"
    return NameCheck(ours: types, apple: Self.apple, standIns: StandIns(text: text)).findings
  }

  private func page(_ members: String..., kind: String = "class") -> [String: PublicType] {
    let declarations = members.compactMap { Declaration($0) }
    return [
      "Page": PublicType(
        kind: kind, supertypes: ["NSObject", "Turning"], members: Set(declarations))
    ]
  }

  @Test func `an identical declaration is no finding`() {
    let same = page(
      "@MainActor static var zero: Page { get }", "weak var owner: Page?", "let size: Double",
      "func draw(_ other: Double, at p: Int = 0) -> Bool", "func turn(by angle: Double)",
      "init?(coder: NSCoder)")

    #expect(findings(same).isEmpty)
  }

  @Test(arguments: [
    ("func fold()", "Apple has no Page.fold()"),
    ("var owner: Page?", "Page: var owner: Page?, Apple has weak var owner: Page?"),
    ("weak var owner: Page!", "Page: weak var owner: Page!, Apple has weak var owner: Page?"),
    ("var size: Double", "Page: var size: Double, Apple has var size: Double { get }"),
    (
      "func draw(_ t: Double, at place: Int) -> Bool",
      "Page: func draw(_: Double, at: Int) -> Bool, Apple has "
        + "func draw(_: Double, at: Int = 0) -> Bool"
    ),
    ("func draw(_ t: Double, in place: Int) -> Bool", "Apple has no Page.draw(_:in:)"),
    (
      "var zero: Page { get }",
      "Page: var zero: Page { get }, Apple has static var zero: Page { get }"
    ),
  ])
  func `a different signature is found`(member: String, finding: String) {
    #expect(findings(page(member)) == [finding])
  }

  @Test func `a different kind and a missing supertype are found`() {
    let types = ["Page": PublicType(kind: "struct", supertypes: ["NSObject"])]

    #expect(
      findings(types) == ["Page is a struct, Apple's a class", "Page is no Turning, Apple's is"])
  }

  @Test func `optional and required members are distinguished`() throws {
    var turn = try #require(Declaration("func turn(by angle: Double)"))
    turn.isOptional = true
    let turned = try #require(Declaration("func turned()"))
    let turning = PublicType(
      kind: "protocol", supertypes: ["NSObjectProtocol"], members: [turn, turned])

    #expect(
      findings(["Turning": turning]) == [
        "Turning.turn(by:) is required of Apple", "Turning.turned() is optional of Apple",
      ])
  }

  @Test func `a stand-in is allowed by name, and must be needed`() {
    let fold = page("func fold()")

    #expect(findings(fold, standIns: "Page.fold()").isEmpty)
    #expect(findings(fold, standIns: "Page.*").isEmpty)
    #expect(
      findings([:], standIns: "Page.fold()") == ["LinuxStandIns.md lists Page.fold() for nothing"])
  }

  @Test func `for other types only the names count`() {
    let title = ["Book": page("var title: Int")["Page"]].compactMapValues { $0 }
    let weight = ["Book": page("var weight: Int")["Page"]].compactMapValues { $0 }

    #expect(findings(title).isEmpty)
    #expect(findings(weight) == ["Apple has no Book.weight"])
    #expect(findings(["Shelf": PublicType(kind: "struct")]) == ["Apple has no struct Shelf"])
  }
}

import Testing

@Suite struct UnavailableNamesTests {
  private static let names = UnavailableNames(
    text: """
      // MARK: Types

      @available(*, unavailable, message: "use Page")
      open class Leaf: Page {}
      @available(
        *, unavailable, message: "draw lines of your own"
      )
      public enum Ruler<Unit> {}

      // MARK: Members

      extension Page {
        @available(*, unavailable, message: "use turn(by:)")
        public func fold(
          at place: Int, times: Int
        ) {}
        @available(*, unavailable, message: "read size")
        public static var width: Double { 0 }
      }

      @available(*, unavailable, message: "use Pages")
      public protocol Sheets {}
      """)

  @Test func `types and members are listed with their messages`() {
    #expect(
      Self.names.entries.map { "\($0.fullName): \($0.message)" } == [
        "Leaf: use Page", "Page.fold(at:times:): use turn(by:)", "Page.width: read size",
        "Ruler: draw lines of your own", "Sheets: use Pages",
      ])
  }

  @Test(
    arguments: [
      (nil, "Leaf", true), ("Leaf", "size", true), (nil, "Leaf.Side", true),
      ("Leaf.Side", "left", true), ("Page", "fold(at:times:)", true), ("Page", "fold()", false),
      (nil, "Page", false),
    ] as [(String?, String, Bool)])
  func `a type that is declared unavailable includes its members`(
    owner: String?, name: String, isDeclared: Bool
  ) {
    let kind = owner == nil ? FrameworkNames.Kind.classes : .methods

    #expect(Self.names.have(.init(owner: owner, text: name, kind: kind)) == isDeclared)
  }

  @Test func `each name that is declared unavailable is one of Apple's and has no declaration`()
    throws
  {
    let apple = try FrameworkNames.all().flatMap(\.names)
    let ours = OwnNames(types: try SymbolGraph.built().types)
    let names = Dictionary(grouping: apple) { name in
      name.owner.map { "\($0).\(name.text)" } ?? name.text
    }

    for entry in try UnavailableNames().entries {
      let name = try #require(names[entry.fullName]?.first, "\(entry.fullName) is not Apple's")
      #expect(!ours.have(name), "\(entry.fullName) is declared without being unavailable, too")
    }
  }
}

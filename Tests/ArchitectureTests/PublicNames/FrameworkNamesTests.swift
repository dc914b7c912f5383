import Testing

@Suite struct FrameworkNamesTests {
  private typealias Name = FrameworkNames.Name

  @Test func `an entry is a type with its members`() {
    let names = FrameworkNames(
      "PaperKit",
      text: """
        # A comment.
        ~class Page: ~fold() init(size:) size
          turn(by:)
        enum Page.Side: .left
        protocol Turning: turned()
        extension Book: pages
        free functions: PageTime()
        free constants: PageWeight
        """)

    #expect(names.unread.isEmpty)
    #expect(
      names.names == [
        Name(text: "Page", kind: .classes, isDeprecated: true),
        Name(owner: "Page", text: "fold()", kind: .methods, isDeprecated: true),
        Name(owner: "Page", text: "init(size:)", kind: .initializers),
        Name(owner: "Page", text: "size", kind: .properties),
        Name(owner: "Page", text: "turn(by:)", kind: .methods),
        Name(text: "Page.Side", kind: .enumerations),
        Name(owner: "Page.Side", text: "left", kind: .cases),
        Name(text: "Turning", kind: .protocols),
        Name(owner: "Turning", text: "turned()", kind: .requirements),
        Name(owner: "Book", text: "pages", kind: .properties),
        Name(text: "PageTime()", kind: .functions),
        Name(text: "PageWeight", kind: .constants),
      ])
  }

  @Test(arguments: ["sheet Page: size", "class Page size", "class"])
  func `an entry of another form is not read`(entry: String) {
    #expect(FrameworkNames("PaperKit", text: entry).unread == [entry])
  }

  @Test func `every entry of the checked-in files parses, and no name occurs twice`() throws {
    for framework in try FrameworkNames.all() {
      #expect(framework.unread.isEmpty)
      #expect(framework.names.count > 400)
      let once = Set(framework.names.map { "\($0.owner ?? "").\($0.text)" })
      #expect(once.count == framework.names.count, "\(framework.framework)")
    }
  }

  /// Names that the tables contain, but that the sources of the full lists do not have for iOS.
  private static let others: Set<String> = [
    "UIPress.PressType.pageDown", "UIPress.PressType.pageUp",
    "UIPress.PressType.tvRemoteFourColors", "UIPress.PressType.tvRemoteOneTwoThree",
    "NSLayoutConstraint.Attribute.baseline", "UIColor.init(_colorLiteralRed:green:blue:alpha:)",
  ]

  @Test func `the names in the other tables are in the full lists`() throws {
    let apple = try AppleNames()
    let every = try FrameworkNames.all().flatMap(\.names)
    let types = Set(every.filter(\.kind.isType).map(\.text))
    // Operators are not compared, because they come from protocols of Swift. A nested type is a
    // member in the tables.
    let nested = types.compactMap { $0.split(separator: ".").last.map(String.init) }
    let known = Set(every.map(\.text)).union(nested).union(AppleNames.everywhere)
    let tables = apple.types.mapValues(\.names).merging(apple.names) { $0.union($1) }

    for (type, names) in tables where types.contains(type) {
      let missing = names.subtracting(known).filter { name in
        name.first?.isLetter == true && !Self.others.contains("\(type).\(name)")
      }
      #expect(missing.isEmpty, "\(type): \(missing.sorted())")
    }
  }
}

import Testing

@Suite struct FrameworkCoverageTests {
  private func coverage(_ text: String, ours: [String: PublicType]) -> FrameworkCoverage {
    FrameworkCoverage(
      FrameworkNames("PaperKit", text: text), ours: OwnNames(types: ours),
      unavailable: UnavailableNames(text: ""))
  }

  private static let ours = [
    "Page": PublicType(
      kind: "class", supertypes: ["Sheet"],
      members: Set(
        [Declaration("var size: Double"), Declaration("typealias Side = Int")].compactMap { $0 })),
    "Sheet": PublicType(
      kind: "protocol", members: Set([Declaration("func fold()")].compactMap { $0 })),
    "Book": PublicType(kind: "extension"),
  ]

  @Test(arguments: [
    ("class Page", true), ("typealias Page.Side", true), ("struct Page.Edge", false),
    ("class Book", false), ("class Leaf", false),
  ])
  func `a type is present if Matchcut declares it`(entry: String, isPresent: Bool) {
    #expect(coverage(entry, ours: Self.ours).count().present == (isPresent ? 1 : 0))
  }

  @Test func `inherited members are present`() {
    let page = coverage("class Page: fold() size turn()", ours: Self.ours)

    #expect(
      page.types == [
        .init(name: "Page", count: 3, present: 2, missing: ["turn()"], missingDeprecated: 0)
      ])
  }

  @Test func `absent types are grouped, without nested and deprecated ones`() {
    let text = """
      class UIPrintPaper
      struct UIPrintPaper.Size
      class UIPrintInfo
      ~class UIFax
      class Page
      struct Page.Edge
      """
    let absent = coverage(text, ours: Self.ours).absentTypes

    #expect(absent.map(\.topic) == ["UIPrint", "Others"])
    #expect(absent.map(\.types) == [["UIPrintInfo", "UIPrintPaper"], ["Page.Edge"]])
  }

  @Test(arguments: [
    ("UIPrintPageRenderer", "UIPrint"), ("NSTextList", "NSText"), ("CAEDRMetadata", "CAEDR"),
    ("UIView.TintAdjustmentMode", "UIView"), ("UINSToolbarItemPresentationSize", "UINS"),
    ("AXTraitsReturnBlock", "AX"),
  ])
  func `the topic is the prefix and the first word`(type: String, topic: String) {
    #expect(FrameworkCoverage.topic(of: type) == topic)
  }
}

import Testing
import UIKit

/// A container for which storyboards need only one more row in the table of kinds.
@MainActor
struct ControllerKindTests {
  private final class Shelf: UIViewController {
    var shown: [UIViewController] = []
  }

  private let kinds =
    ControllerKind.all + [
      ControllerKind(
        "shelfController", Shelf.self,
        relationships: [
          "pages": { shelf, pages in (shelf as? Shelf)?.shown = pages }
        ])
    ]

  private func shelf(_ relationship: String, page: String = "") -> String {
    Draft.document(
      """
      <scene><objects><shelfController id="S"><connections>
      <segue kind="relationship" relationship="\(relationship)" destination="A"/>
      <segue kind="relationship" relationship="\(relationship)" destination="B"/>
      </connections></shelfController></objects></scene>
      <scene><objects><viewController id="A" title="A"/></objects></scene>
      <scene><objects><viewController id="B" title="B"/></objects></scene>
      """, initial: "S")
  }

  @Test func `a row assigns the controllers of its relationship, in file order`() throws {
    try World()() {
      let shelf = try Draft.controller(shelf("pages"), kinds: kinds) as? Shelf

      #expect(shelf?.shown.map(\.title) == ["A", "B"])
    }
  }

  @Test func `a relationship to itself is found`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let kinds = [
          ControllerKind("shelf", UIViewController.self, relationships: ["pages": { _, _ in }])
        ]
        let xml = Draft.document(
          """
          <scene><objects><shelf id="S"><connections>
          <segue kind="relationship" relationship="pages" destination="S"/>
          </connections></shelf></objects></scene>
          """, initial: "S")
        _ = try Draft.controller(xml, kinds: kinds)
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
        "Draft.storyboard, line 3: found <shelf id=\"S\"> inside itself, expected relationships "
          + "and embedded scenes without a cycle; delete one of the relationship or embed segues "
          + "that lead back to it.") == true)
  }

  @Test(arguments: [
    ("", UISplitViewController.Style.unspecified),
    ("allowDoubleColumnStyle=\"YES\"", .doubleColumn),
    ("allowDoubleColumnStyle=\"YES\" style=\"tripleColumn\"", .tripleColumn),
  ])
  func `a split view controller has the style of its element`(
    attributes: String, style: UISplitViewController.Style
  ) throws {
    try World()() {
      let split =
        try Draft.controller(
          Draft.document(
            """
            <scene><objects><splitViewController id="S" \(attributes)><connections>
            <segue kind="relationship" relationship="masterViewController" destination="A"/>
            <segue kind="relationship" relationship="detailViewController" destination="B"/>
            </connections></splitViewController></objects></scene>
            <scene><objects><viewController id="A" title="A"/></objects></scene>
            <scene><objects><viewController id="B" title="B"/></objects></scene>
            """, initial: "S")) as? UISplitViewController

      #expect(split?.style == style)
      #expect(split?.viewControllers.count == 2)
      let isWrapped = split?.viewControllers.first is UINavigationController
      #expect(isWrapped == (style != .unspecified))
    }
  }

  @Test func `a page view controller has the settings of its element`() throws {
    try World()() {
      let pages =
        try Draft.controller(
          Draft.document(
            """
            <scene><objects><pageViewController id="P" pageSpacing="12" transitionStyle="scroll"
              navigationOrientation="vertical"/></objects></scene>
            """, initial: "P")) as? UIPageViewController

      #expect(pages?.transitionStyle == .scroll && pages?.navigationOrientation == .vertical)
      // The scroll view extends beyond the view by half of the spacing at the top and the bottom.
      pages?.view.layoutIfNeeded()
      #expect(pages?.view.subviews.first?.frame.minY == -6)
    }
  }
}

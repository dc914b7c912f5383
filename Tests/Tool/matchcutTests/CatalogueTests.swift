import AppHost
import Foundation
import TestSupport
import Testing

struct CatalogueTests {
  @Test func `text shows a heading for each list that has items`() {
    #expect(
      Catalogue.sample.text == """
        demos
          flip   Flip
          fold   Fold

        gestures
          drag   Drag
          flick  Flick

        devices
          phone  Phone · scale 3
          pad    Pad

        """)
  }

  @MainActor @Test func `the list names the rules with a page, including source rules`()
    throws
  {
    let pages = ProjectFolder.url.appendingPathComponent("Documentation/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: pages.path)
      .filter { !$0.hasSuffix(".zh.md") }

    let rules = CommandExecutor(demos: []).catalogue.rules

    #expect(rules.map { "\($0.id).md" } == files.sorted())
    let source = rules.filter { $0.details["seen by"] == "matchcut lint" }
    #expect(
      source.map(\.title)
        == ["a method that shadows a default implementation and is never called"])
  }

  @Test func `json is one object with all its arrays`() throws {
    let catalogue = Catalogue(
      demos: [.init(id: "a/b", title: "A")],
      devices: [.init(id: "d", title: "D", details: ["scale": "3", "id": "no"])])

    let json = try catalogue.json()

    #expect(
      json.filter { !$0.isWhitespace }
        == #"{"demos":[{"id":"a/b","title":"A"}],"#
        + #""devices":[{"id":"d","scale":"3","title":"D"}],"documents":[],"#
        + #""gestures":[],"mistakes":[],"rules":[],"transitions":[]}"#)
    #expect(json.hasSuffix("}\n"))
  }
}

import Testing

/// Previews, views of SwiftUI, and the controllers that host them.
@Suite struct SwiftUIPartsTests {
  @Test(arguments: [
    "#Preview { Card() }", "#Preview(\"dark\", traits: .sizeThatFits) {\n  Card()\n}",
    "@available(iOS 17, *)\n#Preview {\n  let card = Card()\n  card.title = \"}\"\n  return card\n}",
  ])
  func `a preview is removed, with or without an import`(preview: String) {
    let ported = Ported("class Card: UIView {}\n\(preview)\nlet a = 1")

    #expect(
      ported.text.filter { $0 != " " } == "classCard:UIView{}\n"
        + String(repeating: "\n", count: preview.filter { $0 == "\n" }.count) + "\nleta=1")
    #expect(ported.report.rewrites.map(\.construct).contains("#Preview"))
    #expect(ported.report.leftOut.isEmpty)
  }

  @Test(arguments: [
    "struct Cards: PreviewProvider {\n  static var previews: some View { Card() }\n}",
    "struct Card: View {\n  @State var isOn = false\n  var body: some View { Text(\"\") }\n}",
    "struct Card: SwiftUI.View { var body: some View { Text(\"\") } }",
    "struct Cards: UIViewControllerRepresentable {\n  class C: NSObject {}\n}",
    "final class Mark: UIView, Equatable {}\nextension View { func a() -> some View { self } }",
    "extension UIViewController { func preview() -> some View { Text(\"\") } }",
    "@available(iOS 13, *) enum Group { struct Card: View { var body: some View { Text(\"\") } } }",
    "extension Color { static let sky = Color(\"sky\") }",
    "#if DEBUG\nstruct Card_Previews: PreviewProvider {}\n#endif",
  ])
  func `declarations that only SwiftUI uses are removed`(declaration: String) {
    let source = "import SwiftUI\nclass A {}\n\(declaration)\nlet a = 1"

    let text = Ported(source).text

    #expect(
      !["View ", "View{", "Text", "Provider", "Color"].contains(where: text.contains), "\(text)")
    #expect(text.hasPrefix("import SwiftUI\nclass A {}\n"))
    #expect(text.hasSuffix("\nlet a = 1"))
    #expect(Ported(source).report.leftOut.isEmpty)
  }

  @Test func `the same names stay in a file without SwiftUI`() {
    let source =
      "class View: UIView {}\nfunc a() -> View { View() }\nstruct Color {}\nextension View {}"

    #expect(Ported(source).text == source)
  }

  @Test func `an extension of a removed type in another file is removed`() {
    let ported = Ported([
      "import SwiftUI\nextension Card { func a() {} }\nlet a = 1",
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }\nlet b = 1",
    ])

    #expect(ported.files[0].filter { $0 != " " } == "importSwiftUI\n\nleta=1")
  }

  @Test func `nothing inside a removed declaration is ported or refused`() {
    let ported = Ported(
      """
      import SwiftUI
      class A: NSObject {}
      struct Card: UIViewRepresentable {
        class Coordinator: NSObject {
          @objc func tap() { objc_msgSend() }
        }
      }
      """)

    #expect(ported.report.refusals.isEmpty)
    #expect(ported.tables == ["A: "])
    #expect(ported.report.classes.map(\.name) == ["A"])
  }

  @Test(arguments: [
    (
      "let c = UIHostingController(rootView: Card(title: \"a\").padding())",
      "let c = UIHostingController(rootView: ViewPlaceholder(\"Card\"))"
    ),
    (
      "let c = UIHostingController(rootView: AnyView(Cards.Card()))",
      "let c = UIHostingController(rootView: ViewPlaceholder(\"Card\"))"
    ),
    (
      "let c = UIHostingController(rootView: VStack { Text(\"\") })",
      "let c = UIHostingController(rootView: ViewPlaceholder(\"VStack\"))"
    ),
    (
      "func f() { let v = Card(); let c = UIHostingController(rootView: v) }",
      "func f() { let v = ViewPlaceholder(\"Card\"); let c = UIHostingController(rootView: v) }"
    ),
    (
      "var c: UIHostingController<Card>?", "var c: UIHostingController<ViewPlaceholder>?"
    ),
    (
      "let c = UIHostingController<Card>(rootView: Card())",
      "let c = UIHostingController<ViewPlaceholder>(rootView: ViewPlaceholder(\"Card\"))"
    ),
    (
      "func f() { c.rootView = Card() }", "func f() { c.rootView = ViewPlaceholder(\"Card\") }"
    ),
    ("func f<V: View>(_ v: V) { g(UIHostingController(rootView: v)) }", nil),
    ("class H<V: View>: UIHostingController<V> {}", nil),
  ])
  func `a hosted view becomes a placeholder`(source: String, expected: String?) {
    let head = "import SwiftUI\n"
    let tail = expected == nil ? "" : "\n@_spi(Ported) import SwiftUI\n"

    #expect(Ported(head + source).text.hasPrefix(head + (expected ?? source).prefix(20)))
    guard !source.hasPrefix("class") else { return }
    #expect(Ported(head + source).text == head + (expected ?? source) + tail)
  }

  @Test func `a placeholder keeps the lines`() {
    let ported = Ported(
      "import SwiftUI\nlet c = UIHostingController(rootView: Card(\n  1,\n  2))\nlet a = 1")

    #expect(
      ported.text.hasPrefix(
        "import SwiftUI\nlet c = UIHostingController(rootView: ViewPlaceholder(\"Card\")\n\n)\nlet a = 1"
      ))
  }

  @Test(arguments: [
    ("class Model { @AppStorage(\"a\") var a = 1 }", "2:16 AppStorage"),
    ("class A: UIView { let tint = Color.red }", "2:30 Color"),
    ("struct Card: View { var body: some View { Text(\"\") } }\nlet a = Color.red", "3:9 Color"),
  ])
  func `a name of SwiftUI in the rest of a file is reported`(source: String, place: String) {
    let report = Ported(["import SwiftUI\n" + source, "class B: UIView {}"]).report

    #expect(
      report.needSwiftUI.map { "\($0.line):\($0.column) \($0.construct)" } == [place])
    #expect(report.leftOut.isEmpty)
    #expect(report.classes.map(\.name).last == "B")
  }

  @Test(arguments: [
    "struct Card: View { var body: some View { Text(\"\") } }",
    "#if DEBUG\n#Preview { Card() }\n#endif\nextension Color {}",
  ])
  func `a file that declares only views is empty`(source: String) {
    let ported = Ported("import SwiftUI\n" + source)

    #expect(ported.report.leftOut.map(\.construct) == ["SwiftUI"])
    #expect(ported.report.needSwiftUI.isEmpty)
    #expect(!ported.text.contains("Card"))
  }

  @Test func `a name that the module declares is not SwiftUI's`() {
    let ported = Ported([
      "import SwiftUI\nlet a = Color()\nlet c = UIHostingController(rootView: Card())",
      "struct Color { enum List {} }",
    ])

    #expect(ported.report.needSwiftUI.isEmpty)
  }

  @Test func `an app that starts with SwiftUI is refused`() {
    let source = "@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"\") } } }"

    #expect(Ported("import SwiftUI\n" + source).refusals == ["2:1 struct Shop"])
  }

  @Test func `code for other systems keeps its views`() {
    let source = "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif"

    #expect(
      Ported(source).text == "#if false             \nimport SwiftUI\nstruct A: View {}\n#endif")
  }
}

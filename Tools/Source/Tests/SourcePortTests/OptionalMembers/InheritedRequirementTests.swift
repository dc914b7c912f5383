import Testing

/// Optional methods that a subclass implements and the conforming superclass does not.
struct InheritedRequirementTests {
  private let base = "class Base: UIViewController, UIScrollViewDelegate {}\n"
  private let added =
    "@MainActor func scrollViewDidScroll(_ scrollView: UIScrollView) "
    + "{ ExposedClass.defaults.scrollViewDidScroll(scrollView) }}"

  @Test func `the superclass gets the method, and the subclass overrides it`() {
    let ported = Ported(
      base + "class Page: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }")

    #expect(
      ported.text == """
        class Base: UIViewController, UIScrollViewDelegate {\(added)
        class Page: Base { override func scrollViewDidScroll(_ view: UIScrollView) {} }
        """)
    #expect(ported.report.rewrites.map(\.text) == ["scrollViewDidScroll(_:)"])
  }

  @Test func `a method in an extension is called by an override`() {
    let ported = Ported(
      base + "class Page: Base {}\n"
        + "extension Page { func scrollViewDidScroll(_ view: UIScrollView) {} }")

    #expect(
      ported.text == """
        class Base: UIViewController, UIScrollViewDelegate {\(added)
        class Page: Base {override func scrollViewDidScroll(_ view: UIScrollView) { _Page_scrollViewDidScroll(view) }}
        extension Page { func _Page_scrollViewDidScroll(_ view: UIScrollView) {} }
        """)
  }

  @Test func `a subclass of the subclass overrides as before`() {
    let source =
      base + "class Page: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }\n"
      + "class Last: Page { override func scrollViewDidScroll(_ view: UIScrollView) {} }"

    #expect(Ported(source).text.hasSuffix(String(source.split(separator: "\n")[2])))
  }

  @Test func `an open class gets all methods, for subclasses in other modules`() {
    let source = "open class Base: NSObject, UITabBarDelegate { }"

    #expect(
      Ported(source).text == """
        open class Base: NSObject, UITabBarDelegate { @MainActor open func tabBar(_ tabBar: UITabBar, \
        didSelect item: UITabBarItem) { ExposedClass.defaults.tabBar(tabBar, didSelect: item) }}
        """)
    #expect(
      Ported(
        "public class Bar: Base { func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem) {} }",
        context: [source]
      ).text
        == "public class Bar: Base { public override func tabBar(_ bar: UITabBar, didSelect item: "
        + "UITabBarItem) {} }")
  }

  @Test func `two protocols with the same method add it to the first class only`() {
    let ported = Ported(
      """
      open class Base: UIViewController, UIScrollViewDelegate {}
      open class List: Base, UITableViewDelegate {}
      class Last: List { func scrollViewDidScroll(_ view: UIScrollView) {} }
      """)
    let lines = ported.text.split(separator: "\n")

    #expect(lines[0].contains("func scrollViewDidScroll("))
    #expect(!lines[1].contains("func scrollViewDidScroll("))
    #expect(lines[1].contains("func tableView(_ tableView: UITableView, didSelectRowAt"))
    #expect(lines[2].contains("{ override func scrollViewDidScroll("))
  }

  @Test func `a method without a result gets a body with a known type`() {
    let source = """
      @objc public protocol P { @objc optional func go(); @objc optional func b() -> Int }
      open class Base: P {}
      """

    #expect(
      Ported(source).text.hasSuffix(
        "open class Base: P {open func go() { ExposedClass.notImplemented() as Void }; "
          + "open func b() -> Int { ExposedClass.notImplemented() } }"))
  }

  @Test func `the module's own optional methods`() {
    let source = """
      @objc protocol P { @objc optional func go(_ a: Int) -> Bool }
      class Base: P {}
      class Last: Base { func go(_ a: Int) -> Bool { true } }
      """

    let lines = Ported(source).text.split(separator: "\n")

    #expect(
      lines[1]
        == "class Base: P {func go(_ a: Int) -> Bool { ExposedClass.notImplemented() } }")
    #expect(lines[2] == "class Last: Base { override func go(_ a: Int) -> Bool { true } }")
  }

  @Test(arguments: [
    // The base class has the method.
    """
    class Base: UIViewController, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }
    class Page: Base { override func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // UIKit's class has the method.
    """
    class Base: UIControl, UIGestureRecognizerDelegate {}
    class Page: Base { override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true } }
    """,
    // The subclass conforms itself.
    """
    class Base: UIViewController {}
    class Page: Base, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // The method is not visible to Objective-C.
    """
    class Base: UIViewController, UIScrollViewDelegate {}
    class Page: Base { private func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // UIKit has no object with the default implementations of this protocol.
    """
    open class Editor: UIView, UITextInput {}
    """,
    // With a protocol without `@objc`, the default implementation is also used on Apple's systems.
    """
    protocol P {}; extension P { func go() {} }
    class Base: P {}
    class Page: Base { func go() {} }
    """,
  ])
  func `other methods stay as they are`(_ source: String) {
    #expect(Ported(source).text == source)
  }
}

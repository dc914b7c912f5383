import SourceLint
import Testing

struct ShadowedDefaultTests {
  private let base = "class Base: UIViewController, UIScrollViewDelegate {}\n"

  @Test func `a subclass's answer to a default that its base settled on is never called`() throws {
    let report = try linted(
      base + "final class Page: Base {\n  func scrollViewDidScroll(_ view: UIScrollView) {}\n}\n")

    #expect(
      report.standing.map(\.description) == [
        """
        A.swift:3:3: warning: 'scrollViewDidScroll(_:)' of 'Page' is never called: 'Base' conforms \
        to 'UIScrollViewDelegate' but does not implement 'scrollViewDidScroll(_:)', so the default \
        implementation is used; only the Objective-C runtime would find it by its name [T35]
            fix: implement 'scrollViewDidScroll(_:)' in 'Base' too, and override it here
        """
      ])
  }

  @Test func `a property is never read`() throws {
    let report = try linted(
      """
      class Base: NSObject, UIViewControllerInteractiveTransitioning {
        func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}
      }
      class Pull: Base { var wantsInteractiveStart: Bool { false } }
      """)

    #expect(report.standing.map(\.line) == [4])
    #expect(
      report.standing.map(\.message) == [
        """
        'wantsInteractiveStart' of 'Pull' is never read: 'Base' conforms to \
        'UIViewControllerInteractiveTransitioning' but does not declare 'wantsInteractiveStart', so \
        the default implementation is used; only the Objective-C runtime would find it by its name
        """
      ])
    #expect(
      report.standing.map(\.fix) == [
        "declare 'wantsInteractiveStart' in 'Base' too, and override it here"
      ])
  }

  @Test(arguments: [
    // The base class has the method, so the compiler checks the override.
    """
    class Base: UIViewController, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }
    class Page: Base { override func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // A class outside the given files has the method.
    """
    class Base: Elsewhere, UIScrollViewDelegate {}
    class Page: Base { override func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // The base class has the method in an extension.
    """
    class Base: UIViewController {}
    extension Base: UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }
    class Page: Base { func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // The subclass names the protocol itself.
    """
    class Base: UIViewController {}
    class Page: Base, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // Only this class itself conforms.
    "class Page: UIViewController, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }",
    // UIKit's class has the method.
    "class List: UITableViewController { override func scrollViewDidScroll(_ v: UIScrollView) {} }",
    // A method with other labels is a different method, and so is a static method.
    """
    class Base: UIViewController, UIScrollViewDelegate {}
    class Page: Base { func scrollViewDidScroll(by d: CGFloat) {}; static func scrollViewDidScroll(_ v: UIScrollView) {} }
    """,
    // The class that names a refined protocol must implement the requirements of that protocol.
    """
    class Grid: UICollectionViewController {}
    class Photos: Grid, UICollectionViewDelegateFlowLayout {
      func collectionView(_ v: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { .zero }
    }
    """,
    // A struct does not have subclasses.
    "struct Base: P {}\nprotocol P { func m() }\nextension P { func m() {} }",
    // A required method has no default that could be used.
    """
    class Base: NSObject, UIViewControllerAnimatedTransitioning {}
    class Fade: Base { func animateTransition(using c: UIViewControllerContextTransitioning) {} }
    """,
  ])
  func `what is called is left alone`(source: String) throws {
    #expect(try linted(source).findings == [])
  }

  @Test func `the conformance may stand in an extension, a protocol, an alias or another file`()
    throws
  {
    let page = "class Page: Base {\n  func scrollViewDidScroll(_ view: UIScrollView) {}\n}\n"
    for base in [
      "class Base: UIViewController {}\nextension Base: UIScrollViewDelegate {}",
      "class Base: UIViewController, UITextViewDelegate {}",
      "class Base: UIViewController, Watching {}\nprotocol Watching: UIScrollViewDelegate {}",
      "class Base: UIViewController, Both {}\ntypealias Both = UITableViewDelegate & Other",
      "class Base: Root {}\nclass Root: UIKit.UIViewController, UIKit.UIScrollViewDelegate {}",
      "class Base<T>: Root<[T]> {}\nclass Root<T: P>: UIView, P, UIScrollViewDelegate where T: Q {}",
      "@MainActor public class Base: UIView, @preconcurrency UIScrollViewDelegate {}",
    ] {
      let report = try linted(["Page.swift": page, "Base.swift": base])

      #expect(report.places == ["T35 2:3"], "\(base)")
    }
  }

  @Test func `a chain is told once, where it begins`() throws {
    let report = try linted(
      base + """
        class Middle: Base {
          func scrollViewDidScroll(_ view: UIScrollView) {}
        }
        class Last: Middle {
          override func scrollViewDidScroll(_ view: UIScrollView) {}
        }
        """)

    #expect(report.places == ["T35 3:3"])
  }

  @Test func `an extension of the subclass shadows as well`() throws {
    let report = try linted(
      base + """
        class Page: Base {}
        extension Page {
          convenience init(zoom: Bool) { self.init() }
          func viewForZooming(in view: UIScrollView) -> UIView? { nil }
        }
        """)

    #expect(report.places == ["T35 5:3"])
  }

  @Test func `a protocol of one's own has the same trap`() throws {
    let declaration = """
      protocol Look { func draw(_ c: Canvas); func erase() }
      extension Look { func draw(_ c: Canvas) {} }
      extension Look where Self: Base { func erase() {} }
      class Base: Look {}

      """

    let trap = try linted(declaration + "class A: Base {\n  func draw(_ d: Canvas) {}\n}")
    #expect(trap.places == ["T35 6:3"])

    // A method with another parameter type is a different method, `erase()` has a default only for
    // some types, and `paint()` is not a requirement.
    for method in ["func draw(_ c: Int) {}", "func erase() {}", "func paint() {}"] {
      #expect(try linted(declaration + "class A: Base {\n  \(method)\n}").findings == [])
    }
  }

  @Test func `a name of several files means the one beside it, or nobody`() throws {
    let page = "class Page: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }"
    let plain = "class Base: UIViewController {}"

    let beside = try linted([
      "one/Base.swift": base, "one/Page.swift": page, "two/Base.swift": plain,
      "two/Page.swift": page,
    ])
    #expect(beside.findings.map(\.file) == ["one/Page.swift"])

    let unclear = try linted(["Page.swift": page, "one/Base.swift": base, "two/Base.swift": plain])
    #expect(unclear.findings == [])
  }

  @Test func `a nested class is not one of the same name outside`() throws {
    let report = try linted(
      base + """
        enum Other {
          class Base: UIViewController {}
          class Page: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }
        }
        class Page: Base {
          func scrollViewDidScroll(_ view: UIScrollView) {}
        }
        """)

    #expect(report.places == ["T35 7:3"])
  }

  @Test func `classes that inherit from each other end the search`() throws {
    let report = try linted("class A: B { func m() {} }\nclass B: A {}\nclass C: C {}")

    #expect(report.findings == [])
  }

  @Test func `both branches of a condition are read`() throws {
    let report = try linted(
      """
      #if os(iOS)
      class Base: UIViewController, UIScrollViewDelegate {}
      #endif
      #if canImport(UIKit)
      class Page: Base {
        #if DEBUG
        func scrollViewDidZoom(_ view: UIScrollView) {}
        #else
        func scrollViewDidScroll(_ view: UIScrollView) {}
        #endif
      }
      #endif
      """)

    #expect(report.places == ["T35 7:3", "T35 9:3"])
  }
}

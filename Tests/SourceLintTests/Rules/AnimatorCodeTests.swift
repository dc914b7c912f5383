import SourceLint
import Testing

struct AnimatorCodeTests {
  @Test func `code outside of animators is not checked`() throws {
    let report = try linted(
      """
      class Dice: NSObject { func roll() -> Int { Int.random(in: 1...6) } }
      class Page: UIViewController {
        func show() { view.frame = CGRect(x: 0, y: 0, width: 320, height: 480) }
        class Seed { let born = Date() }
      }
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        class Clock { let start = Date() }
      }
      """)

    #expect(report.findings == [])
  }

  @Test func `in a controller only the code of a transition is checked`() throws {
    let report = try linted(
      """
      class Page: UIViewController, UIViewControllerAnimatedTransitioning {
        override func viewDidLoad() { view.frame = CGRect(x: 0, y: 0, width: 320, height: 480) }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        }
      }
      """)

    #expect(report.places == ["T10 4:44"])
  }

  @Test func `a conformance may come from an extension, a superclass or a protocol`() throws {
    for source in [
      "class Fade: NSObject {}\nextension Fade: UIViewControllerAnimatedTransitioning {\n let d = Date() }",
      "class Base: NSObject, UIViewControllerAnimatedTransitioning {}\nclass Fade: Base {\n let d = Date() }",
      "protocol Look: UIViewControllerAnimatedTransitioning {}\nclass Fade: Look {\n let d = Date() }",
    ] {
      #expect(try linted(source).places == ["T23 3:10"], "\(source)")
    }
  }
}

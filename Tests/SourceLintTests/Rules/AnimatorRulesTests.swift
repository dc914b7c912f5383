import SourceLint
import Testing

struct AnimatorRulesTests {
  /// Line 3 of an animator's file.
  private func animator(_ line: String, rest: String = "") -> String {
    """
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func animateTransition(using context: UIViewControllerContextTransitioning) {
    \(line)
      }
    }
    \(rest)
    """
  }

  private let interactive = "let pull = UIPercentDrivenInteractiveTransition()"

  // MARK: T03

  @Test func `an end that is always a success is noted where transitions can be cancelled`() throws
  {
    let report = try linted(animator("context.completeTransition(true)", rest: interactive))

    #expect(
      report.standing.map(\.description) == [
        """
        A.swift:3:9: note: completeTransition(true) also ends a cancelled transition, as if it had \
        finished [T03]
            fix: pass !context.transitionWasCancelled
        """
      ])
    #expect(
      try linted(animator("self.context?.completeTransition(true)", rest: interactive)).standing
        .map(\.fix) == ["pass !context.transitionWasCancelled"])
    #expect(
      try linted(animator("{ $0.completeTransition(true) }(context)", rest: interactive)).standing
        .map(\.fix) == ["pass !$0.transitionWasCancelled"])
  }

  @Test(arguments: [
    "context.completeTransition(!context.transitionWasCancelled)",
    "if done { context.completeTransition(true) } else { context.completeTransition(false) }",
    "guard let view else { return context.completeTransition(true) }; run(view)",
    "guard !context.transitionWasCancelled else { return }; context.completeTransition(true)",
    "// context.completeTransition(true)",
    "log(\"completeTransition(true)\")",
  ])
  func `an end that asks is not`(line: String) throws {
    #expect(try linted(animator(line, rest: interactive)).findings == [])
  }

  @Test func `without interaction nothing is cancelled`() throws {
    #expect(try linted(animator("context.completeTransition(true)")).findings == [])
  }

  // MARK: T10

  @Test func `a screen's size in an animator is noted`() throws {
    let report = try linted(animator("view.frame = CGRect(x: 0, y: 0, width: 375, height: y)"))

    #expect(
      report.standing.map(\.description) == [
        """
        A.swift:3:40: note: 375 is the size of some screens only; the container has another on the \
        rest [T10]
            fix: take it from containerView.bounds or finalFrame(for:)
        """
      ])
  }

  @Test(arguments: [
    "view.frame = CGRectMake(-320, 0, w, h)", "view.frame.size.width = 414",
    "view.transform = CGAffineTransform(translationX: -375.0, y: 0)",
    "view.center.y += 667", "if bounds.height == 812 { }",
    "view.frame = rect.offsetBy(dx: 0, dy: (568))",
  ])
  func `wherever geometry is made or compared`(line: String) throws {
    #expect(try linted(animator(line)).standing.map(\.rule) == [.screenSize], "\(line)")
  }

  @Test(arguments: [
    "view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)",
    "view.frame = context.containerView.bounds",
    "UIView.animate(withDuration: 0.375) { }", "let delay = 375", "wait(milliseconds: 320)",
    "view.frame = CGRect(x: 375.5, y: 0.375, width: w, height: h)",
    "view.frame = CGRect(x: index(375), y: 0, width: w, height: h)",
    "layer.path = paths[320]", "view.tag = 414", "let name = \"CGSize(width: 320)\"",
  ])
  func `other numbers are not`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }

  // MARK: T15

  @Test func `an end by a timer is noted`() throws {
    let report = try linted(
      animator(
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { context.completeTransition(x) }"))

    #expect(
      report.standing.map(\.description) == [
        """
        A.swift:3:20: note: asyncAfter ends the transition by the clock, wherever its animation is \
        [T15]
            fix: call completeTransition(_:) in the animation's completion
        """
      ])
    for line in [
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in c.completeTransition(x) }",
      "q.asyncAfter(deadline: t, execute: { context.completeTransition(x) })",
    ] {
      #expect(try linted(animator(line)).standing.map(\.rule) == [.delayedEnd], "\(line)")
    }
  }

  @Test(arguments: [
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.glow() }",
    "UIView.animate(withDuration: 1) { } completion: { _ in context.completeTransition(x) }",
    "q.asyncAfter(deadline: t) { glow() }; context.completeTransition(x)",
  ])
  func `other delays are not, nor other ends`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }

  // MARK: T23

  @Test(arguments: [
    (
      "let a = arc4random_uniform(3)", "arc4random_uniform makes each run of the transition another"
    ),
    ("let a = Int.random(in: 0..<3)", ".random makes each run of the transition another"),
    ("let a = CGFloat.random(in: 0...1)", ".random makes each run of the transition another"),
    ("let a = tiles.shuffled()", ".shuffled makes each run of the transition another"),
    ("let a = Date()", "Date lets the transition depend on when it runs"),
    ("let a = Date.now", "Date lets the transition depend on when it runs"),
    (
      "start = CACurrentMediaTime()",
      "CACurrentMediaTime lets the transition depend on when it runs"
    ),
  ])
  func `chance and the clock are warned of`(line: String, message: String) throws {
    let report = try linted(animator(line))

    #expect(report.standing.map(\.message) == [message])
    #expect(report.standing.map(\.rule) == [.chance])
    #expect(report.count(of: .warning) == 1)
    #expect(report.count(of: .note) == 0)
  }

  @Test(arguments: [
    "let a = Int.random(in: 0..<3, using: &generator)", "let a = tiles.shuffled(using: &dice)",
    "let a = Date(timeIntervalSince1970: 0)", "let a = UIColor.random",
    "move.beginTime = CACurrentMediaTime() + 0.1",
    "move.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil)",
    "let a = myDate()", "func random() {}",
  ])
  func `a seed, a fixed date and a layer's begin are not`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }

  // MARK: Where

  @Test func `code outside of animators is nobody's business`() throws {
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

  @Test func `of a controller only what deals with a transition counts`() throws {
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

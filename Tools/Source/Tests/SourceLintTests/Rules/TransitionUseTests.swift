import SourceLint
import Testing

/// The kinds of transition are checked with rule T11, which does not apply to pushes, pops and
/// changes of tabs.
struct TransitionUseTests {
  private let fade = animator("_ = context.view(forKey: .to)!")
  private let pushes =
    "func navigationController(_ n: N, animationControllerFor o: O, from a: A, to b: A)"
  private let changes =
    "func tabBarController(_ t: T, animationControllerForTransitionFrom a: A, to b: A)"
  private let dismisses = "func animationController(forDismissed a: A)"

  private func isFound(_ host: String) throws -> Bool {
    let report = try linted(["A.swift": fade, "B.swift": "class Host: NSObject {\n\(host)\n}"])
    return report.standing.map(\.rule) == [.unwrappedView]
  }

  @Test func `an animator runs where it is created`() throws {
    for question in [pushes, changes] {
      #expect(try !isFound("\(question) -> Any? { return Fade() }"))
      #expect(try !isFound("\(question) -> Any? { Fade.init() }\n\(dismisses) -> Any? { Flip() }"))
      #expect(try isFound("\(question) -> Any? { Fade() }\n\(dismisses) -> Any? { Fade() }"))
    }
    #expect(try isFound("\(dismisses) -> Any? { Fade() }"))
  }

  @Test(arguments: [
    "let fade = Fade()", "var fade: Any? = Fade()", "lazy var fade = Fade()",
    "var fade: Any?\nfunc prepare() { self.fade = isFirst ? Fade() : nil }",
  ])
  func `an animator in a property runs where the property is returned`(property: String) throws {
    let other = "\(dismisses) -> Any? { other }"

    #expect(try !isFound("\(property)\n\(pushes) -> Any? { fade }\n\(other)"))
    #expect(try isFound("\(property)\n\(dismisses) -> Any? { return self.fade }"))
    #expect(try isFound("\(property)\n\(pushes) -> Any? { nil }\n\(other)"))
    #expect(try !isFound("\(property)\n\(changes) -> Any? { current }"))
  }

  @Test func `an animator that nothing creates may run anywhere`() throws {
    #expect(try isFound("\(pushes) -> Any? { Flip() }"))
    #expect(try isFound(""))
  }

  @Test func `an animator that is the delegate runs in what it is asked for`() throws {
    let own = "}; \(pushes) -> Any? { self"

    #expect(
      try linted(animator("_ = context.view(forKey: .from)!; \(own)")).findings == [])
  }

  @Test func `a subclass of an animator runs where its superclass does`() throws {
    let subclass = "class Slow: Fade {}\nclass Host: NSObject { \(pushes) -> Any? { Slow() } }"

    #expect(try linted(["A.swift": fade, "B.swift": subclass]).findings == [])
  }

  @Test func `the names of Swift 2 are known`() throws {
    #expect(
      try !isFound(
        "func navigationController(n: N, animationControllerForOperation o: O, fromViewController a: A, toViewController b: A) -> Any? { Fade() }"
      ))
    #expect(
      try isFound("func animationControllerForDismissedController(a: A) -> Any? { Fade() }"))
  }
}

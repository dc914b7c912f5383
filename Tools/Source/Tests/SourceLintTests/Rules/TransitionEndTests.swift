import SourceLint
import Testing

struct TransitionEndTests {
  private let interactive = "let pull = UIPercentDrivenInteractiveTransition()"

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

  @Test(arguments: [
    "guard let view else { return context.completeTransition(false) }",
    "guard let view else { context.completeTransition(false); return }",
    "if view == nil { context.completeTransition(false); return }",
    "if view == nil { return context.completeTransition(false) }",
    "guard let a else { return context.completeTransition(false) }; guard let b else { return context.completeTransition(false) }",
  ])
  func `an end with false where nothing has begun excuses no other`(line: String) throws {
    let body =
      line
      + "; UIView.animate(withDuration: 1) { move() } completion: { _ in context.completeTransition(true) }"

    #expect(
      try linted(animator(body, rest: interactive)).standing.map(\.rule) == [.contradictedCancel])
  }

  @Test(arguments: [
    "if done { context.completeTransition(true); return } else { context.completeTransition(false); return }",
    "if fails { context.completeTransition(false); return } else { context.completeTransition(true) }",
    "if fails { context.completeTransition(false); return }; context.completeTransition(true)",
    "switch end { case .start: context.completeTransition(false); default: context.completeTransition(true) }",
  ])
  func `an end with false beside it does`(line: String) throws {
    let body = "guard let view else { return context.completeTransition(false) }; "
    for line in [line, "animator.addCompletion { end in \(line) }"] {
      #expect(try linted(animator(body + line, rest: interactive)).findings == [], "\(line)")
    }
  }

  @Test func `without interaction nothing is cancelled`() throws {
    #expect(try linted(animator("context.completeTransition(true)")).findings == [])
  }

  /// An animator that conforms to the protocol of interaction controllers and has the members
  /// `rest`.
  private func ownInteraction(_ rest: String) -> String {
    """
    class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
      \(rest)
    }
    """
  }

  private let cancel = "func cancel() { run { context.completeTransition(false) } }"

  @Test(arguments: [
    "func finish() { run { context.completeTransition(true) } }",
    "func finish() { run { context.completeTransition(true) } }; func animateTransition(using c: C) { finish() }; func startInteractiveTransition(_ c: C) { layOut() }",
    "func finish() { run { end() } }; private func end() { context.completeTransition(true) }",
  ])
  func `an end with true beside a method that cancels is not`(rest: String) throws {
    for cancel in [cancel, "func abort() { guard ready else { return }; \(cancelling)}"] {
      #expect(try linted(ownInteraction("\(rest); \(cancel)")).findings == [], "\(cancel)")
    }
  }

  private let cancelling = "run { context.completeTransition(false) } "

  @Test(arguments: [
    "func animateTransition(using c: C) { run { context.completeTransition(true) } }",
    "func animateTransition(using c: C) { move() }; func move() { run { context.completeTransition(true) } }",
    "func startInteractiveTransition(_ c: C) { move() }; func animateTransition(using c: C) { move() }; func move() { run { context.completeTransition(true) } }",
  ])
  func `an end with true that a cancelled transition reaches is noted`(rest: String) throws {
    #expect(
      try linted(ownInteraction("\(rest); \(cancel)")).standing.map(\.rule)
        == [.contradictedCancel])
  }

  @Test func `a method that gives up before the animation excuses no other`() throws {
    let rest =
      "func finish() { run { context.completeTransition(true) } }; "
      + "func begin() { guard let a else { context.completeTransition(false); return }; "
      + "if b == nil { context.completeTransition(false); return } }"

    #expect(try linted(ownInteraction(rest)).standing.map(\.rule) == [.contradictedCancel])
  }

  private func delegate(_ questions: String...) -> String {
    let bodies = questions.map { "func \($0) -> Any? { Fade() }" }
    return "class Host: NSObject {\n\(bodies.joined(separator: "\n"))\n}\n\(interactive)"
  }

  private let presents =
    "animationController(forPresented a: A, presenting b: A, source c: A)"
  private let dismisses = "animationController(forDismissed a: A)"
  private let pushes =
    "navigationController(_ n: N, animationControllerFor o: O, from a: A, to b: A)"
  private let drivesDismissal = "interactionControllerForDismissal(using a: Any)"
  private let drivesPush = "navigationController(_ n: N, interactionControllerFor a: Any)"

  @Test func `transitions that no interaction controller drives cannot be cancelled`() throws {
    let end = "run { context.completeTransition(true) }"

    #expect(try linted(animator(end, rest: delegate(pushes, drivesDismissal))).findings == [])
    #expect(try linted(animator(end, rest: delegate(presents, drivesPush))).findings == [])
    #expect(try linted(animator(end, rest: delegate(pushes, drivesPush))).places == ["T03 3:15"])
    #expect(
      try linted(animator(end, rest: delegate(presents, dismisses, drivesDismissal))).places
        == ["T03 3:15"])
  }

  @Test func `the direction that cannot be cancelled may end with true`() throws {
    let end =
      "if isPresenting { run { context.completeTransition(true) } }\n"
      + "else { run { context.completeTransition(true) } }"

    #expect(
      try linted(animator(end, rest: delegate(presents, dismisses, drivesDismissal))).places
        == ["T03 4:22"])
  }

  @Test(arguments: [
    ("if isInteractive { pull.finish() } else { context.completeTransition(true) }", false),
    ("if !context.isInteractive { context.completeTransition(true) }", false),
    ("if isInteractive { context.completeTransition(true) }", true),
  ])
  func `an end of a transition without interaction is not`(line: String, isFound: Bool) throws {
    #expect(
      try linted(animator(line, rest: interactive)).standing.map(\.rule)
        == (isFound ? [.contradictedCancel] : []))
  }

  @Test func `an end by a timer is noted`() throws {
    let report = try linted(
      animator(
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { context.completeTransition(x) }"))

    #expect(
      report.standing.map(\.description) == [
        """
        A.swift:3:20: note: asyncAfter ends the transition after a fixed time, whatever its \
        animation does [T15]
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
}

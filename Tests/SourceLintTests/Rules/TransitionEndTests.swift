import SourceLint
import Testing

struct TransitionEndTests {
  private let interactive = "let pull = UIPercentDrivenInteractiveTransition()"

  @Test func `completing always with true is a note if transitions can be cancelled`() throws {
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
  func `completing with the outcome is not reported`(line: String) throws {
    #expect(try linted(animator(line, rest: interactive)).findings == [])
  }

  @Test(arguments: [
    "guard let view else { return context.completeTransition(false) }",
    "guard let view else { context.completeTransition(false); return }",
    "if view == nil { context.completeTransition(false); return }",
    "if view == nil { return context.completeTransition(false) }",
    "guard let a else { return context.completeTransition(false) }; guard let b else { return context.completeTransition(false) }",
  ])
  func `completing with false before the start excuses no other completion`(line: String) throws {
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
  func `completing with false in another branch excuses the completion`(line: String) throws {
    let body = "guard let view else { return context.completeTransition(false) }; "
    for line in [line, "animator.addCompletion { end in \(line) }"] {
      #expect(try linted(animator(body + line, rest: interactive)).findings == [], "\(line)")
    }
  }

  @Test func `without interaction, completing always with true is not reported`() throws {
    #expect(try linted(animator("context.completeTransition(true)")).findings == [])
  }

  @Test func `completing after a delay is a note`() throws {
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
  func `other delays and other completions are not reported`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }
}

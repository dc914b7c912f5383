import Stage
import Testing

struct QuestionTableTests {
  private func table(
    _ events: [(lane: CallTrace.Lane, object: String, call: String, answer: String?)]
  ) -> QuestionTable {
    QuestionTable(
      Trace(
        events: events.enumerated().map { index, event in
          CallTrace.Event(
            turn: index, time: 2 + Double(index) / 10, lane: event.lane, object: event.object,
            call: event.call, answer: event.answer)
        }, start: 2))
  }

  @Test func `only what has an answer is a question`() {
    let table = table([
      (.appearance, "Page#1", "viewWillAppear(true)", nil),
      (.animator, "Slide#1", "transitionDuration(using: context)", "0.4"),
    ])

    #expect(
      table.lines == [
        "time      question                            asked    answer  why none",
        "  0.1000  transitionDuration(using: context)  Slide#1  0.4",
      ])
  }

  @Test(arguments: [
    ("animationController(forDismissed: P#1)", "UIKit's own animation runs"),
    ("interactionControllerForPresentation(using: A#1)", "the transition is not interactive"),
    (
      "navigationController(N#1, interactionControllerFor: A#1)",
      "the transition is not interactive"
    ),
    (
      "navigationController(N#1, animationControllerFor: .pop, from: A#1, to: B#1)",
      "UIKit's own animation runs"
    ),
    ("gestureRecognizerShouldBegin(G#1)", "counts as true"),
    ("gestureRecognizer(G#1, shouldRecognizeSimultaneouslyWith: G#2)", "counts as false"),
    ("childForStatusBarStyle", "the controller itself is asked"),
    ("preferredContentSize", "UIKit's default counts"),
  ])
  func `no answer says why, and what follows`(call: String, then: String) {
    let rows = table([
      (.delegate, "D#1", call, "nil"), (.delegate, "D#1", call, "nil (not implemented)"),
    ]).rows

    #expect(rows.map(\.answer) == ["nil", "nil"])
    #expect(rows.map(\.reason) == ["answered so; \(then)", "not implemented; \(then)"])
  }

  @Test func `the same question again and again is one row`() {
    let rows = table([
      (.gesture, "Hand#1", "gestureRecognizerShouldBegin(G#1)", "true"),
      (.gesture, "Hand#1", "gestureRecognizerShouldBegin(G#1)", "true"),
      (.gesture, "Hand#1", "gestureRecognizerShouldBegin(G#1)", "false"),
    ]).rows

    #expect(rows.map(\.times) == [2, 1])
    #expect(rows.map(\.answer) == ["true", "false"])
  }

  @Test func `a controller without a delegate is seen to have nobody to ask`() {
    let lone = table([(.controller, "Page#1", "present(Card#1, animated: true)", nil)])
    let asked = table([
      (.controller, "Page#1", "present(Card#1, animated: true)", nil),
      (
        .delegate, "Page#1",
        "animationController(forPresented: Card#1, presenting: Page#1, source: Page#1)", "Slide#1"
      ),
    ])
    let still = table([(.controller, "Page#1", "present(Card#1, animated: false)", nil)])

    #expect(lone.rows.map(\.asked) == ["nobody"])
    #expect(
      lone.rows.map(\.reason) == [
        "Card#1 has no transitioningDelegate; UIKit's own animation runs"
      ])
    #expect(asked.rows.map(\.asked) == ["Page#1"])
    #expect(still.rows.isEmpty)
    #expect(
      asked.lines.last?.contains("animationController(forPresented: Card#1, …)  Page#1  Slide#1")
        == true)
  }

  @Test func `a trace without questions has no lines`() {
    #expect(table([]).lines.isEmpty)
  }
}

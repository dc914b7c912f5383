import Stage
import TestSupport
import Testing
import UIKit

struct DelegateCallTableTests {
  private func table(
    _ events:
      [(lane: CallTrace.Lane, object: ObjectName, call: CallTrace.Call, answer: CallTrace.Answer?)]
  ) -> DelegateCallTable {
    DelegateCallTable(
      Trace(
        events: events.enumerated().map { index, event in
          CallTrace.Event(
            tick: index, time: 2 + Double(index) / 10, lane: event.lane, object: event.object,
            call: event.call, answer: event.answer)
        }, start: 2))
  }

  @Test func `only calls with a return value are questions`() {
    let table = table([
      (.appearance, "Page#1", .appearance(.viewWillAppear(true)), nil),
      (.animator, "Slide#1", .transition(.transitionDuration), .value(.number(0.4))),
    ])

    #expect(
      table.lines == [
        "time      question                            asked    answer  why none",
        "  0.1000  transitionDuration(using: context)  Slide#1  0.4",
      ])
  }

  @Test(
    arguments: [
      (.question(.animatorForDismissed("P#1")), "UIKit's own animation runs"),
      (
        .question(.interactorForPresentation(using: "A#1")), "the transition is not interactive"
      ),
      (
        .question(.navigationInteractor("N#1", for: "A#1")), "the transition is not interactive"
      ),
      (
        .question(.navigationAnimator("N#1", operation: "pop", from: "A#1", to: "B#1")),
        "UIKit's own animation runs"
      ),
      (.gesture(.shouldBegin("G#1")), "treated as true"),
      (.gesture(.shouldRecognizeSimultaneously("G#1", with: "G#2")), "treated as false"),
      (.property("childForStatusBarStyle"), "the controller's own value is used"),
      (.message("textFieldShouldBeginEditing"), "treated as true"),
      (.property("preferredContentSize"), "UIKit's default is used"),
    ] as [(CallTrace.Call, String)])
  func `a missing return value is listed with reason and effect`(call: CallTrace.Call, then: String)
  {
    let rows = table([
      (.delegate, "D#1", call, .null), (.delegate, "D#1", call, .notImplemented),
    ]).rows

    #expect(rows.map(\.answer) == ["nil", "nil"])
    #expect(rows.map(\.reason) == ["returned nil; \(then)", "not implemented; \(then)"])
  }

  @Test func `a repeated question is one row`() {
    let rows = table([
      (.gesture, "Hand#1", .gesture(.shouldBegin("G#1")), .value(.bool(true))),
      (.gesture, "Hand#1", .gesture(.shouldBegin("G#1")), .value(.bool(true))),
      (.gesture, "Hand#1", .gesture(.shouldBegin("G#1")), .value(.bool(false))),
    ]).rows

    #expect(rows.map(\.times) == [2, 1])
    #expect(rows.map(\.answer) == ["true", "false"])
  }

  @Test func `a controller without a delegate is shown as having none`() {
    let lone = table([(.controller, "Page#1", .request(.present("Card#1", animated: true)), nil)])
    let asked = table([
      (.controller, "Page#1", .request(.present("Card#1", animated: true)), nil),
      (
        .delegate, "Page#1",
        .question(.animatorForPresented("Card#1", presenting: "Page#1", source: "Page#1")),
        .value(.object("Slide#1"))
      ),
    ])
    let still = table([(.controller, "Page#1", .request(.present("Card#1", animated: false)), nil)])

    #expect(lone.rows.map(\.asked) == ["none"])
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

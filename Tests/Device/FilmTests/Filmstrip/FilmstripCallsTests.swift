import Film
import TestSupport
import Testing
import UIKit

struct FilmstripCallsTests {
  private static func event(
    _ time: Double, _ lane: CallTrace.Lane, _ call: CallTrace.Call
  ) -> CallTrace.Event {
    CallTrace.Event(tick: 0, time: time, lane: lane, object: "A#1", call: call)
  }

  @Test func `calls are shortened, repetitions counted, return values kept`() {
    let events = [
      Self.event(1, .delegate, .question(.animatorForDismissed("B#1"))),
      Self.event(1, .appearance, .appearance(.viewWillAppear(true))),
      Self.event(2, .interaction, .transition(.steer(.update(0.25)))),
      Self.event(3, .interaction, .transition(.steer(.update(0.5)))),
      Self.event(3, .animator, .transition(.completeTransition(false))),
    ]

    let calls = FilmstripCalls(events, after: 0, upTo: 3)

    #expect(
      calls.calls.map(\.text) == [
        "animationController", "viewWillAppear", "update ×2", "completeTransition(false)",
      ])
    #expect(calls.rest == 0)
  }

  @Test func `a recognizer shows its kind, a request for an interactor shows its purpose`() {
    let events = [
      CallTrace.Event(
        tick: 0, time: 1, lane: .gesture, object: "UIPanGestureRecognizer#1",
        call: .gesture(.became(.began, .translation(CGPoint(x: 0, y: 9)), because: nil))),
      Self.event(1, .delegate, .question(.interactorForDismissal(using: "Flip#1"))),
    ]

    let calls = FilmstripCalls(events, after: 0, upTo: 1)

    #expect(calls.calls.map(\.text) == ["pan began", "interactionController"])
  }

  @Test(
    arguments: [
      ("A#1", .question(.navigationWillShow("N#1", "B#1", animated: true)), "willShow"),
      (
        "A#1", .question(.navigationAnimator("N#1", operation: "push", from: "A#1", to: "B#1")),
        "animationControllerFor"
      ),
      (
        "A#1", .message("tabBarController", ["_": .object("T#1"), "shouldSelect": .object("B#1")]),
        "shouldSelect"
      ),
      ("A#1", .gesture(.shouldReceiveTouch("UIPanGestureRecognizer#1")), "shouldReceive"),
      (
        "A#1", .gesture(.shouldBegin("UIPanGestureRecognizer#1")), "gestureRecognizerShouldBegin"
      ),
      ("A#1", .selector("scene", "_", "willConnectTo", "options"), "willConnectTo"),
      ("A#1", .question(.animatorForDismissed("B#1")), "animationController"),
      ("A#1", .request(.push("B#1", animated: true)), "pushViewController"),
      ("A#1", .request(.setViewControllers(["A#1", "B#1"], animated: true)), "setViewControllers"),
      ("A#1", .request(.present("B#1", animated: true)), "present"),
      ("A#1", .request(.selectIndex(3)), "selectedIndex = 3"),
      (
        "UIScreenEdgePanGestureRecognizer#2", .gesture(.became(.failed, nil, because: "too short")),
        "screen edge pan failed"
      ),
      (
        "UILongPressGestureRecognizer#1",
        .gesture(.became(.ended, .translation(CGPoint(x: 1, y: 2)), because: nil)),
        "long press ended"
      ),
      (
        "CatchingPan#1", .gesture(.became(.failed, nil, because: "should not begin")),
        "CatchingPan failed"
      ),
    ] as [(ObjectName, CallTrace.Call, String)])
  func `calls can be distinguished`(object: ObjectName, call: CallTrace.Call, name: String) {
    let event = CallTrace.Event(tick: 0, time: 1, lane: .gesture, object: object, call: call)

    #expect(FilmstripCalls([event], after: 0, upTo: 1).calls.map(\.text) == [name])
  }

  @Test func `one call of two objects is two calls, as long as there is space`() {
    func events(_ count: Int) -> [CallTrace.Event] {
      (1...count).map {
        CallTrace.Event(
          tick: 0, time: 1, lane: .appearance, object: ObjectName("Page", $0),
          call: .appearance(.viewWillAppear(true)))
      }
    }

    let few = FilmstripCalls(events(2), after: 0, upTo: 1).calls
    let many = FilmstripCalls(events(FilmstripCalls.limit + 1), after: 0, upTo: 1).calls

    #expect(few.map(\.shortObject) == ["Page", "Page#2"])
    #expect(many.map(\.text) == ["viewWillAppear ×\(FilmstripCalls.limit + 1)"])
    #expect(many.map(\.shortObject) == [""])
  }

  @Test func `a call belongs to the frame at or after it`() {
    let events = (1...4).map { Self.event(Double($0), .controller, .message("call\($0)")) }

    #expect(FilmstripCalls(events, after: 1, upTo: 3).calls.map(\.text) == ["call2", "call3"])
  }

  @Test func `calls that do not fit are counted`() {
    let count = FilmstripCalls.limit + 3
    let events = (1...count).map { Self.event(1, .controller, .message("call\($0)")) }

    let calls = FilmstripCalls(events, after: 0, upTo: 1)

    #expect(calls.calls.count == FilmstripCalls.limit - 1)
    #expect(calls.rest == 4)
    let few = Array(events.prefix(FilmstripCalls.limit))
    #expect(FilmstripCalls(few, after: 0, upTo: 1).rest == 0)
  }

  @Test func `less important calls are dropped first`() {
    let minor = (1...3).map { _ in Self.event(1, .appearance, .appearance(.viewDidLoad)) }
    let events =
      minor + (2...FilmstripCalls.limit).map { Self.event(1, .controller, .message("call\($0)")) }
    let more = events + [Self.event(1, .animator, .message("last"))]

    #expect(FilmstripCalls(events, after: 0, upTo: 1).calls.first?.text == "viewDidLoad ×3")
    #expect(FilmstripCalls(more, after: 0, upTo: 1).calls.first?.text == "call2")
  }

  @Test func `touches and layout, which every frame has, are left out`() {
    let events = [
      Self.event(1, .touch, .message("moved")), Self.event(1, .layout, .message("layoutSubviews")),
    ]

    #expect(FilmstripCalls(events, after: 0, upTo: 1).calls == [])
  }
}

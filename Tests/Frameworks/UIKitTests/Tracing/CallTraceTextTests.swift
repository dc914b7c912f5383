import TestSupport
import Testing
import UIKit

@MainActor struct CallTraceTextTests {
  @Test(
    arguments: [
      (.appearance(.viewDidLoad), "viewDidLoad()", "viewDidLoad()"),
      (.appearance(.viewWillAppear(true)), "viewWillAppear(true)", "viewWillAppear(_:)"),
      (
        .request(.setViewControllers(["A#1", "B#2"], animated: false)),
        "setViewControllers([A#1, B#2], animated: false)", "setViewControllers(_:animated:)"
      ),
      (
        .request(.selectViewController(nil)), "selectedViewController = nil",
        "selectedViewController = nil"
      ),
      (
        .request(.resize(to: CGSize(width: 852, height: 393))), "resize(to: (852, 393))",
        "resize(to:)"
      ),
      (
        .question(.presentation(of: "A#1", presenting: nil, source: "B#1")),
        "presentationController(forPresented: A#1, presenting: nil, source: B#1)",
        "presentationController(forPresented:presenting:source:)"
      ),
      (
        .gesture(.became(.changed, .translation(CGPoint(x: 4.25, y: -0.00001)), because: nil)),
        "changed(translation: 4.25, 0)", "changed(translation:_:)"
      ),
      (
        .gesture(.became(.failed, nil, because: "too short, too slow")),
        "failed(too short, too slow)", "failed(_:)"
      ),
      (.gesture(.became(.began, nil, because: nil)), "began", "began"),
      (
        .gesture(.wins(over: ["A#1", "A#2"], alongside: [], after: "B#1")),
        "wins(over: A#1 and A#2, after: B#1)", "wins(over:after:)"
      ),
      (.transition(.steer(.update(1.0 / 3))), "update(0.3333)", "update(_:)"),
      (
        .transition(.ignored(.finish, because: "no interaction is running")),
        "finish(): ignored, no interaction is running", "finish()"
      ),
      (
        .selector("scene", "_", "willConnectTo", "options"), "scene(_:willConnectTo:options:)",
        "scene(_:willConnectTo:options:)"
      ),
      (
        .message("tableView", ["_": .object("T#1"), "cellForRowAt": .path([1, 2])]),
        "tableView(T#1, cellForRowAt: [1, 2])", "tableView(_:cellForRowAt:)"
      ),
      (.displayLink(action: "tick:"), "tick: by a display link", "tick: by a display link"),
    ] as [(CallTrace.Call, String, String)])
  func `a call has one text, and similar calls one method`(
    call: CallTrace.Call, text: String, method: String
  ) {
    #expect(call.description == text)
    #expect(call.message.method == method)
  }

  @Test func `a return value is a value, nothing, or unimplemented`() {
    let answers: [CallTrace.Answer] = [
      .init(true), .init(0.25), .init(nil), .init(Optional<UIView>.none), .notImplemented,
    ]

    #expect(
      answers.map(\.description) == ["true", "0.25", "nil", "nil", "nil (not implemented)"])
  }

  @Test func `an object is named when it is traced, and not retained`() {
    World()({
      weak var gone: UIView?
      do {
        let view = UIView()
        gone = view
        #expect(CallTrace.Value(view).description == "UIView#1")
      }
      #expect(gone == nil)
    })
  }
}

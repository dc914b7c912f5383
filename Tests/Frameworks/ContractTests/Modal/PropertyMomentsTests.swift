import Stage
import Testing

/// Conformance case C4: a controller's properties at each moment (facts A.3).
@MainActor
struct PropertyMomentsTests {
  private struct Moment {
    var aPresents: UIViewController?
    var bIsPresentedBy: UIViewController?
    var bPresents: UIViewController?
    var bIsBeingPresented = false
    var bIsBeingDismissed = false
    var aIsBeingPresented = false
    var aIsBeingDismissed = false
    var lastOfA = ""
    var lastOfB = ""
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .custom, .overFullScreen, .currentContext,
    .overCurrentContext,
  ])
  func `C4 relations and flags at each moment`(style: UIModalPresentationStyle) throws {
    try onStage { fixture in
      let covers = style == .fullScreen || style == .currentContext
      var moments: [String: Moment] = [:]
      var last = ["A": "didAppear", "B": ""]
      fixture.log.onEvent = { [unowned fixture] event in
        let (a, b) = (fixture.a, fixture.b)
        moments[String(event.prefix { $0 != "(" })] = Moment(
          aPresents: a.presentedViewController, bIsPresentedBy: b.presentingViewController,
          bPresents: b.presentedViewController, bIsBeingPresented: b.isBeingPresented,
          bIsBeingDismissed: b.isBeingDismissed, aIsBeingPresented: a.isBeingPresented,
          aIsBeingDismissed: a.isBeingDismissed, lastOfA: last["A"] ?? "",
          lastOfB: last["B"] ?? "")
        for name in ["A", "B"] where event.hasPrefix(name + ".") {
          let call = event.dropFirst(2).prefix { $0 != "(" }
          if call != "isAppearing" { last[name] = String(call) }
        }
      }

      fixture.present(style: style)
      try fixture.stage.settle()
      let (a, b) = (fixture.a, fixture.b)

      if covers {
        let covering = try #require(moments["A.willDisappear"])
        #expect(covering.aPresents === b)
        #expect(!covering.aIsBeingDismissed)
        #expect(["", "viewDidLoad"].contains(covering.lastOfB))
      }
      let coming = try #require(moments["B.willAppear"])
      #expect(coming.bIsPresentedBy === a)
      #expect(coming.bIsBeingPresented)
      #expect(coming.bPresents == nil)
      #expect(coming.lastOfA == (covers ? "willDisappear" : "didAppear"))
      let here = try #require(moments["B.didAppear"])
      #expect(here.bIsPresentedBy === a)
      // `isBeingPresented` is still true at this moment and false in the completion (facts A.1.25).
      #expect(here.bIsBeingPresented)
      #expect(here.lastOfA == (covers ? "willDisappear" : "didAppear"))
      if covers {
        let covered = try #require(moments["A.didDisappear"])
        #expect(covered.aPresents === b)
        #expect(covered.lastOfB == "didAppear")
        #expect(!covered.aIsBeingDismissed)
      }
      let done = try #require(moments["done"])
      #expect(!done.bIsBeingPresented)
      #expect(done.lastOfA == (covers ? "didDisappear" : "didAppear"))

      moments = [:]
      fixture.dismiss()
      try fixture.stage.settle()

      let going = try #require(moments["B.willDisappear"])
      #expect(going.bIsBeingDismissed)
      #expect(going.bIsPresentedBy === a)
      #expect(going.lastOfA == (covers ? "didDisappear" : "didAppear"))
      if covers {
        let uncovering = try #require(moments["A.willAppear"])
        #expect(uncovering.aPresents === b)
        #expect(!uncovering.aIsBeingPresented)
        #expect(uncovering.lastOfB == "willDisappear")
        let uncovered = try #require(moments["A.didAppear"])
        #expect(uncovered.aPresents == nil)
      }
      let away = try #require(moments["B.didDisappear"])
      #expect(away.bIsPresentedBy == nil)
      #expect(away.bIsBeingDismissed)
      let gone = try #require(moments["gone"])
      #expect(!gone.aIsBeingDismissed)
      #expect(gone.lastOfB == "didDisappear")
      #expect(gone.lastOfA == "didAppear")
      // It is only inferred that `isBeingDismissed` is false for the dismissed controller, too.
      #expect(!gone.bIsBeingDismissed)
      moments = [:]
    }
  }

  @Test func `relations are set as soon as present returns`() throws {
    try onStage { fixture in
      fixture.stage.run {
        fixture.b.modalPresentationStyle = .fullScreen
        fixture.a.present(fixture.b, animated: true)
        #expect(fixture.a.presentedViewController === fixture.b)
        #expect(fixture.b.presentingViewController === fixture.a)
        #expect(fixture.b.isBeingPresented)
        // The start is deferred: `present` does not call a `will…` callback (facts A.1.6).
        #expect(!fixture.log.heard("B.willAppear"))
      }
      try fixture.stage.settle()
    }
  }

  @Test func `children return the relations of their ancestors`() throws {
    try onStage { fixture in
      let child = fixture.c
      fixture.stage.run {
        fixture.b.addChild(child)
        fixture.b.view.addSubview(child.view)
        child.didMove(toParent: fixture.b)
      }

      try fixture.presentAndSettle(style: .fullScreen)

      #expect(child.presentingViewController === fixture.a)
      #expect(child.parent === fixture.b)
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(child.presentingViewController == nil)
    }
  }
}

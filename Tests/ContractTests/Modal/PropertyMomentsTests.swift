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
    try onStage { theatre in
      let covers = style == .fullScreen || style == .currentContext
      var moments: [String: Moment] = [:]
      var last = ["A": "didAppear", "B": ""]
      theatre.log.onEvent = { [unowned theatre] event in
        let (a, b) = (theatre.a, theatre.b)
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

      theatre.present(style: style)
      try theatre.stage.settle()
      let (a, b) = (theatre.a, theatre.b)

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
      theatre.dismiss()
      try theatre.stage.settle()

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
    try onStage { theatre in
      theatre.stage.run {
        theatre.b.modalPresentationStyle = .fullScreen
        theatre.a.present(theatre.b, animated: true)
        #expect(theatre.a.presentedViewController === theatre.b)
        #expect(theatre.b.presentingViewController === theatre.a)
        #expect(theatre.b.isBeingPresented)
        // The start is deferred: `present` does not call a `will…` callback (facts A.1.6).
        #expect(!theatre.log.heard("B.willAppear"))
      }
      try theatre.stage.settle()
    }
  }

  @Test func `children return the relations of their ancestors`() throws {
    try onStage { theatre in
      let child = theatre.c
      theatre.stage.run {
        theatre.b.addChild(child)
        theatre.b.view.addSubview(child.view)
        child.didMove(toParent: theatre.b)
      }

      try theatre.presentAndSettle(style: .fullScreen)

      #expect(child.presentingViewController === theatre.a)
      #expect(child.parent === theatre.b)
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(child.presentingViewController == nil)
    }
  }
}

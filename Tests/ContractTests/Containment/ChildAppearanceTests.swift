import Stage
import TestSupport
import Testing

/// A child appears and disappears with its parent, however early or late it is added or removed.
@MainActor
struct ChildAppearanceTests {
  @Test(arguments: ["B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
  func `a child added while its parent appears appears once`(moment: String) throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      theatre.log.onEvent = { [unowned theatre] event in
        if event.hasPrefix(moment), x.parent == nil { embed(x, in: theatre.b) }
      }
      theatre.present(style: .fullScreen)
      try theatre.stage.settle()

      theatre.expectTrace("X.willAppear → X.isAppearing → X.didAppear")
      if moment != "B.didAppear" {
        theatre.expectTrace("{X.willAppear(true), B.isAppearing} → {B.didAppear, X.didAppear}")
      }
      #expect(x.appearance == .appeared)
      theatre.dismiss()
      try theatre.stage.settle()
      theatre.expectTrace(
        "X.willAppear → X.isAppearing → X.didAppear → X.willDisappear → X.didDisappear")
      theatre.expectTrace("B.willDisappear → X.willDisappear → B.didDisappear → X.didDisappear")
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: [true, false])
  func `a child added in the parent's layout appears once`(animated: Bool) throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      let parent = LayoutController()
      parent.modalPresentationStyle = .fullScreen
      parent.onLayout = { parent in
        if x.parent == nil { embed(x, in: parent) }
      }
      theatre.stage.run { theatre.a.present(parent, animated: animated) }
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        A.willDisappear → X.willAppear(\(animated)) → X.isAppearing → X.didAppear
        → A.didDisappear
        """)
      theatre.dismiss()
      try theatre.stage.settle()
      theatre.expectBalance(of: "X")
      #expect(theatre.log.count("X.didDisappear") == 1)
    }
  }

  @Test(
    arguments: [
      "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear", "B.didDisappear",
    ], [false, true])
  func `a child removed during its parent's transition ends balanced`(
    moment: String, viewLast: Bool
  ) throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      theatre.stage.run { embed(x, in: theatre.b) }
      theatre.log.onEvent = { event in
        if event.hasPrefix(moment), x.parent != nil { expel(x, viewLast: viewLast) }
      }
      theatre.present(style: .fullScreen)
      try theatre.stage.settle()
      theatre.dismiss()
      try theatre.stage.settle()

      theatre.expectBalance(of: "X")
      #expect(x.appearance == .disappeared)
      #expect(theatre.log.count("X.willAppear") == (moment == "B.willAppear" ? 0 : 1))
      #expect(!x.isMovingFromParent)
      #expect(!x.isMovingToParent)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: [false, true])
  func `children and grandchildren of a visible parent appear and disappear`(viewLast: Bool) throws
  {
    try onStage { theatre in
      let (x, y) = (LoggingController("X", theatre.log), LoggingController("Y", theatre.log))
      theatre.stage.run { embed(y, in: x) }
      #expect(!theatre.log.heard("Y.willAppear"))
      theatre.stage.run { embed(x, in: theatre.a) }
      try theatre.stage.settle()
      theatre.expectTrace(
        """
        X.willAppear(false) → Y.willAppear(false) → {X.isAppearing, Y.isAppearing, X.didAppear,
        Y.didAppear}
        """)

      theatre.stage.run { expel(x, viewLast: viewLast) }
      try theatre.stage.settle()
      theatre.expectBalance(of: "X")
      theatre.expectBalance(of: "Y")
      #expect(x.appearance == .disappeared)
      #expect(y.appearance == .disappeared)
      #expect(y.parent === x)
    }
  }

  @Test func `a child added and removed in one tick is balanced`() throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      theatre.stage.run {
        embed(x, in: theatre.a)
        expel(x)
        embed(x, in: theatre.a)
      }
      try theatre.stage.settle()
      theatre.expectBalance(of: "X")
      #expect(x.appearance == .appeared)
    }
  }

  @Test func `a cancelled dismissal makes the children appear again`() throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      theatre.stage.run { embed(x, in: theatre.b) }
      try theatre.beginInteractively(.dismiss, style: .fullScreen)
      theatre.update(0.5)
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace("X.willDisappear → X.willAppear → X.isAppearing? → X.didAppear")
      #expect(x.appearance == .appeared)
    }
  }

  @Test func `a child whose view is in no hierarchy receives no calls`() throws {
    try onStage { theatre in
      let (x, y) = (LoggingController("X", theatre.log), LoggingController("Y", theatre.log))
      let detached = UIView()
      theatre.stage.run {
        theatre.b.addChild(x)
        theatre.b.addChild(y)
        detached.addSubview(y.view)
      }
      try theatre.presentAndSettle(style: .fullScreen)
      theatre.dismiss()
      try theatre.stage.settle()

      #expect(!theatre.log.heard("X.willAppear"))
      #expect(!theatre.log.heard("X.willDisappear"))
      #expect(!theatre.log.heard("Y.willAppear"))
      #expect(x.appearance == .disappeared)
      #expect(y.appearance == .disappeared)
    }
  }

  @Test func `with forwarding off only the container sends calls`() throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      let parent = MutedController()
      parent.modalPresentationStyle = .overFullScreen
      theatre.stage.run { theatre.a.present(parent, animated: false) }
      theatre.stage.run { embed(x, in: parent) }
      try theatre.stage.settle()
      #expect(!theatre.log.heard("X.willAppear"))

      theatre.stage.run { x.beginAppearanceTransition(true, animated: true) }
      theatre.expectTrace("X.willAppear(true) !X.didAppear")
      theatre.stage.run { x.endAppearanceTransition() }
      theatre.expectTrace("X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)")
      theatre.dismiss(animated: false)
      try theatre.stage.settle()
      #expect(!theatre.log.heard("X.willDisappear"))

      theatre.stage.run {
        x.beginAppearanceTransition(false, animated: false)
        x.endAppearanceTransition()
      }
      theatre.expectBalance(of: "X")
      #expect(theatre.stage.warnings == [])
      theatre.stage.run { x.endAppearanceTransition() }
      #expect(theatre.stage.warnings.first?.hasPrefix("Unbalanced calls to begin/end") == true)
    }
  }
}

/// A controller that performs an action when its view has been laid out.
private final class LayoutController: UIViewController {
  var onLayout: ((LayoutController) -> Void)?
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout?(self)
  }
}

private final class MutedController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

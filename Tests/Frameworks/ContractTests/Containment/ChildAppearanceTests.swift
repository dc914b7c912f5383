import Stage
import TestSupport
import Testing

/// A child appears and disappears with its parent, however early or late it is added or removed.
@MainActor
struct ChildAppearanceTests {
  @Test(arguments: ["B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
  func `a child added while its parent appears appears once`(moment: String) throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      fixture.log.onEvent = { [unowned fixture] event in
        if event.hasPrefix(moment), x.parent == nil { embed(x, in: fixture.b) }
      }
      fixture.present(style: .fullScreen)
      try fixture.stage.settle()

      fixture.expectTrace("X.willAppear → X.isAppearing → X.didAppear")
      if moment != "B.didAppear" {
        fixture.expectTrace("{X.willAppear(true), B.isAppearing} → {B.didAppear, X.didAppear}")
      }
      #expect(x.appearance == .appeared)
      fixture.dismiss()
      try fixture.stage.settle()
      fixture.expectTrace(
        "X.willAppear → X.isAppearing → X.didAppear → X.willDisappear → X.didDisappear")
      fixture.expectTrace("B.willDisappear → X.willDisappear → B.didDisappear → X.didDisappear")
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: [true, false])
  func `a child added in the parent's layout appears once`(animated: Bool) throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      let parent = LayoutController()
      parent.modalPresentationStyle = .fullScreen
      parent.onLayout = { parent in
        if x.parent == nil { embed(x, in: parent) }
      }
      fixture.stage.run { fixture.a.present(parent, animated: animated) }
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        A.willDisappear → X.willAppear(\(animated)) → X.isAppearing → X.didAppear
        → A.didDisappear
        """)
      fixture.dismiss()
      try fixture.stage.settle()
      fixture.expectBalance(of: "X")
      #expect(fixture.log.count("X.didDisappear") == 1)
    }
  }

  @Test(
    arguments: [
      "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear", "B.didDisappear",
    ], [false, true])
  func `a child removed during its parent's transition ends balanced`(
    moment: String, viewLast: Bool
  ) throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      fixture.stage.run { embed(x, in: fixture.b) }
      fixture.log.onEvent = { event in
        if event.hasPrefix(moment), x.parent != nil { expel(x, viewLast: viewLast) }
      }
      fixture.present(style: .fullScreen)
      try fixture.stage.settle()
      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectBalance(of: "X")
      #expect(x.appearance == .disappeared)
      #expect(fixture.log.count("X.willAppear") == (moment == "B.willAppear" ? 0 : 1))
      #expect(!x.isMovingFromParent)
      #expect(!x.isMovingToParent)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: [false, true])
  func `children and grandchildren of a visible parent appear and disappear`(viewLast: Bool) throws
  {
    try onStage { fixture in
      let (x, y) = (LoggingController("X", fixture.log), LoggingController("Y", fixture.log))
      fixture.stage.run { embed(y, in: x) }
      #expect(!fixture.log.heard("Y.willAppear"))
      fixture.stage.run { embed(x, in: fixture.a) }
      try fixture.stage.settle()
      fixture.expectTrace(
        """
        X.willAppear(false) → Y.willAppear(false) → {X.isAppearing, Y.isAppearing, X.didAppear,
        Y.didAppear}
        """)

      fixture.stage.run { expel(x, viewLast: viewLast) }
      try fixture.stage.settle()
      fixture.expectBalance(of: "X")
      fixture.expectBalance(of: "Y")
      #expect(x.appearance == .disappeared)
      #expect(y.appearance == .disappeared)
      #expect(y.parent === x)
    }
  }

  @Test func `a child added and removed in one tick is balanced`() throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      fixture.stage.run {
        embed(x, in: fixture.a)
        expel(x)
        embed(x, in: fixture.a)
      }
      try fixture.stage.settle()
      fixture.expectBalance(of: "X")
      #expect(x.appearance == .appeared)
    }
  }

  @Test func `a cancelled dismissal makes the children appear again`() throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      fixture.stage.run { embed(x, in: fixture.b) }
      try fixture.beginInteractively(.dismiss, style: .fullScreen)
      fixture.update(0.5)
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace("X.willDisappear → X.willAppear → X.isAppearing? → X.didAppear")
      #expect(x.appearance == .appeared)
    }
  }

  @Test func `a child whose view is in no hierarchy receives no calls`() throws {
    try onStage { fixture in
      let (x, y) = (LoggingController("X", fixture.log), LoggingController("Y", fixture.log))
      let detached = UIView()
      fixture.stage.run {
        fixture.b.addChild(x)
        fixture.b.addChild(y)
        detached.addSubview(y.view)
      }
      try fixture.presentAndSettle(style: .fullScreen)
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(!fixture.log.heard("X.willAppear"))
      #expect(!fixture.log.heard("X.willDisappear"))
      #expect(!fixture.log.heard("Y.willAppear"))
      #expect(x.appearance == .disappeared)
      #expect(y.appearance == .disappeared)
    }
  }

  @Test func `with forwarding off only the container sends calls`() throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      let parent = MutedController()
      parent.modalPresentationStyle = .overFullScreen
      fixture.stage.run { fixture.a.present(parent, animated: false) }
      fixture.stage.run { embed(x, in: parent) }
      try fixture.stage.settle()
      #expect(!fixture.log.heard("X.willAppear"))

      fixture.stage.run { x.beginAppearanceTransition(true, animated: true) }
      fixture.expectTrace("X.willAppear(true) !X.didAppear")
      fixture.stage.run { x.endAppearanceTransition() }
      fixture.expectTrace("X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)")
      fixture.dismiss(animated: false)
      try fixture.stage.settle()
      #expect(!fixture.log.heard("X.willDisappear"))

      fixture.stage.run {
        x.beginAppearanceTransition(false, animated: false)
        x.endAppearanceTransition()
      }
      fixture.expectBalance(of: "X")
      #expect(fixture.stage.warnings == [])
      fixture.stage.run { x.endAppearanceTransition() }
      #expect(fixture.stage.warnings.first?.hasPrefix("Unbalanced calls to begin/end") == true)
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

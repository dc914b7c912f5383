import Stage
import TestSupport
import Testing

/// The user dismisses a sheet, or tries to. Facts D.9, D.10, D.17; cases C6 and C11.
@MainActor
struct SheetDismissalTests {
  @Test func `C11a a sheet pulled down far enough is dismissed`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 200, by: 420, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        SD.shouldDismiss+ → SD.willDismiss → B.willDisappear(true) → B.didDisappear(true)
        → SD.didDismiss !SD.didAttemptToDismiss !B.willAppear !A.willAppear
        """)
      #expect(!scene.isPresented)
      #expect(fixture.b.view.superview == nil)
    }
  }

  @Test(arguments: [(370.0, true), (398, false), (402, false)])
  func `at rest it is dismissed past half of its height, facts D17`(
    offset: Double, returns: Bool
  ) throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 150, by: offset + 10, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      #expect(scene.isPresented == returns)
    }
  }

  @Test(arguments: [(170.0, true), (210, false)])
  func `a sheet of 400 points is dismissed past half of its height`(offset: Double, returns: Bool)
    throws
  {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.custom(400, "four")])
      scene.drag(from: 500, by: offset + 10, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      #expect(scene.isPresented == returns)
    }
  }

  @Test(arguments: [(975.0, true), (1001, false)])
  func `by velocity it is dismissed from 1000 points a second after 64 points`(
    speed: Double, returns: Bool
  ) throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 200, by: 64, in: 64 / speed, rest: 0)
      try fixture.stage.settle()

      #expect(scene.isPresented == returns)
    }
  }

  @Test func `C11b a modal sheet resists, reports the attempt once and springs back`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      fixture.b.isModalInPresentation = true
      scene.drag(from: 200, by: 600, in: 0.3, rest: 0.3)
      fixture.stage.advance(by: 0.5)
      let pulled = try scene.frame().minY - 59
      #expect(pulled > 50 && pulled < 200)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        SD.didAttemptToDismiss !SD.willDismiss !SD.didDismiss !B.willDisappear !SD.shouldDismiss
        """)
      #expect(try scene.frame().minY == 59)
      #expect(scene.isPresented)
    }
  }

  @Test func `C11b shouldDismiss false has the same effect`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.delegate.allowsDismissal = false
      scene.drag(from: 200, by: 600, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        SD.shouldDismiss+ → SD.didAttemptToDismiss !SD.willDismiss !SD.didDismiss
        !B.willDisappear
        """)
      #expect(scene.isPresented)
    }
  }

  @Test func `a refused tap beside the sheet is an attempt, too`() throws {
    for isModal in [true, false] {
      try onStage { fixture in
        let scene = try SheetScene(fixture)
        fixture.b.isModalInPresentation = isModal
        scene.delegate.allowsDismissal = false
        scene.tap(180, 20)
        try fixture.stage.settle()

        let question = isModal ? "!SD.shouldDismiss" : "SD.shouldDismiss →"
        fixture.expectTrace("\(question) SD.didAttemptToDismiss !SD.willDismiss !SD.didDismiss")
        #expect(fixture.log.count("SD.didAttemptToDismiss") == 1)
        #expect(scene.isPresented)
      }
    }
  }

  @Test func `a small pull at a modal sheet is not reported`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      fixture.b.isModalInPresentation = true
      scene.drag(from: 200, by: 60, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      #expect(fixture.log.events == [])
    }
  }

  @Test func `C11c C6 released too early it returns`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      let before = fixture.stage.dump(fixture.window)
      scene.drag(from: 200, by: 180, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        SD.shouldDismiss+ → SD.willDismiss → B.willDisappear(true) → B.willAppear(true)
        → B.isAppearing(true) → B.didAppear(true)
        !SD.didDismiss !SD.didAttemptToDismiss !B.didDisappear !A.willAppear !A.didAppear
        """)
      #expect(scene.isPresented)
      #expect(!fixture.b.isBeingDismissed)
      #expect(before.differences(to: fixture.stage.dump(fixture.window)) == [])
    }
  }

  @Test func `the presenter's coordinator exists when the dismissal begins`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      var heard: [String] = []
      let view = fixture.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      fixture.stage.run { try? scene.sheet().containerView?.addSubview(view) }
      scene.delegate.onWillDismiss = { [unowned fixture] in
        let coordinator = fixture.a.transitionCoordinator
        heard.append(coordinator == nil ? "missing" : "there")
        coordinator?.animate(alongsideTransition: { _ in view.alpha = 0 }) { context in
          heard.append("completed, cancelled: \(context.isCancelled)")
        }
        coordinator?.notifyWhenInteractionChanges { context in
          heard.append("changed, cancelled: \(context.isCancelled)")
        }
      }
      scene.drag(from: 200, by: 327, in: 0.3, rest: 0.3)
      fixture.stage.advance(by: 0.5)
      // The drag has covered 317 of 793 points.
      #expect(abs(Double(fixture.shown(view).opacity) - (1 - 317.0 / 793)) < 1e-3)
      try fixture.stage.settle()

      #expect(
        heard == ["there", "changed, cancelled: true", "completed, cancelled: true"])
      #expect(fixture.shown(view).opacity == 1)
      scene.delegate.onWillDismiss = nil
    }
  }

  @Test func `a returning sheet can be caught, and the dismissal is requested again`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 200, by: 310, in: 0.3, rest: 0.2)
      fixture.stage.advance(by: 0.55)
      fixture.log.clear()
      scene.drag(from: 600, by: 60, in: 0.05, rest: 1)
      fixture.stage.advance(by: 0.3)
      let held = try scene.frame().minY
      fixture.stage.advance(by: 0.5)

      #expect(try scene.frame().minY == held)
      #expect(held > 100)
      fixture.expectTrace(
        """
        B.didAppear(true) → SD.shouldDismiss → SD.willDismiss → B.willDisappear(true)
        !B.didDisappear !SD.didDismiss
        """)
      try fixture.stage.settle()
      #expect(scene.isPresented)
      #expect(try scene.frame().minY == 59)
    }
  }

  @Test func `a sheet being dismissed cannot be caught`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 200, by: 500, in: 0.3, rest: 0.2)
      fixture.stage.advance(by: 0.55)
      scene.drag(from: 800, by: -300, in: 0.1, rest: 0.1)
      try fixture.stage.settle()

      #expect(!scene.isPresented)
      fixture.expectTrace("SD.willDismiss → B.didDisappear → SD.didDismiss !B.willAppear")
    }
  }

  @Test func `a dismissal in code ends a resizing drag`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 500, by: -110, in: 0.3, rest: 1)
      fixture.stage.advance(by: 0.4)
      fixture.dismiss()
      try fixture.stage.settle()

      fixture.expectTrace(
        "B.willDisappear(true) → B.didDisappear(true) → gone !SD.willDismiss !SD.didChange")
      #expect(!scene.isPresented)
    }
  }

  @Test func `a dismissal in code during a dismissing drag is refused with the warning`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 200, by: 110, in: 0.3, rest: 0.5)
      fixture.stage.advance(by: 0.4)
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(
        fixture.stage.warnings.contains { $0.contains("while transitioning already") })
      #expect(scene.isPresented)
      #expect(!fixture.log.heard("gone"))
    }
  }

  @Test func `a delegate released during a drag causes no error`() throws {
    try onStage { fixture in
      var delegate: LoggingSheetDelegate? = LoggingSheetDelegate(fixture.log)
      let scene = try SheetScene(fixture) { $0.delegate = delegate }
      scene.drag(from: 200, by: 500, in: 0.3, rest: 0.3)
      fixture.stage.advance(by: 0.4)
      #expect(fixture.log.heard("SD.willDismiss"))
      delegate = nil
      try fixture.stage.settle()

      #expect(delegate == nil)
      #expect(!scene.isPresented)
      #expect(!fixture.log.heard("SD.didDismiss"))
    }
  }

  @Test func `without a delegate the user may dismiss`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture) { $0.delegate = nil }
      scene.drag(from: 200, by: 500, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      #expect(!scene.isPresented)
    }
  }

  @Test func `a tap beside the sheet dismisses, with the delegate's methods`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.tap(200, 200)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        SD.shouldDismiss+ → SD.willDismiss → B.willDisappear(true) → B.didDisappear(true)
        → SD.didDismiss
        """)
      #expect(!scene.isPresented)
    }
  }

  @Test func `a tap on the sheet does nothing`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium])
      scene.tap(200, 700)
      try fixture.stage.settle()

      #expect(scene.isPresented)
      #expect(fixture.log.events == [])
    }
  }

  @Test func `dragged below the lowest detent and back it stays`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      fixture.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 200, y: 500), .init(.move, t: 0.2, x: 200, y: 560),
              .init(.move, t: 0.6, x: 200, y: 210), .init(.up, t: 0.9, x: 200, y: 210),
            ]
          ]))
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        SD.willDismiss → B.willDisappear → B.willAppear → B.didAppear
        !B.didDisappear !SD.didDismiss
        """)
      fixture.expectTrace("SD.didChange(com.apple.UIKit.large)")
      #expect(try scene.frame() == CGRect(x: 0, y: 59, width: 393, height: 793))
    }
  }

  @Test func `a sheet that presents another cannot be dragged away`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium]) {
        $0.largestUndimmedDetentIdentifier = .medium
      }
      fixture.stage.run {
        let sheet = fixture.c.sheetPresentationController
        sheet?.detents = [.custom(identifier: .init("low")) { _ in 200 }]
        sheet?.largestUndimmedDetentIdentifier = .init("low")
        fixture.b.present(fixture.c, animated: true)
      }
      try fixture.stage.settle()
      fixture.log.clear()
      // This drag begins on B's sheet, above the sheet of C.
      scene.drag(from: 450, by: 390, in: 0.3, rest: 0.3)
      try fixture.stage.settle()

      #expect(scene.isPresented)
      #expect(fixture.log.events == [])
    }
  }
}

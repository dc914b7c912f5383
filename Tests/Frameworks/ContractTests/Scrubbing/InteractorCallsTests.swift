import Stage
import TestSupport
import Testing

/// Calls on an interaction controller that come early, late, or without a transition.
@MainActor
struct InteractorCallsTests {
  /// Presents with the style `.custom` and makes `calls` before the deferred start.
  private func presentEarly(_ fixture: PresentationStage, _ calls: () -> Void) {
    fixture.delegate.presentInteractor = fixture.interactor
    fixture.stage.run {
      fixture.b.modalPresentationStyle = .custom
      fixture.a.present(fixture.b, animated: true) { [log = fixture.log] in log.write("done") }
      #expect(!fixture.log.heard("IC.startInteractiveTransition"))
      calls()
    }
    fixture.delegate.presentInteractor = nil
  }

  @Test func `an early finish is kept until the start`() throws {
    try onStage { fixture in
      presentEarly(fixture) { fixture.interactor.finish() }
      try fixture.stage.settle()

      fixture.expectTrace(
        "IC.finish → IC.startInteractiveTransition → AN.animateTransition → B.didAppear → done")
      #expect(fixture.b.presentingViewController === fixture.a)
    }
  }

  @Test func `an early cancel is kept until the start`() throws {
    try onStage { fixture in
      presentEarly(fixture) { fixture.interactor.cancel() }
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        IC.cancel → IC.startInteractiveTransition → AN.animateTransition
        → AN.animationEnded(false) !B.didAppear
        """)
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test(arguments: [0.4, 1.0] as [CGFloat])
  func `an early update shows its percent from the start`(percent: CGFloat) throws {
    try onStage { fixture in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.animator.duration = 1
      fixture.animator.changes = { _ in moved.center.x += 100 }
      fixture.stage.run { fixture.b.view.addSubview(moved) }
      presentEarly(fixture) { fixture.interactor.update(percent) }

      #expect(fixture.interactor.percentComplete == percent)
      #expect(abs(fixture.shown(moved).position.x - 5 - 100 * percent) < 0.001)
      fixture.update(0.5)
      #expect(abs(fixture.shown(moved).position.x - 5 - 50) < 0.001)
      fixture.finish()
      let start = fixture.stage.time
      try fixture.stage.settle()
      #expect(abs(fixture.stage.time - start - 0.5) <= 2.01 / 60)
    }
  }

  @Test func `an update inside startInteractiveTransition counts from the start`() throws {
    try onStage { fixture in
      let (moved, beside) = (UIView(), UIView())
      fixture.animator.duration = 1
      fixture.animator.changes = { _ in moved.center.x += 100 }
      fixture.stage.run {
        fixture.b.view.addSubview(moved)
        fixture.b.view.addSubview(beside)
      }
      fixture.interactor.onStart = { $0.update(0.3) }
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear") else { return }
        fixture.b.transitionCoordinator?.animate(
          alongsideTransition: { _ in beside.center.x += 100 }, completion: nil)
      }
      try fixture.beginInteractively(.present, style: .custom)

      #expect(abs(fixture.shown(moved).position.x - 30) < 0.001)
      #expect(abs(fixture.shown(beside).position.x - 30) < 0.001)
      fixture.update(0.8)
      #expect(abs(fixture.shown(moved).position.x - 80) < 0.001)
      #expect(abs(fixture.shown(beside).position.x - 80) < 0.001)
      fixture.cancel()
      try fixture.stage.settle()
    }
  }

  @Test func `the last early call wins`() throws {
    try onStage { fixture in
      presentEarly(fixture) {
        fixture.interactor.finish()
        fixture.interactor.cancel()
      }
      try fixture.stage.settle()

      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test func `without a session calls have no effect, also on later transitions`() throws {
    try onStage { fixture in
      fixture.stage.run {
        fixture.interactor.update(0.8)
        fixture.interactor.cancel()
        fixture.interactor.finish()
      }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.stage.advance(by: 3)
      #expect(fixture.interactor.context?.isInteractive == true)
      #expect(fixture.interactor.percentComplete == 0)

      fixture.update(0.5)
      fixture.finish()
      fixture.update(0.1)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(fixture.b.presentingViewController === fixture.a)
      #expect(fixture.log.heard("done"))
      fixture.cancel()
      fixture.log.clear()
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(fixture.log.heard("gone"))
    }
  }

  @Test func `calls after the release change nothing`() throws {
    try onStage { fixture in
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.5)
      fixture.cancel()
      fixture.finish()
      fixture.update(0.9)
      try fixture.stage.settle()

      #expect(fixture.a.presentedViewController == nil)
      fixture.expectTrace("AN.animationEnded(false)")
    }
  }

  @Test(arguments: [true, false])
  func `at 100 percent finish and cancel still complete`(finishes: Bool) throws {
    try onStage { fixture in
      try fixture.beginInteractively(.present, style: .fullScreen)
      fixture.update(1)
      fixture.stage.advance(by: 1)
      #expect(!fixture.log.heard("AN.animationEnded"))

      if finishes { fixture.finish() } else { fixture.cancel() }
      try fixture.stage.settle()

      fixture.expectTrace("AN.animationEnded(\(finishes))")
    }
  }

  @Test(arguments: [true, false])
  func `a transition without duration completes at once`(interactive: Bool) throws {
    try onStage { fixture in
      fixture.animator.duration = 0
      if interactive { fixture.delegate.presentInteractor = fixture.interactor }
      fixture.present(style: .fullScreen)
      // The completion is called at the start of the next tick (facts H.1.1).
      #expect(!fixture.log.heard("B.didAppear"))
      fixture.stage.tick()

      fixture.expectTrace("AN.animateTransition → B.didAppear → A.didDisappear → done")
      fixture.update(0.5)
      fixture.finish()
      try fixture.stage.settle()
    }
  }

  @Test func `an interactor may complete at once`() throws {
    try onStage { fixture in
      fixture.animator.body = { $0.completeTransition(true) }
      try fixture.beginInteractively(.present, style: .fullScreen)
      try fixture.stage.settle()

      fixture.expectTrace(
        "IC.startInteractiveTransition → AN.animateTransition → B.didAppear → done")
    }
  }

  @Test(arguments: PresentationStage.Direction.allCases)
  func `with wantsInteractiveStart false the transition is not interactive`(
    direction: PresentationStage.Direction
  ) throws {
    // See facts C.4.
    try onStage { fixture in
      fixture.interactor.wantsInteractiveStart = false
      try fixture.beginInteractively(direction, style: .custom)
      let start = fixture.stage.time
      #expect(fixture.coordinator?.initiallyInteractive == false)
      #expect(fixture.coordinator?.isInteractive == false)
      fixture.update(0.1)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(abs(fixture.stage.time - start - 0.3) <= 2.01 / 60)
      fixture.expectTrace(
        direction == .present
          ? "AN.animateTransition → B.didAppear → done !IC.startInteractiveTransition"
          : "AN.animateTransition → B.didDisappear → gone !IC.startInteractiveTransition")
    }
  }
}

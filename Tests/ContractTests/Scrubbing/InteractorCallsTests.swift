import Stage
import TestSupport
import Testing

/// Calls on an interaction controller that come early, late, or without a transition.
@MainActor
struct InteractorCallsTests {
  /// Presents with the style `.custom` and makes `calls` before the deferred start.
  private func presentEarly(_ theatre: Theatre, _ calls: () -> Void) {
    theatre.delegate.presentInteractor = theatre.interactor
    theatre.stage.run {
      theatre.b.modalPresentationStyle = .custom
      theatre.a.present(theatre.b, animated: true) { [log = theatre.log] in log.write("done") }
      #expect(!theatre.log.heard("IC.startInteractiveTransition"))
      calls()
    }
    theatre.delegate.presentInteractor = nil
  }

  @Test func `an early finish is kept until the start`() throws {
    try onStage { theatre in
      presentEarly(theatre) { theatre.interactor.finish() }
      try theatre.stage.settle()

      theatre.expectTrace(
        "IC.finish → IC.startInteractiveTransition → AN.animateTransition → B.didAppear → done")
      #expect(theatre.b.presentingViewController === theatre.a)
    }
  }

  @Test func `an early cancel is kept until the start`() throws {
    try onStage { theatre in
      presentEarly(theatre) { theatre.interactor.cancel() }
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        IC.cancel → IC.startInteractiveTransition → AN.animateTransition
        → AN.animationEnded(false) !B.didAppear
        """)
      #expect(theatre.a.presentedViewController == nil)
    }
  }

  @Test(arguments: [0.4, 1.0] as [CGFloat])
  func `an early update shows its percent from the start`(percent: CGFloat) throws {
    try onStage { theatre in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.animator.duration = 1
      theatre.animator.changes = { _ in moved.center.x += 100 }
      theatre.stage.run { theatre.b.view.addSubview(moved) }
      presentEarly(theatre) { theatre.interactor.update(percent) }

      #expect(theatre.interactor.percentComplete == percent)
      #expect(abs(theatre.shown(moved).position.x - 5 - 100 * percent) < 0.001)
      theatre.update(0.5)
      #expect(abs(theatre.shown(moved).position.x - 5 - 50) < 0.001)
      theatre.finish()
      let start = theatre.stage.time
      try theatre.stage.settle()
      #expect(abs(theatre.stage.time - start - 0.5) <= 2.01 / 60)
    }
  }

  @Test func `an update inside startInteractiveTransition counts from the start`() throws {
    try onStage { theatre in
      let (moved, beside) = (UIView(), UIView())
      theatre.animator.duration = 1
      theatre.animator.changes = { _ in moved.center.x += 100 }
      theatre.stage.run {
        theatre.b.view.addSubview(moved)
        theatre.b.view.addSubview(beside)
      }
      theatre.interactor.onStart = { $0.update(0.3) }
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear") else { return }
        theatre.b.transitionCoordinator?.animate(
          alongsideTransition: { _ in beside.center.x += 100 }, completion: nil)
      }
      try theatre.beginInteractively(.present, style: .custom)

      #expect(abs(theatre.shown(moved).position.x - 30) < 0.001)
      #expect(abs(theatre.shown(beside).position.x - 30) < 0.001)
      theatre.update(0.8)
      #expect(abs(theatre.shown(moved).position.x - 80) < 0.001)
      #expect(abs(theatre.shown(beside).position.x - 80) < 0.001)
      theatre.cancel()
      try theatre.stage.settle()
    }
  }

  @Test func `the last early call wins`() throws {
    try onStage { theatre in
      presentEarly(theatre) {
        theatre.interactor.finish()
        theatre.interactor.cancel()
      }
      try theatre.stage.settle()

      #expect(theatre.a.presentedViewController == nil)
    }
  }

  @Test func `without a session calls have no effect, also on later transitions`() throws {
    try onStage { theatre in
      theatre.stage.run {
        theatre.interactor.update(0.8)
        theatre.interactor.cancel()
        theatre.interactor.finish()
      }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.stage.advance(by: 3)
      #expect(theatre.interactor.context?.isInteractive == true)
      #expect(theatre.interactor.percentComplete == 0)

      theatre.update(0.5)
      theatre.finish()
      theatre.update(0.1)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(theatre.b.presentingViewController === theatre.a)
      #expect(theatre.log.heard("done"))
      theatre.cancel()
      theatre.log.clear()
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(theatre.log.heard("gone"))
    }
  }

  @Test func `calls after the release change nothing`() throws {
    try onStage { theatre in
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.5)
      theatre.cancel()
      theatre.finish()
      theatre.update(0.9)
      try theatre.stage.settle()

      #expect(theatre.a.presentedViewController == nil)
      theatre.expectTrace("AN.animationEnded(false)")
    }
  }

  @Test(arguments: [true, false])
  func `at 100 percent finish and cancel still complete`(finishes: Bool) throws {
    try onStage { theatre in
      try theatre.beginInteractively(.present, style: .fullScreen)
      theatre.update(1)
      theatre.stage.advance(by: 1)
      #expect(!theatre.log.heard("AN.animationEnded"))

      if finishes { theatre.finish() } else { theatre.cancel() }
      try theatre.stage.settle()

      theatre.expectTrace("AN.animationEnded(\(finishes))")
    }
  }

  @Test(arguments: [true, false])
  func `a transition without duration completes at once`(interactive: Bool) throws {
    try onStage { theatre in
      theatre.animator.duration = 0
      if interactive { theatre.delegate.presentInteractor = theatre.interactor }
      theatre.present(style: .fullScreen)
      // The completion is called at the start of the next tick (facts H.1.1).
      #expect(!theatre.log.heard("B.didAppear"))
      theatre.stage.tick()

      theatre.expectTrace("AN.animateTransition → B.didAppear → A.didDisappear → done")
      theatre.update(0.5)
      theatre.finish()
      try theatre.stage.settle()
    }
  }

  @Test func `an interactor may complete at once`() throws {
    try onStage { theatre in
      theatre.animator.body = { $0.completeTransition(true) }
      try theatre.beginInteractively(.present, style: .fullScreen)
      try theatre.stage.settle()

      theatre.expectTrace(
        "IC.startInteractiveTransition → AN.animateTransition → B.didAppear → done")
    }
  }

  @Test(arguments: Theatre.Direction.allCases)
  func `with wantsInteractiveStart false the transition is not interactive`(
    direction: Theatre.Direction
  ) throws {
    // See facts C.4.
    try onStage { theatre in
      theatre.interactor.wantsInteractiveStart = false
      try theatre.beginInteractively(direction, style: .custom)
      let start = theatre.stage.time
      #expect(theatre.coordinator?.initiallyInteractive == false)
      #expect(theatre.coordinator?.isInteractive == false)
      theatre.update(0.1)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(abs(theatre.stage.time - start - 0.3) <= 2.01 / 60)
      theatre.expectTrace(
        direction == .present
          ? "AN.animateTransition → B.didAppear → done !IC.startInteractiveTransition"
          : "AN.animateTransition → B.didDisappear → gone !IC.startInteractiveTransition")
    }
  }
}

import Stage
import TestSupport
import Testing

/// Transitions with an interruptible animator (facts C.4 and C.10).
@MainActor
struct InterruptibleTransitionTests {
  /// Runs a presentation of B with an interruptible animator.
  private func onLoan(
    interactive: Bool = true, _ play: @MainActor (PresentationStage, LendingAnimator) throws -> Void
  ) throws {
    try onStage { fixture in
      let animator = fixture.stage.run { LendingAnimator(fixture.log) }
      fixture.delegate.animator = animator
      fixture.interactor.wantsInteractiveStart = interactive
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.present(style: .custom)
      fixture.delegate.presentInteractor = nil
      try play(fixture, animator)
      fixture.delegate.animator = fixture.animator
      try fixture.stage.settle()
    }
  }

  private func alpha(_ fixture: PresentationStage) -> Double {
    fixture.shown(fixture.b.view).opacity
  }

  @Test func `an update sets the animator's fraction`() throws {
    try onLoan { fixture, animator in
      fixture.stage.run { #expect(fixture.coordinator?.isInterruptible == true) }
      for percent in [0.25, 0.75, 0.5] as [CGFloat] {
        fixture.update(percent)
        fixture.stage.advance(by: 0.1)
        #expect(abs(alpha(fixture) - Double(percent)) < 1e-6)
        fixture.stage.run {
          #expect(animator.animator?.fractionComplete == percent)
          #expect(animator.animator?.isRunning == false)
        }
      }
      #expect(fixture.interactor.duration == 1)
      fixture.finish()
      try fixture.stage.settle()

      fixture.expectTrace(
        "IC.startInteractiveTransition → LA.interruptibleAnimator → IC.finish → LA.done(end) "
          + "→ B.didAppear → LA.animationEnded(true) !LA.animateTransition")
      fixture.stage.run { #expect(fixture.b.view.alpha == 1) }
    }
  }

  @Test(arguments: [(0.25, true, 1.0, 0.75), (0.25, true, 2, 0.375), (0.4, false, 1, 0.4)])
  func `the completion phase takes the remaining time`(
    percent: Double, finishes: Bool, speed: Double, seconds: Double
  ) throws {
    try onLoan { fixture, _ in
      fixture.interactor.completionSpeed = CGFloat(speed)
      fixture.update(CGFloat(percent))
      fixture.stage.tick()
      if finishes { fixture.finish() } else { fixture.cancel() }
      let target: Double = finishes ? 1 : 0
      fixture.stage.advance(by: seconds / 2)
      #expect(abs(alpha(fixture) - (percent + target) / 2) <= speed / 60 + 1e-6)
      #expect(!fixture.log.heard("LA.done"))
      fixture.stage.advance(by: seconds / 2 + 1 / 60)
      #expect(fixture.log.count(finishes ? "LA.done(end)" : "LA.done(start)") == 1)
    }
  }

  @Test func `a cancel restores everything`() throws {
    try onLoan { fixture, _ in
      fixture.update(0.6)
      fixture.stage.tick()
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace(
        "B.willAppear → IC.cancel → LA.done(start) → B.willDisappear → B.didDisappear "
          + "→ LA.animationEnded(false) !B.didAppear")
      fixture.stage.run { #expect(fixture.a.presentedViewController == nil) }
    }
  }

  @Test func `a running transition can be interrupted, reversed and released`() throws {
    try onLoan(interactive: false) { fixture, animator in
      var changes: [Bool] = []
      fixture.stage.tick()
      fixture.stage.run {
        fixture.coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        #expect(fixture.coordinator?.initiallyInteractive == false)
      }
      fixture.stage.advance(by: 0.4)
      let grabbed = alpha(fixture)
      fixture.stage.run { fixture.interactor.pause() }
      #expect(changes == [true])
      #expect(abs(Double(fixture.interactor.percentComplete) - grabbed) <= 1.01 / 60)
      fixture.stage.advance(by: 0.3)
      #expect(abs(alpha(fixture) - grabbed) <= 1.01 / 60)

      fixture.update(0.2)
      fixture.stage.tick()
      #expect(abs(alpha(fixture) - 0.2) < 1e-6)
      fixture.cancel()
      #expect(changes == [true, false])
      fixture.stage.advance(by: 0.1)

      // A transition that is interrupted while it is reversed can still be finished.
      fixture.stage.run { fixture.interactor.pause() }
      #expect(changes == [true, false, true])
      #expect(abs(alpha(fixture) - 0.1) <= 1.01 / 60)
      fixture.stage.run { #expect(fixture.coordinator?.isCancelled == false) }
      fixture.finish()
      try fixture.stage.settle()

      fixture.expectTrace("B.willAppear → LA.done(end) → B.didAppear !B.willDisappear")
      fixture.stage.run { #expect(fixture.a.presentedViewController === fixture.b) }
    }
  }

  @Test func `without interaction it runs to its end`() throws {
    try onLoan(interactive: false) { fixture, _ in
      fixture.stage.advance(by: 0.5)
      #expect(abs(alpha(fixture) - 0.5) <= 2.01 / 60)
      try fixture.stage.settle()
      fixture.expectTrace(
        "LA.animateTransition → LA.done(end) → LA.animationEnded(true) "
          + "!IC.startInteractiveTransition")
    }
  }

  @Test func `alongside animations are driven too, outside the container as well`() throws {
    try onStage { fixture in
      let animator = fixture.stage.run { LendingAnimator(fixture.log) }
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.stage.run { fixture.a.view.addSubview(outside) }
      fixture.stage.tick()
      fixture.delegate.animator = animator
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.stage.run {
        fixture.b.modalPresentationStyle = .custom
        fixture.a.present(fixture.b, animated: true)
        fixture.b.transitionCoordinator?.animate(alongsideTransition: { _ in outside.center.x += 100
        })
      }
      fixture.update(0.3)
      fixture.stage.tick()
      #expect(abs(fixture.shown(outside).position.x - 35) < 1e-6)
      fixture.cancel()
      try fixture.stage.settle()
      fixture.stage.run { #expect(outside.center.x == 5) }
      fixture.delegate.animator = fixture.animator
    }
  }

  /// The released spring starts with the gesture's velocity.
  @Test func `timingCurve continues with the gesture's velocity`() throws {
    try onLoan { fixture, _ in
      fixture.update(0.4)
      fixture.stage.tick()
      fixture.stage.run {
        fixture.interactor.timingCurve = UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 3, dy: 3))
      }
      let id = fixture.stage.run { fixture.b.view.layer.id }
      let start = fixture.stage.time
      fixture.finish()
      fixture.stage.run { FrameLoop.current.commitChanges() }
      let spring = SpringSolver(stiffness: 100, damping: 20, initialVelocity: 3)
      for time in [0.001, 0.02, 0.1, 0.4] {
        let tree = fixture.stage.run { FrameLoop.current.tree.root }
        let shown = try #require(tree.found(id)?.presentation(at: start + time))
        #expect(abs(shown.opacity - (0.4 + 0.6 * spring.value(at: time))) < 1e-6)
      }
    }
  }

  /// Facts C.4: the curve of an interruptible animator after the release.
  @Test(arguments: [true, false])
  func `timingCurve may be a cubic curve, in both directions`(finishes: Bool) throws {
    try onLoan { fixture, _ in
      fixture.update(0.4)
      fixture.stage.tick()
      fixture.stage.run {
        fixture.interactor.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      }
      let id = fixture.stage.run { fixture.b.view.layer.id }
      let start = fixture.stage.time
      if finishes { fixture.finish() } else { fixture.cancel() }
      fixture.stage.run { FrameLoop.current.commitChanges() }
      let (way, seconds) = finishes ? (0.6, 0.6) : (-0.4, 0.4)
      // The value at half the time on the curve (0.42, 0), (1, 1) is in facts H.1.2.
      let tree = fixture.stage.run { FrameLoop.current.tree.root }
      let shown = try #require(tree.found(id)?.presentation(at: start + seconds / 2))
      #expect(abs(shown.opacity - (0.4 + way * 0.315357)) < 1e-4)
    }
  }

  @Test func `an interruption that gets a different animator is reported`() throws {
    try onLoan(interactive: false) { fixture, animator in
      fixture.stage.advance(by: 0.4)
      animator.forgets = true
      fixture.stage.run {
        fixture.interactor.pause()
        fixture.interactor.update(0.1)
        fixture.interactor.cancel()
      }
      animator.forgets = false
      try fixture.stage.settle()

      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("must return the same object") == true)
      fixture.expectTrace("LA.animateTransition → LA.done(end) → LA.animationEnded(true)")
    }
  }

  /// Reading the property calls the animator once.
  @Test func `isInterruptible of the coordinator asks the animator once`() throws {
    try onStage { fixture in
      let animator = fixture.stage.run { LendingAnimator(fixture.log) }
      fixture.delegate.animator = animator
      fixture.present(style: .custom)
      let before = fixture.log.count("LA.interruptibleAnimator")
      fixture.stage.run {
        for _ in 0..<3 { #expect(fixture.b.transitionCoordinator?.isInterruptible == true) }
      }
      #expect(fixture.log.count("LA.interruptibleAnimator") == before + 1)
      try fixture.stage.settle()
      fixture.delegate.animator = fixture.animator
    }
  }

  @Test func `removing the window removes the animation`() throws {
    try onStage { fixture in
      let animator = fixture.stage.run { LendingAnimator(fixture.log) }
      fixture.delegate.animator = animator
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.5)
      fixture.stage.tick()
      fixture.stage.run { fixture.window.rootViewController = UIViewController() }
      try fixture.stage.settle()
      fixture.stage.run { #expect(animator.animator?.state == .inactive) }
      #expect(!fixture.log.heard("LA.done"))
      fixture.delegate.animator = fixture.animator
    }
  }

  @Test func `pausing a non-interruptible transition has no effect`() throws {
    try onStage { fixture in
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.interactor.wantsInteractiveStart = false
      fixture.present(style: .custom)
      fixture.delegate.presentInteractor = nil
      fixture.stage.advance(by: 0.1)
      fixture.stage.run {
        fixture.interactor.pause()
        #expect(fixture.coordinator?.isInterruptible == false)
        #expect(fixture.coordinator?.isInteractive == false)
      }
      try fixture.stage.settle()
      fixture.expectTrace("AN.animateTransition → AN.animationEnded(true)")
    }
  }

  /// An interaction controller that is not percent-driven drives the animator itself. The engine
  /// only tracks the state (facts C.10: `animateTransition` is not called).
  @Test(arguments: [true, false])
  func `a custom interactor drives the animator itself`(finishes: Bool) throws {
    try onStage { fixture in
      let animator = fixture.stage.run { LendingAnimator(fixture.log) }
      let hand = Hand()
      fixture.delegate.animator = animator
      fixture.delegate.presentInteractor = hand
      fixture.present(style: .custom)
      fixture.delegate.presentInteractor = nil
      fixture.stage.tick()
      fixture.stage.run { hand.move(to: 0.3, animator) }
      fixture.stage.tick()
      #expect(abs(alpha(fixture) - 0.3) < 1e-6)
      fixture.stage.run {
        #expect(fixture.coordinator?.percentComplete == 0.3)
        hand.letGo(finishes: finishes, animator)
      }
      try fixture.stage.settle()

      fixture.expectTrace(
        finishes
          ? "LA.done(end) → LA.animationEnded(true) !LA.animateTransition"
          : "LA.done(start) → LA.animationEnded(false) !LA.animateTransition")
      fixture.delegate.animator = fixture.animator
    }
  }

  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }

    func move(to fraction: CGFloat, _ lender: LendingAnimator) {
      guard let context else { return }
      lender.interruptibleAnimator(using: context).fractionComplete = fraction
      context.updateInteractiveTransition(fraction)
    }

    func letGo(finishes: Bool, _ lender: LendingAnimator) {
      guard let context else { return }
      let animator = lender.interruptibleAnimator(using: context)
      if finishes {
        context.finishInteractiveTransition()
      } else {
        animator.isReversed = true
        context.cancelInteractiveTransition()
      }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}

extension RenderNode {
  fileprivate func found(_ id: Int) -> RenderNode? {
    if self.id == id { return self }
    for child in children {
      if let node = child.found(id) { return node }
    }
    return nil
  }
}

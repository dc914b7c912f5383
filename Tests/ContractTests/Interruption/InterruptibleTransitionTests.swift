import Stage
import TestSupport
import Testing

/// Transitions with an interruptible animator (facts C.4 and C.10).
@MainActor
struct InterruptibleTransitionTests {
  /// Runs a presentation of B with an interruptible animator.
  private func onLoan(
    interactive: Bool = true, _ play: @MainActor (Theatre, LendingAnimator) throws -> Void
  ) throws {
    try onStage { theatre in
      let animator = theatre.stage.run { LendingAnimator(theatre.log) }
      theatre.delegate.animator = animator
      theatre.interactor.wantsInteractiveStart = interactive
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.present(style: .custom)
      theatre.delegate.presentInteractor = nil
      try play(theatre, animator)
      theatre.delegate.animator = theatre.animator
      try theatre.stage.settle()
    }
  }

  private func alpha(_ theatre: Theatre) -> Double { theatre.shown(theatre.b.view).opacity }

  @Test func `an update sets the animator's fraction`() throws {
    try onLoan { theatre, animator in
      theatre.stage.run { #expect(theatre.coordinator?.isInterruptible == true) }
      for percent in [0.25, 0.75, 0.5] as [CGFloat] {
        theatre.update(percent)
        theatre.stage.advance(by: 0.1)
        #expect(abs(alpha(theatre) - Double(percent)) < 1e-6)
        theatre.stage.run {
          #expect(animator.animator?.fractionComplete == percent)
          #expect(animator.animator?.isRunning == false)
        }
      }
      #expect(theatre.interactor.duration == 1)
      theatre.finish()
      try theatre.stage.settle()

      theatre.expectTrace(
        "IC.startInteractiveTransition → LA.interruptibleAnimator → IC.finish → LA.done(end) "
          + "→ B.didAppear → LA.animationEnded(true) !LA.animateTransition")
      theatre.stage.run { #expect(theatre.b.view.alpha == 1) }
    }
  }

  @Test(arguments: [(0.25, true, 1.0, 0.75), (0.25, true, 2, 0.375), (0.4, false, 1, 0.4)])
  func `the completion phase takes the remaining time`(
    percent: Double, finishes: Bool, speed: Double, seconds: Double
  ) throws {
    try onLoan { theatre, _ in
      theatre.interactor.completionSpeed = CGFloat(speed)
      theatre.update(CGFloat(percent))
      theatre.stage.tick()
      if finishes { theatre.finish() } else { theatre.cancel() }
      let target: Double = finishes ? 1 : 0
      theatre.stage.advance(by: seconds / 2)
      #expect(abs(alpha(theatre) - (percent + target) / 2) <= speed / 60 + 1e-6)
      #expect(!theatre.log.heard("LA.done"))
      theatre.stage.advance(by: seconds / 2 + 1 / 60)
      #expect(theatre.log.count(finishes ? "LA.done(end)" : "LA.done(start)") == 1)
    }
  }

  @Test func `a cancel restores everything`() throws {
    try onLoan { theatre, _ in
      theatre.update(0.6)
      theatre.stage.tick()
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace(
        "B.willAppear → IC.cancel → LA.done(start) → B.willDisappear → B.didDisappear "
          + "→ LA.animationEnded(false) !B.didAppear")
      theatre.stage.run { #expect(theatre.a.presentedViewController == nil) }
    }
  }

  @Test func `a running transition can be interrupted, reversed and released`() throws {
    try onLoan(interactive: false) { theatre, animator in
      var changes: [Bool] = []
      theatre.stage.tick()
      theatre.stage.run {
        theatre.coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        #expect(theatre.coordinator?.initiallyInteractive == false)
      }
      theatre.stage.advance(by: 0.4)
      let grabbed = alpha(theatre)
      theatre.stage.run { theatre.interactor.pause() }
      #expect(changes == [true])
      #expect(abs(Double(theatre.interactor.percentComplete) - grabbed) <= 1.01 / 60)
      theatre.stage.advance(by: 0.3)
      #expect(abs(alpha(theatre) - grabbed) <= 1.01 / 60)

      theatre.update(0.2)
      theatre.stage.tick()
      #expect(abs(alpha(theatre) - 0.2) < 1e-6)
      theatre.cancel()
      #expect(changes == [true, false])
      theatre.stage.advance(by: 0.1)

      // A transition that is interrupted while it is reversed can still be finished.
      theatre.stage.run { theatre.interactor.pause() }
      #expect(changes == [true, false, true])
      #expect(abs(alpha(theatre) - 0.1) <= 1.01 / 60)
      theatre.stage.run { #expect(theatre.coordinator?.isCancelled == false) }
      theatre.finish()
      try theatre.stage.settle()

      theatre.expectTrace("B.willAppear → LA.done(end) → B.didAppear !B.willDisappear")
      theatre.stage.run { #expect(theatre.a.presentedViewController === theatre.b) }
    }
  }

  @Test func `without interaction it runs to its end`() throws {
    try onLoan(interactive: false) { theatre, _ in
      theatre.stage.advance(by: 0.5)
      #expect(abs(alpha(theatre) - 0.5) <= 2.01 / 60)
      try theatre.stage.settle()
      theatre.expectTrace(
        "LA.animateTransition → LA.done(end) → LA.animationEnded(true) "
          + "!IC.startInteractiveTransition")
    }
  }

  @Test func `alongside animations are driven too, outside the container as well`() throws {
    try onStage { theatre in
      let animator = theatre.stage.run { LendingAnimator(theatre.log) }
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.stage.run { theatre.a.view.addSubview(outside) }
      theatre.stage.tick()
      theatre.delegate.animator = animator
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.stage.run {
        theatre.b.modalPresentationStyle = .custom
        theatre.a.present(theatre.b, animated: true)
        theatre.b.transitionCoordinator?.animate(alongsideTransition: { _ in outside.center.x += 100
        })
      }
      theatre.update(0.3)
      theatre.stage.tick()
      #expect(abs(theatre.shown(outside).position.x - 35) < 1e-6)
      theatre.cancel()
      try theatre.stage.settle()
      theatre.stage.run { #expect(outside.center.x == 5) }
      theatre.delegate.animator = theatre.animator
    }
  }

  /// The released spring starts with the gesture's velocity.
  @Test func `timingCurve continues with the gesture's velocity`() throws {
    try onLoan { theatre, _ in
      theatre.update(0.4)
      theatre.stage.tick()
      theatre.stage.run {
        theatre.interactor.timingCurve = UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 3, dy: 3))
      }
      let id = theatre.stage.run { theatre.b.view.layer.id }
      let start = theatre.stage.time
      theatre.finish()
      theatre.stage.run { FrameLoop.current.commitChanges() }
      let spring = SpringSolver(stiffness: 100, damping: 20, initialVelocity: 3)
      for time in [0.001, 0.02, 0.1, 0.4] {
        let tree = theatre.stage.run { FrameLoop.current.tree.root }
        let shown = try #require(tree.found(id)?.presentation(at: start + time))
        #expect(abs(shown.opacity - (0.4 + 0.6 * spring.value(at: time))) < 1e-6)
      }
    }
  }

  /// Facts C.4: the curve of an interruptible animator after the release.
  @Test(arguments: [true, false])
  func `timingCurve may be a cubic curve, in both directions`(finishes: Bool) throws {
    try onLoan { theatre, _ in
      theatre.update(0.4)
      theatre.stage.tick()
      theatre.stage.run {
        theatre.interactor.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      }
      let id = theatre.stage.run { theatre.b.view.layer.id }
      let start = theatre.stage.time
      if finishes { theatre.finish() } else { theatre.cancel() }
      theatre.stage.run { FrameLoop.current.commitChanges() }
      let (way, seconds) = finishes ? (0.6, 0.6) : (-0.4, 0.4)
      // The value at half the time on the curve (0.42, 0), (1, 1) is in facts H.1.2.
      let tree = theatre.stage.run { FrameLoop.current.tree.root }
      let shown = try #require(tree.found(id)?.presentation(at: start + seconds / 2))
      #expect(abs(shown.opacity - (0.4 + way * 0.315357)) < 1e-4)
    }
  }

  @Test func `an interruption that gets a different animator is reported`() throws {
    try onLoan(interactive: false) { theatre, animator in
      theatre.stage.advance(by: 0.4)
      animator.forgets = true
      theatre.stage.run {
        theatre.interactor.pause()
        theatre.interactor.update(0.1)
        theatre.interactor.cancel()
      }
      animator.forgets = false
      try theatre.stage.settle()

      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("must return the same object") == true)
      theatre.expectTrace("LA.animateTransition → LA.done(end) → LA.animationEnded(true)")
    }
  }

  /// Reading the property calls the animator once.
  @Test func `isInterruptible of the coordinator asks the animator once`() throws {
    try onStage { theatre in
      let animator = theatre.stage.run { LendingAnimator(theatre.log) }
      theatre.delegate.animator = animator
      theatre.present(style: .custom)
      let before = theatre.log.count("LA.interruptibleAnimator")
      theatre.stage.run {
        for _ in 0..<3 { #expect(theatre.b.transitionCoordinator?.isInterruptible == true) }
      }
      #expect(theatre.log.count("LA.interruptibleAnimator") == before + 1)
      try theatre.stage.settle()
      theatre.delegate.animator = theatre.animator
    }
  }

  @Test func `removing the window removes the animation`() throws {
    try onStage { theatre in
      let animator = theatre.stage.run { LendingAnimator(theatre.log) }
      theatre.delegate.animator = animator
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.5)
      theatre.stage.tick()
      theatre.stage.run { theatre.window.rootViewController = UIViewController() }
      try theatre.stage.settle()
      theatre.stage.run { #expect(animator.animator?.state == .inactive) }
      #expect(!theatre.log.heard("LA.done"))
      theatre.delegate.animator = theatre.animator
    }
  }

  @Test func `pausing a non-interruptible transition has no effect`() throws {
    try onStage { theatre in
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.interactor.wantsInteractiveStart = false
      theatre.present(style: .custom)
      theatre.delegate.presentInteractor = nil
      theatre.stage.advance(by: 0.1)
      theatre.stage.run {
        theatre.interactor.pause()
        #expect(theatre.coordinator?.isInterruptible == false)
        #expect(theatre.coordinator?.isInteractive == false)
      }
      try theatre.stage.settle()
      theatre.expectTrace("AN.animateTransition → AN.animationEnded(true)")
    }
  }

  /// An interaction controller that is not percent-driven drives the animator itself. The engine
  /// only tracks the state (facts C.10: `animateTransition` is not called).
  @Test(arguments: [true, false])
  func `a custom interactor drives the animator itself`(finishes: Bool) throws {
    try onStage { theatre in
      let animator = theatre.stage.run { LendingAnimator(theatre.log) }
      let hand = Hand()
      theatre.delegate.animator = animator
      theatre.delegate.presentInteractor = hand
      theatre.present(style: .custom)
      theatre.delegate.presentInteractor = nil
      theatre.stage.tick()
      theatre.stage.run { hand.move(to: 0.3, animator) }
      theatre.stage.tick()
      #expect(abs(alpha(theatre) - 0.3) < 1e-6)
      theatre.stage.run {
        #expect(theatre.coordinator?.percentComplete == 0.3)
        hand.letGo(finishes: finishes, animator)
      }
      try theatre.stage.settle()

      theatre.expectTrace(
        finishes
          ? "LA.done(end) → LA.animationEnded(true) !LA.animateTransition"
          : "LA.done(start) → LA.animationEnded(false) !LA.animateTransition")
      theatre.delegate.animator = theatre.animator
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

import Stage
import TestSupport
import Testing

/// Conformance case C22 and facts H.4: the states of a property animator.
@MainActor
struct AnimatorStateTests {
  @Test func `C22 a new animator is at rest`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(!animator.isReversed)
        #expect(animator.fractionComplete == 0)
        #expect(animator.isInterruptible)
        #expect(animator.isUserInteractionEnabled)
        #expect(!animator.isManualHitTestingEnabled)
        #expect(animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion)
        #expect(animator.delay == 0)
      }
      #expect(fixture.modelX == 0, "blocks run at the start, not when they are given")
    }
  }

  @Test func `C22 states change before and after running`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      let (state, running) = fixture.stage.run {
        (
          animator.observe(\.state) { animator, _ in
            fixture.log.write("state(\(animator.state), \(animator.isRunning))")
          },
          animator.observe(\.isRunning, options: [.new]) { animator, change in
            fixture.log.write("running(\(change.newValue == true), \(animator.state))")
          }
        )
      }

      fixture.stage.run { animator.startAnimation() }
      #expect(fixture.log.events == ["state(active, false)", "running(true, active)"])
      fixture.log.clear()
      try fixture.stage.settle()

      let heard = fixture.log.events.filter { $0 != "done(end)" }
      #expect(heard == ["running(false, active)", "state(inactive, false)"])
      #expect(fixture.log.count("done(end)") == 1)
      fixture.stage.run {
        state.invalidate()
        running.invalidate()
      }
    }
  }

  @Test func `C22 paused, reversed and continued it ends at its start`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.4)
      fixture.stage.run { animator.pauseAnimation() }

      fixture.stage.run {
        #expect(abs(animator.fractionComplete - 0.4) <= 0.02)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
      }
      fixture.stage.advance(by: 0.5)
      #expect(abs(fixture.x - 40) <= 2)

      fixture.stage.run {
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      }
      fixture.stage.advance(by: 0.25)
      #expect(abs(fixture.x - 20) <= 2)
      #expect(fixture.log.events.isEmpty)
      fixture.stage.advance(by: 0.25 + 1 / 60)

      #expect(fixture.log.events == ["done(start)"])
      fixture.stage.run { #expect(animator.state == .inactive) }
      #expect(fixture.modelX == 0)
    }
  }

  @Test func `C22 a stopped animator sets the model to the presented value`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.4)
      let shown = fixture.x
      fixture.stage.run { animator.stopAnimation(false) }

      fixture.stage.run { #expect(animator.state == .stopped) }
      #expect(abs(fixture.modelX - shown) < 1e-9)
      #expect(fixture.keys().isEmpty)
      #expect(fixture.log.events.isEmpty)

      fixture.stage.run { animator.finishAnimation(at: .end) }
      #expect(fixture.log.events == ["done(end)"])
      #expect(fixture.modelX == 100)
      fixture.stage.run { #expect(animator.state == .inactive) }
    }
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .end, .current])
  func `finishing at a position sets the model there`(position: UIViewAnimatingPosition) throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        animator.fractionComplete = 0.25
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
      }
      let expected: [UIViewAnimatingPosition: Double] = [.start: 0, .end: 100, .current: 25]

      #expect(abs(fixture.modelX - (expected[position] ?? .nan)) < 1e-9)
      #expect(fixture.log.events == ["done(\(position))"])
    }
  }

  @Test(arguments: [true, false])
  func `stopped without finishing it calls no completion`(paused: Bool) throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.5)
      fixture.stage.run {
        if paused { animator.pauseAnimation() }
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
      }
      try fixture.stage.settle()

      #expect(fixture.log.events.isEmpty)
      #expect(fixture.keys().isEmpty)
    }
  }

  @Test func `a value that the app has set since is kept`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        fixture.view.center.x = 305
        animator.finishAnimation(at: .end)
      }
      #expect(fixture.modelX == 300)
    }
  }

  @Test func `a running animator retains itself`() throws {
    try onViewStage { fixture in
      let released: Weak
      do {
        let animator = fixture.animator()
        released = Weak(animator)
        fixture.stage.run { animator.startAnimation() }
      }
      fixture.stage.advance(by: 0.5)
      #expect(released.object != nil)
      try fixture.stage.settle()

      #expect(fixture.log.events == ["done(end)"])
      #expect(released.object == nil)
    }
  }

  @Test func `pausesOnCompletion keeps it active without completions`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(0.5, curve: .easeInOut)
      fixture.stage.run {
        animator.pausesOnCompletion = true
        animator.startAnimation()
      }
      fixture.stage.advance(by: 0.7)

      fixture.stage.run {
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
      }
      #expect(fixture.log.events.isEmpty)
      #expect(fixture.x == 100)

      fixture.stage.run {
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
      }
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(start)"])
      #expect(fixture.modelX == 0)
    }
  }

  @Test func `an animator without changes still takes its duration`() throws {
    try onViewStage { fixture in
      let animator = fixture.stage.run { UIViewPropertyAnimator(duration: 0.5, curve: .linear) {} }
      fixture.stage.run {
        animator.addCompletion { _ in fixture.log.write("done") }
        animator.startAnimation()
      }
      fixture.stage.advance(by: 0.4)
      #expect(fixture.log.events.isEmpty)
      fixture.stage.advance(by: 0.2)
      #expect(fixture.log.events == ["done"])
    }
  }

  @Test func `it can be used again after its end`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(0.2)
      fixture.stage.run { animator.startAnimation() }
      try fixture.stage.settle()
      fixture.stage.run {
        animator.addAnimations { fixture.view.alpha = 0.5 }
        animator.startAnimation()
      }
      try fixture.stage.settle()

      #expect(fixture.modelX == 100)
      #expect(fixture.log.events == ["done(end)"], "completions run once")
    }
  }

  @Test func `a second animator continues from a stopped one`() throws {
    try onViewStage { fixture in
      let first = fixture.animator()
      fixture.stage.run { first.startAnimation() }
      fixture.stage.advance(by: 0.5)
      fixture.stage.run { first.stopAnimation(true) }
      let second = fixture.stage.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.view.center.x = 5 }
      }
      fixture.stage.run { second.startAnimation() }
      fixture.stage.tick()

      #expect(abs(fixture.x - 50 * (1 - 1 / 60.0)) < 0.01)
      try fixture.stage.settle()
      #expect(fixture.x == 0)
    }
  }

  @Test func `each state allows only its own moves`() {
    // Every move that is not in this list is refused in every phase.
    let legal: [(AnimatorPhase, AnimatorPhase.Move)] = [
      (.inactive, .activate), (.paused, .run), (.running, .pause), (.running, .end),
      (.ending, .pause), (.paused, .stop), (.paused, .discard), (.stopped, .finish),
    ]
    for phase in AnimatorPhase.allCases {
      for move in AnimatorPhase.Move.allCases {
        let isLegal = legal.contains { $0 == (phase, move) }
        #expect(
          (phase.after(move) != nil) == isLegal, "\(phase) \(move)")
      }
    }
  }
}

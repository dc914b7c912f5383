import Stage
import TestSupport
import Testing

/// Conformance case C22 and facts H.4: the states of a property animator.
@MainActor
struct AnimatorStateTests {
  @Test func `C22 a new animator is at rest`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
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
      #expect(bench.modelX == 0, "blocks run at the start, not when they are given")
    }
  }

  @Test func `C22 states change before and after running`() throws {
    try onBench { bench in
      let animator = bench.animator()
      let (state, running) = bench.stage.run {
        (
          animator.observe(\.state) { animator, _ in
            bench.log.write("state(\(animator.state), \(animator.isRunning))")
          },
          animator.observe(\.isRunning, options: [.new]) { animator, change in
            bench.log.write("running(\(change.newValue == true), \(animator.state))")
          }
        )
      }

      bench.stage.run { animator.startAnimation() }
      #expect(bench.log.events == ["state(active, false)", "running(true, active)"])
      bench.log.clear()
      try bench.stage.settle()

      let heard = bench.log.events.filter { $0 != "done(end)" }
      #expect(heard == ["running(false, active)", "state(inactive, false)"])
      #expect(bench.log.count("done(end)") == 1)
      bench.stage.run {
        state.invalidate()
        running.invalidate()
      }
    }
  }

  @Test func `C22 paused, reversed and continued it ends at its start`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.4)
      bench.stage.run { animator.pauseAnimation() }

      bench.stage.run {
        #expect(abs(animator.fractionComplete - 0.4) <= 0.02)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
      }
      bench.stage.advance(by: 0.5)
      #expect(abs(bench.x - 40) <= 2)

      bench.stage.run {
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      }
      bench.stage.advance(by: 0.25)
      #expect(abs(bench.x - 20) <= 2)
      #expect(bench.log.events.isEmpty)
      bench.stage.advance(by: 0.25 + 1 / 60)

      #expect(bench.log.events == ["done(start)"])
      bench.stage.run { #expect(animator.state == .inactive) }
      #expect(bench.modelX == 0)
    }
  }

  @Test func `C22 a stopped animator sets the model to the presented value`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.4)
      let shown = bench.x
      bench.stage.run { animator.stopAnimation(false) }

      bench.stage.run { #expect(animator.state == .stopped) }
      #expect(abs(bench.modelX - shown) < 1e-9)
      #expect(bench.keys().isEmpty)
      #expect(bench.log.events.isEmpty)

      bench.stage.run { animator.finishAnimation(at: .end) }
      #expect(bench.log.events == ["done(end)"])
      #expect(bench.modelX == 100)
      bench.stage.run { #expect(animator.state == .inactive) }
    }
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .end, .current])
  func `finishing at a position sets the model there`(position: UIViewAnimatingPosition) throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
        animator.fractionComplete = 0.25
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
      }
      let expected: [UIViewAnimatingPosition: Double] = [.start: 0, .end: 100, .current: 25]

      #expect(abs(bench.modelX - (expected[position] ?? .nan)) < 1e-9)
      #expect(bench.log.events == ["done(\(position))"])
    }
  }

  @Test(arguments: [true, false])
  func `stopped without finishing it calls no completion`(paused: Bool) throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.5)
      bench.stage.run {
        if paused { animator.pauseAnimation() }
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
      }
      try bench.stage.settle()

      #expect(bench.log.events.isEmpty)
      #expect(bench.keys().isEmpty)
    }
  }

  @Test func `a value that the app has set since is kept`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        bench.view.center.x = 305
        animator.finishAnimation(at: .end)
      }
      #expect(bench.modelX == 300)
    }
  }

  @Test func `a running animator retains itself`() throws {
    try onBench { bench in
      let released: Weak
      do {
        let animator = bench.animator()
        released = Weak(animator)
        bench.stage.run { animator.startAnimation() }
      }
      bench.stage.advance(by: 0.5)
      #expect(released.object != nil)
      try bench.stage.settle()

      #expect(bench.log.events == ["done(end)"])
      #expect(released.object == nil)
    }
  }

  @Test func `pausesOnCompletion keeps it active without completions`() throws {
    try onBench { bench in
      let animator = bench.animator(0.5, curve: .easeInOut)
      bench.stage.run {
        animator.pausesOnCompletion = true
        animator.startAnimation()
      }
      bench.stage.advance(by: 0.7)

      bench.stage.run {
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
      }
      #expect(bench.log.events.isEmpty)
      #expect(bench.x == 100)

      bench.stage.run {
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
      }
      try bench.stage.settle()
      #expect(bench.log.events == ["done(start)"])
      #expect(bench.modelX == 0)
    }
  }

  @Test func `an animator without changes still takes its duration`() throws {
    try onBench { bench in
      let animator = bench.stage.run { UIViewPropertyAnimator(duration: 0.5, curve: .linear) {} }
      bench.stage.run {
        animator.addCompletion { _ in bench.log.write("done") }
        animator.startAnimation()
      }
      bench.stage.advance(by: 0.4)
      #expect(bench.log.events.isEmpty)
      bench.stage.advance(by: 0.2)
      #expect(bench.log.events == ["done"])
    }
  }

  @Test func `it can be used again after its end`() throws {
    try onBench { bench in
      let animator = bench.animator(0.2)
      bench.stage.run { animator.startAnimation() }
      try bench.stage.settle()
      bench.stage.run {
        animator.addAnimations { bench.view.alpha = 0.5 }
        animator.startAnimation()
      }
      try bench.stage.settle()

      #expect(bench.modelX == 100)
      #expect(bench.log.events == ["done(end)"], "completions run once")
    }
  }

  @Test func `a second animator continues from a stopped one`() throws {
    try onBench { bench in
      let first = bench.animator()
      bench.stage.run { first.startAnimation() }
      bench.stage.advance(by: 0.5)
      bench.stage.run { first.stopAnimation(true) }
      let second = bench.stage.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.center.x = 5 }
      }
      bench.stage.run { second.startAnimation() }
      bench.stage.tick()

      #expect(abs(bench.x - 50 * (1 - 1 / 60.0)) < 0.01)
      try bench.stage.settle()
      #expect(bench.x == 0)
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

import Stage
import TestSupport
import Testing

/// How a property animator moves, and the effect of fractions, pauses and reversals.
@MainActor
struct AnimatorPaceTests {
  /// The values were measured on a view that moves by 100 points (animation_tracks.json); the
  /// tolerance is 0.2 points.
  @Test func `animators have the measured values at the measured times`() throws {
    for (parameters, time, value) in [
      (UICubicTimingParameters(animationCurve: .easeInOut), 0.243, 12.14),
      (UISpringTimingParameters(dampingRatio: 0.5), 0.297, 116.15),
    ] as [(any UITimingCurveProvider, Double, Double)] {
      try onBench { bench in
        let animator = bench.animator(1, parameters)
        let start = bench.stage.time
        bench.stage.run { animator.startAnimation() }
        bench.stage.run { FrameLoop.current.commitChanges() }

        #expect(abs(bench.x(at: start + time) - value) <= 0.2)
      }
    }
  }

  @Test func `fractions are of time, not of distance`() throws {
    try onBench { bench in
      let animator = bench.animator(1, curve: .easeIn)
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.5)

      bench.stage.run { #expect(abs(animator.fractionComplete - 0.5) < 1e-9) }
      #expect(abs(bench.x - 31.5357) < 0.1)
    }
  }

  @Test(arguments: [true, false])
  func `a scrubbed animator shows its fraction`(linearly: Bool) throws {
    try onBench { bench in
      let animator = bench.animator(1, curve: .easeIn)
      bench.stage.run { animator.scrubsLinearly = linearly }
      for (fraction, eased) in [(0.5, 31.53568), (0.25, 9.346465), (0.75, 62.18619)] {
        bench.stage.run { animator.fractionComplete = CGFloat(fraction) }
        bench.stage.tick()
        #expect(abs(bench.x - (linearly ? fraction * 100 : eased)) < 0.01)
        bench.stage.run {
          #expect(abs(animator.fractionComplete - CGFloat(fraction)) < 1e-9)
          #expect(animator.state == .active)
          #expect(!animator.isRunning)
        }
      }
      bench.stage.run { animator.startAnimation() }
      try bench.stage.settle()
      #expect(bench.x == 100)
    }
  }

  @Test func `fractions are clamped`() throws {
    try onBench { bench in
      let animator = bench.animator()
      for (given, expected) in [(-3, 0), (7, 1)] as [(CGFloat, CGFloat)] {
        bench.stage.run {
          animator.fractionComplete = given
          #expect(animator.fractionComplete == expected)
        }
        bench.stage.tick()
        #expect(bench.x == Double(expected) * 100)
      }
      bench.stage.run { animator.stopAnimation(true) }
    }
  }

  /// Pausing, reversing and continuing never cause a jump, with any timing.
  @Test func `pausing, scrubbing and resuming never jump`() throws {
    let makers: [(String, () -> any UITimingCurveProvider)] = [
      ("linear", { UICubicTimingParameters(animationCurve: .linear) }),
      ("easeIn", { UICubicTimingParameters(animationCurve: .easeIn) }),
      ("easeInOut", { UICubicTimingParameters(animationCurve: .easeInOut) }),
      ("default", { UICubicTimingParameters() }),
      ("spring", { UISpringTimingParameters(dampingRatio: 0.4) }),
      ("critical", { UISpringTimingParameters(dampingRatio: 1) }),
      (
        "physical",
        { UISpringTimingParameters(mass: 2, stiffness: 200, damping: 12, initialVelocity: .zero) }
      ),
    ]
    typealias Act = (UIViewPropertyAnimator) -> Void
    let acts: [(String, [Act])] = [
      ("pause", [{ $0.pauseAnimation() }]),
      ("pause, continue", [{ $0.pauseAnimation() }, { $0.startAnimation() }]),
      (
        "pause, scrub to where it is, continue",
        [
          { $0.pauseAnimation() }, { $0.fractionComplete = $0.fractionComplete },
          { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) },
        ]
      ),
      ("reverse", [{ $0.isReversed = true }]),
      ("reverse twice", [{ $0.isReversed = true }, { $0.isReversed = false }]),
      (
        "pause, continue with a spring",
        [
          { $0.pauseAnimation() },
          {
            $0.continueAnimation(
              withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 1)
          },
          { $0.pauseAnimation() }, { $0.startAnimation() }, { $0.isReversed = true },
        ]
      ),
      ("stop", [{ $0.stopAnimation(true) }]),
    ]
    for (name, maker) in makers {
      for (act, steps) in acts {
        try onBench { bench in
          let animator = bench.animator(1, bench.stage.run { maker() })
          bench.stage.run { animator.startAnimation() }
          bench.stage.advance(by: 0.3)
          for (index, step) in steps.enumerated() {
            let before = bench.x
            bench.stage.run {
              step(animator)
              FrameLoop.current.commitChanges()
            }
            #expect(abs(bench.x - before) < 1e-6, "\(name): \(act), step \(index)")
          }
          bench.stage.run {
            if animator.state == .active, !animator.isRunning { animator.startAnimation() }
          }
          try bench.stage.settle()
        }
      }
    }
  }

  @Test func `a reversed animator counts its fraction from its end`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
        animator.fractionComplete = 0.8
      }
      bench.stage.tick()
      #expect(abs(bench.x - 20) < 1e-9)
      bench.stage.run { animator.startAnimation() }
      try bench.stage.settle()
      #expect(bench.log.events == ["done(start)"])
    }
  }

  @Test func `reversed while running it retraces its motion`() throws {
    try onBench { bench in
      let animator = bench.animator(1, curve: .easeIn)
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.5)
      let way = (1...15).map { _ -> Double in
        bench.stage.tick()
        return bench.x
      }
      bench.stage.run { animator.isReversed = true }
      for value in way.dropLast().reversed() {
        bench.stage.tick()
        #expect(abs(bench.x - value) < 1e-6)
      }
      try bench.stage.settle()
      #expect(bench.modelX == 0)
      #expect(bench.log.events == ["done(start)"])
    }
  }

  /// The rest of the animation takes `durationFactor` times the total duration. If the factor is 0,
  /// the animation keeps its original end time.
  @Test(arguments: [(0.0, 0.6), (0.5, 0.5), (1, 1), (2, 2)])
  func `continuing takes the given share of the duration`(factor: Double, seconds: Double) throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
        animator.fractionComplete = 0.4
        animator.continueAnimation(
          withTimingParameters: nil, durationFactor: CGFloat(factor))
      }
      bench.stage.advance(by: seconds / 2)
      #expect(abs(bench.x - 70) <= 100 / 60 / seconds + 1e-6)
      #expect(bench.log.events.isEmpty)
      bench.stage.advance(by: seconds / 2 + 1 / 60)
      #expect(bench.log.events == ["done(end)"])
    }
  }

  @Test func `an animator that has arrived ends at once`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
        animator.fractionComplete = 1
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      bench.stage.tick()
      bench.stage.tick()
      #expect(bench.log.events == ["done(end)"])
    }
  }

  /// A released spring covers the remaining distance and starts with the gesture's velocity.
  @Test(arguments: [-4.0, 0, 2, 6])
  func `a released spring starts with its velocity`(velocity: Double) throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.fractionComplete = 0.4 }
      bench.stage.tick()
      let (start, from) = (bench.stage.time, bench.x)
      bench.stage.run {
        let spring = UISpringTimingParameters(
          mass: 1, stiffness: 200, damping: 20,
          initialVelocity: CGVector(dx: velocity, dy: velocity))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
        FrameLoop.current.commitChanges()
      }
      let dt = 1e-4
      let speed = (bench.x(at: start + dt) - from) / dt
      // Within `dt`, the spring's own acceleration changes the average velocity by at most half of
      // (k·x + c·|v|)·dt, where x is the remaining distance and v is the gesture's velocity.
      #expect(abs(speed - velocity * 60) <= 0.5 * 60 * (200 + 20 * abs(velocity)) * dt + 1e-6)
      // From the release on, the view obeys the equation of a spring, m·x″ + c·x′ + k·x = 0, where
      // x is the remaining distance.
      for time in stride(from: 0.05, to: 0.6, by: 0.05) {
        @MainActor func left(_ t: Double) -> Double { 100 - bench.x(at: start + t) }
        let h = 1e-4
        let (a, b, c) = (left(time - h), left(time), left(time + h))
        let residual = (a - 2 * b + c) / (h * h) + 20 * (c - a) / (2 * h) + 200 * b
        #expect(abs(residual) < 0.05, "at \(time)")
      }
      try bench.stage.settle()
      #expect(bench.x == 100)
    }
  }

  @Test func `a delayed block begins after its part of the time`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
        animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
      }
      for (time, alpha) in [(0.25, 1), (0.5, 1), (0.75, 0.5)] as [(Double, Double)] {
        bench.stage.advance(by: 0.25)
        #expect(abs(bench.shown().opacity - alpha) < 1e-6, "at \(time)")
      }
      bench.stage.run { animator.fractionComplete = 0.6 }
      bench.stage.tick()
      #expect(abs(bench.shown().opacity - 0.8) < 1e-6)
      bench.stage.run { animator.startAnimation() }
      try bench.stage.settle()
    }
  }

  @Test func `a block added while running takes the remaining time`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.5)
      bench.stage.run {
        animator.addAnimations { bench.view.center.y += 50 }
        animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
      }
      bench.stage.advance(by: 0.25)
      #expect(abs(bench.y - 25) < 1e-6)
      #expect(abs(bench.shown().opacity - 1) < 1e-6)
      bench.stage.run { animator.isReversed = true }
      try bench.stage.settle()
      bench.stage.run {
        #expect(bench.view.center.y == 5)
        #expect(bench.view.alpha == 1)
      }
      #expect(bench.modelX == 0)
    }
  }

  @Test func `nested blocks and keyframes use the animator's duration`() throws {
    try onBench { bench in
      let animator = bench.stage.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) {
          UIView.animate(withDuration: 9, animations: { bench.view.alpha = 0 })
          UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              bench.view.center.x += 100
            }
          }
        }
      }
      for (fraction, x) in [(0.25, 0), (0.5, 0), (0.75, 50)] as [(Double, Double)] {
        bench.stage.run { animator.fractionComplete = CGFloat(fraction) }
        bench.stage.tick()
        #expect(abs(bench.x - x) < 1e-6)
        #expect(abs(bench.shown().opacity - (1 - fraction)) < 1e-6)
      }
      bench.stage.run { animator.startAnimation() }
      try bench.stage.settle()
    }
  }

  @Test func `during a delay the start value is shown`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.startAnimation(afterDelay: 0.5) }
      bench.stage.advance(by: 0.4)
      #expect(bench.x == 0)
      bench.stage.run {
        #expect(animator.delay == 0.5)
        #expect(animator.fractionComplete == 0)
      }
      bench.stage.advance(by: 0.6)
      #expect(abs(bench.x - 50) < 1e-6)
      try bench.stage.settle()
      #expect(abs(bench.stage.time - 1.5) < 0.2)
    }
  }

  @Test func `velocities of two axes are kept apart`() throws {
    try onBench { bench in
      let animator = bench.stage.run {
        UIViewPropertyAnimator(
          duration: 1,
          timingParameters: UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: -3)))
      }
      let start = bench.stage.time
      bench.stage.run {
        animator.addAnimations { bench.view.center = CGPoint(x: 105, y: 205) }
        animator.startAnimation()
        FrameLoop.current.commitChanges()
      }
      let (x, y) = (
        SpringSolver(stiffness: 100, damping: 10, initialVelocity: 5),
        SpringSolver(stiffness: 100, damping: 10, initialVelocity: -3)
      )
      for time in [0.01, 0.1, 0.3, 0.7] {
        let shown = try #require(bench.shown(at: start + time)).position
        #expect(abs(shown.x - 5 - 100 * x.value(at: time)) < 1e-6)
        #expect(abs(shown.y - 5 - 200 * y.value(at: time)) < 1e-6)
      }
      try bench.stage.settle()
    }
  }

  @Test func `a layer with speed 0 does not hold an animator`() throws {
    try onBench { bench in
      let animator = bench.animator()
      let root = bench.stage.run { bench.view.superview?.layer }
      bench.stage.run {
        root?.clock = .held(local: 7)
        animator.startAnimation()
      }
      bench.stage.advance(by: 0.5)
      #expect(abs(bench.x - 50) < 1e-6)
      bench.stage.run { root?.resetClock() }
      bench.stage.tick()
      #expect(abs(bench.x - 50 - 100 / 60.0) < 1e-6)
      try bench.stage.settle()
      #expect(bench.log.events == ["done(end)"])
    }
  }

  @Test func `removing a layer does not stop the animator's time`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.5)
      bench.stage.run { bench.view.removeFromSuperview() }
      bench.stage.advance(by: 0.4)
      #expect(bench.log.events.isEmpty)
      try bench.stage.settle()
      #expect(bench.log.events == ["done(end)"])
      #expect(bench.modelX == 100)
    }
  }
}

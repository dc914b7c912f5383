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
      try onViewStage { fixture in
        let animator = fixture.animator(1, parameters)
        let start = fixture.stage.time
        fixture.stage.run { animator.startAnimation() }
        fixture.stage.run { FrameLoop.current.commitChanges() }

        #expect(abs(fixture.x(at: start + time) - value) <= 0.2)
      }
    }
  }

  @Test func `fractions are of time, not of distance`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(1, curve: .easeIn)
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.5)

      fixture.stage.run { #expect(abs(animator.fractionComplete - 0.5) < 1e-9) }
      #expect(abs(fixture.x - 31.5357) < 0.1)
    }
  }

  @Test(arguments: [true, false])
  func `a scrubbed animator shows its fraction`(linearly: Bool) throws {
    try onViewStage { fixture in
      let animator = fixture.animator(1, curve: .easeIn)
      fixture.stage.run { animator.scrubsLinearly = linearly }
      for (fraction, eased) in [(0.5, 31.53568), (0.25, 9.346465), (0.75, 62.18619)] {
        fixture.stage.run { animator.fractionComplete = CGFloat(fraction) }
        fixture.stage.tick()
        #expect(abs(fixture.x - (linearly ? fraction * 100 : eased)) < 0.01)
        fixture.stage.run {
          #expect(abs(animator.fractionComplete - CGFloat(fraction)) < 1e-9)
          #expect(animator.state == .active)
          #expect(!animator.isRunning)
        }
      }
      fixture.stage.run { animator.startAnimation() }
      try fixture.stage.settle()
      #expect(fixture.x == 100)
    }
  }

  @Test func `fractions are clamped`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      for (given, expected) in [(-3, 0), (7, 1)] as [(CGFloat, CGFloat)] {
        fixture.stage.run {
          animator.fractionComplete = given
          #expect(animator.fractionComplete == expected)
        }
        fixture.stage.tick()
        #expect(fixture.x == Double(expected) * 100)
      }
      fixture.stage.run { animator.stopAnimation(true) }
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
        try onViewStage { fixture in
          let animator = fixture.animator(1, fixture.stage.run { maker() })
          fixture.stage.run { animator.startAnimation() }
          fixture.stage.advance(by: 0.3)
          for (index, step) in steps.enumerated() {
            let before = fixture.x
            fixture.stage.run {
              step(animator)
              FrameLoop.current.commitChanges()
            }
            #expect(abs(fixture.x - before) < 1e-6, "\(name): \(act), step \(index)")
          }
          fixture.stage.run {
            if animator.state == .active, !animator.isRunning { animator.startAnimation() }
          }
          try fixture.stage.settle()
        }
      }
    }
  }

  @Test func `a reversed animator counts its fraction from its end`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
        animator.fractionComplete = 0.8
      }
      fixture.stage.tick()
      #expect(abs(fixture.x - 20) < 1e-9)
      fixture.stage.run { animator.startAnimation() }
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(start)"])
    }
  }

  @Test func `reversed while running it retraces its motion`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(1, curve: .easeIn)
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.5)
      let way = (1...15).map { _ -> Double in
        fixture.stage.tick()
        return fixture.x
      }
      fixture.stage.run { animator.isReversed = true }
      for value in way.dropLast().reversed() {
        fixture.stage.tick()
        #expect(abs(fixture.x - value) < 1e-6)
      }
      try fixture.stage.settle()
      #expect(fixture.modelX == 0)
      #expect(fixture.log.events == ["done(start)"])
    }
  }

  /// The rest of the animation takes `durationFactor` times the total duration. If the factor is 0,
  /// the animation keeps its original end time.
  @Test(arguments: [(0.0, 0.6), (0.5, 0.5), (1, 1), (2, 2)])
  func `continuing takes the given share of the duration`(factor: Double, seconds: Double) throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        animator.fractionComplete = 0.4
        animator.continueAnimation(
          withTimingParameters: nil, durationFactor: CGFloat(factor))
      }
      fixture.stage.advance(by: seconds / 2)
      #expect(abs(fixture.x - 70) <= 100 / 60 / seconds + 1e-6)
      #expect(fixture.log.events.isEmpty)
      fixture.stage.advance(by: seconds / 2 + 1 / 60)
      #expect(fixture.log.events == ["done(end)"])
    }
  }

  @Test func `an animator that has arrived ends at once`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        animator.fractionComplete = 1
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      fixture.stage.tick()
      fixture.stage.tick()
      #expect(fixture.log.events == ["done(end)"])
    }
  }

  /// A released spring covers the remaining distance and starts with the gesture's velocity.
  @Test(arguments: [-4.0, 0, 2, 6])
  func `a released spring starts with its velocity`(velocity: Double) throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.fractionComplete = 0.4 }
      fixture.stage.tick()
      let (start, from) = (fixture.stage.time, fixture.x)
      fixture.stage.run {
        let spring = UISpringTimingParameters(
          mass: 1, stiffness: 200, damping: 20,
          initialVelocity: CGVector(dx: velocity, dy: velocity))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
        FrameLoop.current.commitChanges()
      }
      let dt = 1e-4
      let speed = (fixture.x(at: start + dt) - from) / dt
      // Within `dt`, the spring's own acceleration changes the average velocity by at most half of
      // (k·x + c·|v|)·dt, where x is the remaining distance and v is the gesture's velocity.
      #expect(abs(speed - velocity * 60) <= 0.5 * 60 * (200 + 20 * abs(velocity)) * dt + 1e-6)
      // From the release on, the view obeys the equation of a spring, m·x″ + c·x′ + k·x = 0, where
      // x is the remaining distance.
      for time in stride(from: 0.05, to: 0.6, by: 0.05) {
        @MainActor func left(_ t: Double) -> Double { 100 - fixture.x(at: start + t) }
        let h = 1e-4
        let (a, b, c) = (left(time - h), left(time), left(time + h))
        let residual = (a - 2 * b + c) / (h * h) + 20 * (c - a) / (2 * h) + 200 * b
        #expect(abs(residual) < 0.05, "at \(time)")
      }
      try fixture.stage.settle()
      #expect(fixture.x == 100)
    }
  }

  @Test func `a delayed block begins after its part of the time`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        animator.addAnimations({ fixture.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
      }
      for (time, alpha) in [(0.25, 1), (0.5, 1), (0.75, 0.5)] as [(Double, Double)] {
        fixture.stage.advance(by: 0.25)
        #expect(abs(fixture.shown().opacity - alpha) < 1e-6, "at \(time)")
      }
      fixture.stage.run { animator.fractionComplete = 0.6 }
      fixture.stage.tick()
      #expect(abs(fixture.shown().opacity - 0.8) < 1e-6)
      fixture.stage.run { animator.startAnimation() }
      try fixture.stage.settle()
    }
  }

  @Test func `a block added while running takes the remaining time`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.5)
      fixture.stage.run {
        animator.addAnimations { fixture.view.center.y += 50 }
        animator.addAnimations({ fixture.view.alpha = 0 }, delayFactor: 0.5)
      }
      fixture.stage.advance(by: 0.25)
      #expect(abs(fixture.y - 25) < 1e-6)
      #expect(abs(fixture.shown().opacity - 1) < 1e-6)
      fixture.stage.run { animator.isReversed = true }
      try fixture.stage.settle()
      fixture.stage.run {
        #expect(fixture.view.center.y == 5)
        #expect(fixture.view.alpha == 1)
      }
      #expect(fixture.modelX == 0)
    }
  }

  @Test func `nested blocks and keyframes use the animator's duration`() throws {
    try onViewStage { fixture in
      let animator = fixture.stage.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) {
          UIView.animate(withDuration: 9, animations: { fixture.view.alpha = 0 })
          UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              fixture.view.center.x += 100
            }
          }
        }
      }
      for (fraction, x) in [(0.25, 0), (0.5, 0), (0.75, 50)] as [(Double, Double)] {
        fixture.stage.run { animator.fractionComplete = CGFloat(fraction) }
        fixture.stage.tick()
        #expect(abs(fixture.x - x) < 1e-6)
        #expect(abs(fixture.shown().opacity - (1 - fraction)) < 1e-6)
      }
      fixture.stage.run { animator.startAnimation() }
      try fixture.stage.settle()
    }
  }

  @Test func `during a delay the start value is shown`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.startAnimation(afterDelay: 0.5) }
      fixture.stage.advance(by: 0.4)
      #expect(fixture.x == 0)
      fixture.stage.run {
        #expect(animator.delay == 0.5)
        #expect(animator.fractionComplete == 0)
      }
      fixture.stage.advance(by: 0.6)
      #expect(abs(fixture.x - 50) < 1e-6)
      try fixture.stage.settle()
      #expect(abs(fixture.stage.time - 1.5) < 0.2)
    }
  }

  @Test func `velocities of two axes are kept apart`() throws {
    try onViewStage { fixture in
      let animator = fixture.stage.run {
        UIViewPropertyAnimator(
          duration: 1,
          timingParameters: UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: -3)))
      }
      let start = fixture.stage.time
      fixture.stage.run {
        animator.addAnimations { fixture.view.center = CGPoint(x: 105, y: 205) }
        animator.startAnimation()
        FrameLoop.current.commitChanges()
      }
      let (x, y) = (
        SpringSolver(stiffness: 100, damping: 10, initialVelocity: 5),
        SpringSolver(stiffness: 100, damping: 10, initialVelocity: -3)
      )
      for time in [0.01, 0.1, 0.3, 0.7] {
        let shown = try #require(fixture.shown(at: start + time)).position
        #expect(abs(shown.x - 5 - 100 * x.value(at: time)) < 1e-6)
        #expect(abs(shown.y - 5 - 200 * y.value(at: time)) < 1e-6)
      }
      try fixture.stage.settle()
    }
  }

  @Test func `a layer with speed 0 does not hold an animator`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      let root = fixture.stage.run { fixture.view.superview?.layer }
      fixture.stage.run {
        root?.clock = .held(local: 7)
        animator.startAnimation()
      }
      fixture.stage.advance(by: 0.5)
      #expect(abs(fixture.x - 50) < 1e-6)
      fixture.stage.run { root?.resetClock() }
      fixture.stage.tick()
      #expect(abs(fixture.x - 50 - 100 / 60.0) < 1e-6)
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(end)"])
    }
  }

  @Test func `removing a layer does not stop the animator's time`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.5)
      fixture.stage.run { fixture.view.removeFromSuperview() }
      fixture.stage.advance(by: 0.4)
      #expect(fixture.log.events.isEmpty)
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(end)"])
      #expect(fixture.modelX == 100)
    }
  }
}

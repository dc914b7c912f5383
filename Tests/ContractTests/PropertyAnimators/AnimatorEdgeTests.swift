import Stage
import Testing

/// Edge cases of property animators: observers that are added and removed, animators that pause at
/// their ends, and blocks that are added late.
@MainActor
struct AnimatorEdgeTests {
  @Test func `observers may be added and removed in their own calls`() throws {
    try onBench { bench in
      let animator = bench.animator(0.2)
      var heard: [String] = []
      var kept: [NSKeyValueObservation] = []
      bench.stage.run {
        kept.append(
          animator.observe(\.isRunning, options: [.old, .new]) { animator, change in
            heard.append("running \(change.oldValue == true) \(change.newValue == true)")
            guard kept.count == 1 else { return }
            kept.append(
              animator.observe(\.state, options: [.initial, .new]) { _, change in
                heard.append("state \(change.newValue?.rawValue ?? -1)")
              })
          })
        animator.startAnimation()
      }
      try bench.stage.settle()
      #expect(heard == ["running false true", "state 1", "running true false", "state 0"])

      heard = []
      bench.stage.run {
        kept[0].invalidate()
        kept[1].invalidate()
        animator.addAnimations { bench.view.center.x += 10 }
        animator.startAnimation()
      }
      try bench.stage.settle()
      #expect(heard == [])
    }
  }

  @Test func `an observer may pause an animator that has just started`() throws {
    try onBench { bench in
      let animator = bench.animator()
      let watch = bench.stage.run {
        animator.observe(\.isRunning) { animator, _ in
          if animator.isRunning { animator.pauseAnimation() }
        }
      }
      bench.stage.run { animator.startAnimation() }
      bench.stage.advance(by: 0.5)
      bench.stage.run {
        #expect(animator.state == .active && !animator.isRunning)
        watch.invalidate()
        animator.startAnimation()
      }
      try bench.stage.settle()
      #expect(bench.log.events == ["done(end)"])
    }
  }

  /// At either end, the animator stays active and does not call its completions, however often it
  /// gets there (facts H.4.3).
  @Test func `with pausesOnCompletion it runs both ways without ending`() throws {
    try onBench { bench in
      let animator = bench.animator(0.5)
      bench.stage.run {
        animator.pausesOnCompletion = true
        animator.startAnimation()
      }
      for round in 0..<4 {
        bench.stage.advance(by: 0.6)
        bench.stage.run {
          #expect(animator.state == .active && !animator.isRunning, "round \(round)")
          #expect(animator.fractionComplete == 1, "round \(round)")
        }
        #expect(abs(bench.x - (round.isMultiple(of: 2) ? 100 : 0)) < 1e-6, "round \(round)")
        bench.stage.run {
          animator.isReversed.toggle()
          animator.startAnimation()
        }
      }
      #expect(bench.log.events == [])
      bench.stage.run {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      }
      #expect(bench.log.events == ["done(start)"])
      #expect(bench.modelX == 0)
    }
  }

  @Test func `reversed during its delay it ends at its start`() throws {
    try onBench { bench in
      let animator = bench.animator(0.4)
      bench.stage.run { animator.startAnimation(afterDelay: 0.5) }
      bench.stage.advance(by: 0.2)
      bench.stage.run { animator.isReversed = true }
      try bench.stage.settle()
      #expect(bench.log.events == ["done(start)"])
      #expect(bench.modelX == 0)
    }
  }

  /// Facts H.4.6, tested with a paused animator that is scrubbed by code.
  @Test func `a late block is scrubbed over its own part of the remainder`() throws {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run {
        animator.fractionComplete = 0.5
        animator.addAnimations({ bench.view.center.y += 100 }, delayFactor: 0.5)
      }
      for (fraction, y) in [(0.5, 0.0), (0.75, 0), (0.875, 50), (1, 100), (0.8, 20)] {
        bench.stage.run { animator.fractionComplete = CGFloat(fraction) }
        bench.stage.tick()
        #expect(abs(bench.x - 100 * fraction) < 1e-6, "at \(fraction)")
        #expect(abs(bench.y - y) < 1e-6, "at \(fraction)")
      }
      bench.stage.run { animator.startAnimation() }
      try bench.stage.settle()
      #expect(bench.stage.run { bench.view.center } == CGPoint(x: 105, y: 105))
    }
  }

  @Test func `a completion may start it again`() throws {
    try onBench { bench in
      let animator = bench.animator(0.2)
      bench.stage.run {
        animator.addCompletion { _ in
          animator.addAnimations { bench.view.center.x -= 100 }
          animator.addCompletion { position in bench.log.write("again(\(position))") }
          animator.startAnimation()
        }
        animator.startAnimation()
      }
      try bench.stage.settle()
      #expect(bench.log.events == ["done(end)", "again(end)"])
      #expect(bench.modelX == 0)
    }
  }

  /// A spring with any velocity can continue an animation. The view never jumps, and the animator
  /// always ends.
  @Test(arguments: [-40.0, -8, 0, 8, 40], [0.001, 0.5, 0.999])
  func `a spring takes over at any velocity and position`(velocity: Double, fraction: Double) throws
  {
    try onBench { bench in
      let animator = bench.animator()
      bench.stage.run { animator.fractionComplete = CGFloat(fraction) }
      bench.stage.tick()
      for reversed in [false, true, false] {
        let before = bench.x
        bench.stage.run {
          animator.pauseAnimation()
          animator.isReversed = reversed
          animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(
              mass: 1, stiffness: 200, damping: 20,
              initialVelocity: CGVector(dx: velocity, dy: velocity)), durationFactor: 0)
          FrameLoop.current.commitChanges()
        }
        #expect(abs(bench.x - before) < 1e-6, "reversed \(reversed)")
        bench.stage.advance(by: 0.05)
      }
      try bench.stage.settle()
      #expect(bench.log.events == ["done(end)"])
      #expect(bench.x == 100)
    }
  }
}

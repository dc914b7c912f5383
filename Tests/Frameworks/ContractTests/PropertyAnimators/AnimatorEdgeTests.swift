import Stage
import Testing

/// Edge cases of property animators: observers that are added and removed, animators that pause at
/// their ends, and blocks that are added late.
@MainActor
struct AnimatorEdgeTests {
  @Test func `observers may be added and removed in their own calls`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(0.2)
      var heard: [String] = []
      var kept: [NSKeyValueObservation] = []
      fixture.stage.run {
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
      try fixture.stage.settle()
      #expect(heard == ["running false true", "state 1", "running true false", "state 0"])

      heard = []
      fixture.stage.run {
        kept[0].invalidate()
        kept[1].invalidate()
        animator.addAnimations { fixture.view.center.x += 10 }
        animator.startAnimation()
      }
      try fixture.stage.settle()
      #expect(heard == [])
    }
  }

  @Test func `an observer may pause an animator that has just started`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      let watch = fixture.stage.run {
        animator.observe(\.isRunning) { animator, _ in
          if animator.isRunning { animator.pauseAnimation() }
        }
      }
      fixture.stage.run { animator.startAnimation() }
      fixture.stage.advance(by: 0.5)
      fixture.stage.run {
        #expect(animator.state == .active && !animator.isRunning)
        watch.invalidate()
        animator.startAnimation()
      }
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(end)"])
    }
  }

  /// At either end, the animator stays active and does not call its completions, however often it
  /// gets there (facts H.4.3).
  @Test func `with pausesOnCompletion it runs both ways without ending`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(0.5)
      fixture.stage.run {
        animator.pausesOnCompletion = true
        animator.startAnimation()
      }
      for round in 0..<4 {
        fixture.stage.advance(by: 0.6)
        fixture.stage.run {
          #expect(animator.state == .active && !animator.isRunning, "round \(round)")
          #expect(animator.fractionComplete == 1, "round \(round)")
        }
        #expect(abs(fixture.x - (round.isMultiple(of: 2) ? 100 : 0)) < 1e-6, "round \(round)")
        fixture.stage.run {
          animator.isReversed.toggle()
          animator.startAnimation()
        }
      }
      #expect(fixture.log.events == [])
      fixture.stage.run {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      }
      #expect(fixture.log.events == ["done(start)"])
      #expect(fixture.modelX == 0)
    }
  }

  @Test func `reversed during its delay it ends at its start`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(0.4)
      fixture.stage.run { animator.startAnimation(afterDelay: 0.5) }
      fixture.stage.advance(by: 0.2)
      fixture.stage.run { animator.isReversed = true }
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(start)"])
      #expect(fixture.modelX == 0)
    }
  }

  /// Facts H.4.6, tested with a paused animator that is scrubbed by code.
  @Test func `a late block is scrubbed over its own part of the remainder`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run {
        animator.fractionComplete = 0.5
        animator.addAnimations({ fixture.view.center.y += 100 }, delayFactor: 0.5)
      }
      for (fraction, y) in [(0.5, 0.0), (0.75, 0), (0.875, 50), (1, 100), (0.8, 20)] {
        fixture.stage.run { animator.fractionComplete = CGFloat(fraction) }
        fixture.stage.tick()
        #expect(abs(fixture.x - 100 * fraction) < 1e-6, "at \(fraction)")
        #expect(abs(fixture.y - y) < 1e-6, "at \(fraction)")
      }
      fixture.stage.run { animator.startAnimation() }
      try fixture.stage.settle()
      #expect(fixture.stage.run { fixture.view.center } == CGPoint(x: 105, y: 105))
    }
  }

  @Test func `a completion may start it again`() throws {
    try onViewStage { fixture in
      let animator = fixture.animator(0.2)
      fixture.stage.run {
        animator.addCompletion { _ in
          animator.addAnimations { fixture.view.center.x -= 100 }
          animator.addCompletion { position in fixture.log.write("again(\(position))") }
          animator.startAnimation()
        }
        animator.startAnimation()
      }
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(end)", "again(end)"])
      #expect(fixture.modelX == 0)
    }
  }

  /// A spring with any velocity can continue an animation. The view never jumps, and the animator
  /// always ends.
  @Test(arguments: [-40.0, -8, 0, 8, 40], [0.001, 0.5, 0.999])
  func `a spring takes over at any velocity and position`(velocity: Double, fraction: Double) throws
  {
    try onViewStage { fixture in
      let animator = fixture.animator()
      fixture.stage.run { animator.fractionComplete = CGFloat(fraction) }
      fixture.stage.tick()
      for reversed in [false, true, false] {
        let before = fixture.x
        fixture.stage.run {
          animator.pauseAnimation()
          animator.isReversed = reversed
          animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(
              mass: 1, stiffness: 200, damping: 20,
              initialVelocity: CGVector(dx: velocity, dy: velocity)), durationFactor: 0)
          FrameLoop.current.commitChanges()
        }
        #expect(abs(fixture.x - before) < 1e-6, "reversed \(reversed)")
        fixture.stage.advance(by: 0.05)
      }
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(end)"])
      #expect(fixture.x == 100)
    }
  }
}

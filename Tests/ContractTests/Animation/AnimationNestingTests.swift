import Stage
import Testing

/// Nested blocks, and the options that override inheritance (facts H.1.10 and H.1.11).
@MainActor
struct AnimationNestingTests {
  private func nested(
    _ bench: Bench, options: UIView.AnimationOptions
  ) throws -> CAAnimation {
    bench.stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear],
        animations: {
          #expect(UIView.inheritedAnimationDuration == 1)
          UIView.animate(
            withDuration: 0.25, delay: 0, options: options.union(.curveEaseIn),
            animations: { bench.view.center.x += 100 }, completion: bench.completion("inner"))
        }, completion: bench.completion("outer"))
    }
    return try #require(bench.view.layer.animation(forKey: "position"))
  }

  @Test func `an inner block inherits duration and curve`() throws {
    try onBench { bench in
      let animation = try nested(bench, options: [])

      #expect(animation.duration == 1)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
      bench.stage.advance(by: 0.5)
      #expect(abs(bench.x - 50) < 0.001)
      #expect(!bench.log.heard("inner"))
    }
  }

  @Test func `an inner block may keep its own duration or curve`() throws {
    try onBench { bench in
      let animation = try nested(bench, options: [.overrideInheritedDuration])
      #expect(animation.duration == 0.25)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
      try bench.stage.settle()
      #expect(bench.log.heard("inner(true)"))
    }
    try onBench { bench in
      let animation = try nested(bench, options: [.overrideInheritedCurve])
      #expect(animation.duration == 1)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }
  }

  @Test func `outside blocks there is no inherited duration`() throws {
    try onBench { bench in
      bench.stage.run { #expect(UIView.inheritedAnimationDuration == 0) }
    }
  }

  @Test func `performWithoutAnimation changes at once, also in nested blocks`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(withDuration: 1) {
          bench.view.alpha = 0
          UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            bench.view.center.x += 50
            UIView.animate(
              withDuration: 1, animations: { bench.view.center.x += 50 },
              completion: bench.completion("inner"))
          }
          #expect(UIView.areAnimationsEnabled)
        }
      }

      #expect(bench.keys() == ["opacity"])
      #expect(bench.x == 100)
      bench.stage.tick()
      // It is only inferred that the inner animation counts as finished (facts H.1.11).
      #expect(bench.log.events == ["inner(true)"])
    }
  }

  @Test func `animations can be switched off and on`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(
          withDuration: 1, animations: { bench.view.center.x += 100 },
          completion: bench.completion("off"))
        UIView.setAnimationsEnabled(true)
      }

      #expect(bench.keys() == [])
      #expect(bench.x == 100)
      bench.stage.tick()
      #expect(bench.log.events == ["off(true)"])
    }
  }

  @Test func `disabled actions apply inside blocks`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(withDuration: 1) {
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          bench.view.center.x += 100
          CATransaction.commit()
        }
      }

      #expect(bench.keys() == [])
      #expect(bench.x == 100)
    }
  }
}

import Stage
import Testing

/// Nested blocks, and the options that override inheritance (facts H.1.10 and H.1.11).
@MainActor
struct AnimationNestingTests {
  private func nested(
    _ fixture: ViewStage, options: UIView.AnimationOptions
  ) throws -> CAAnimation {
    fixture.stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear],
        animations: {
          #expect(UIView.inheritedAnimationDuration == 1)
          UIView.animate(
            withDuration: 0.25, delay: 0, options: options.union(.curveEaseIn),
            animations: { fixture.view.center.x += 100 }, completion: fixture.completion("inner"))
        }, completion: fixture.completion("outer"))
    }
    return try #require(fixture.view.layer.animation(forKey: "position"))
  }

  @Test func `an inner block inherits duration and curve`() throws {
    try onViewStage { fixture in
      let animation = try nested(fixture, options: [])

      #expect(animation.duration == 1)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
      fixture.stage.advance(by: 0.5)
      #expect(abs(fixture.x - 50) < 0.001)
      #expect(!fixture.log.heard("inner"))
    }
  }

  @Test func `an inner block may keep its own duration or curve`() throws {
    try onViewStage { fixture in
      let animation = try nested(fixture, options: [.overrideInheritedDuration])
      #expect(animation.duration == 0.25)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
      try fixture.stage.settle()
      #expect(fixture.log.heard("inner(true)"))
    }
    try onViewStage { fixture in
      let animation = try nested(fixture, options: [.overrideInheritedCurve])
      #expect(animation.duration == 1)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }
  }

  @Test func `outside blocks there is no inherited duration`() throws {
    try onViewStage { fixture in
      fixture.stage.run { #expect(UIView.inheritedAnimationDuration == 0) }
    }
  }

  @Test func `performWithoutAnimation changes at once, also in nested blocks`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(withDuration: 1) {
          fixture.view.alpha = 0
          UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            fixture.view.center.x += 50
            UIView.animate(
              withDuration: 1, animations: { fixture.view.center.x += 50 },
              completion: fixture.completion("inner"))
          }
          #expect(UIView.areAnimationsEnabled)
        }
      }

      #expect(fixture.keys() == ["opacity"])
      #expect(fixture.x == 100)
      fixture.stage.tick()
      // It is only inferred that the inner animation counts as finished (facts H.1.11).
      #expect(fixture.log.events == ["inner(true)"])
    }
  }

  @Test func `animations can be switched off and on`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(
          withDuration: 1, animations: { fixture.view.center.x += 100 },
          completion: fixture.completion("off"))
        UIView.setAnimationsEnabled(true)
      }

      #expect(fixture.keys() == [])
      #expect(fixture.x == 100)
      fixture.stage.tick()
      #expect(fixture.log.events == ["off(true)"])
    }
  }

  @Test func `disabled actions apply inside blocks`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(withDuration: 1) {
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          fixture.view.center.x += 100
          CATransaction.commit()
        }
      }

      #expect(fixture.keys() == [])
      #expect(fixture.x == 100)
    }
  }
}

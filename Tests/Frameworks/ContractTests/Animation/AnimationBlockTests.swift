import Stage
import TestSupport
import Testing

/// `UIView.animate`: duration, curve and the animations added (facts H.1.1 to H.1.9).
@MainActor
struct AnimationBlockTests {
  // The values at 0.1, 0.25, 0.5, 0.75 and 0.9 s (facts H.1.2). There is a frame at each of these
  // times.
  nonisolated private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]
  nonisolated private static let curves: [(UIView.AnimationOptions, [Double])] = [
    ([.curveLinear], times),
    ([.curveEaseIn], [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    ([.curveEaseOut], [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    ([.curveEaseInOut], [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ([], [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
  ]

  @Test(arguments: 0..<5)
  func `a block moves along its curve and ends on the model value`(index: Int) throws {
    try onViewStage { fixture in
      let (options, progress) = Self.curves[index]
      let start = fixture.stage.time
      fixture.stage.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: options, animations: { fixture.view.center.x += 100 },
          completion: fixture.completion("done"))
      }

      #expect(fixture.view.center.x == 105)
      #expect(abs(fixture.x) < 1e-9)
      for (time, expected) in zip(Self.times, progress) {
        fixture.stage.advance(by: time - (fixture.stage.time - start))
        #expect(abs(fixture.x - 100 * expected) < 0.001, "at \(time)")
      }
      #expect(fixture.log.events == [])
      fixture.stage.advance(by: 0.1)
      #expect(fixture.x == 100)
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `the attached animation has the block's parameters`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(withDuration: 0.7) { fixture.view.center = CGPoint(x: 105, y: 55) }
      }

      #expect(fixture.keys() == ["position"])
      let animation = try #require(fixture.view.layer.animation(forKey: "position"))
      let basic = try #require(animation as? CABasicAnimation)
      #expect(basic.duration == 0.7)
      #expect(basic.fillMode == .both)
      #expect(basic.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      #expect(basic.isAdditive)
      #expect(basic.fromValue as? CGPoint == CGPoint(x: -100, y: -50))
      #expect(basic.toValue as? CGPoint == .zero)
    }
  }

  @Test func `during a delay the previous value is shown`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(
          withDuration: 0.5, delay: 0.5, options: [.curveLinear],
          animations: {
            fixture.view.center.x += 100
            fixture.view.alpha = 0
          }, completion: fixture.completion("done"))
      }

      for expected in [0, 0, 0.5] {
        fixture.stage.advance(by: 0.25)
        #expect(abs(fixture.x - 100 * expected) < 0.001)
        #expect(abs(fixture.shown().opacity - (1 - expected)) < 1e-5)
      }
      fixture.stage.advance(by: 0.25)
      #expect(fixture.x == 100)
      #expect(fixture.shown().opacity == 0)
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `a duration of zero changes at once and completes in the next tick`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(
          withDuration: 0, animations: { fixture.view.center.x += 100 },
          completion: fixture.completion("done"))
      }

      #expect(fixture.keys() == [])
      #expect(fixture.x == 100)
      #expect(fixture.log.events == [])
      fixture.stage.tick()
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `a block without changes completes by the next tick`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(withDuration: 5, animations: {}, completion: fixture.completion("done"))
      }
      fixture.stage.tick()

      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `an animation outside the window is discarded`() throws {
    try onViewStage { fixture in
      let loose = UIView()
      fixture.stage.run {
        UIView.animate(
          withDuration: 5, animations: { loose.alpha = 0 }, completion: fixture.completion("done"))
      }
      fixture.stage.tick()

      #expect(fixture.keys(loose.layer) == [])
      #expect(fixture.log.count("done") == 1)
    }
  }

  @Test func `autoreverse without repeat returns once, then shows the model value`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse],
          animations: { fixture.view.center.x += 100 }, completion: fixture.completion("done"))
      }

      for expected in [50, 100, 50] as [Double] {
        fixture.stage.advance(by: 0.25)
        #expect(abs(fixture.x - expected) < 0.001)
      }
      #expect(fixture.log.events == [])
      fixture.stage.advance(by: 0.25)
      #expect(fixture.x == 100)
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `a repeating animation continues until it is removed`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear, .repeat],
          animations: { fixture.view.center.x += 100 }, completion: fixture.completion("done"))
      }
      fixture.stage.advance(by: 7.25)
      #expect(abs(fixture.x - 25) < 0.001)
      #expect(fixture.log.events == [])

      fixture.stage.run { fixture.view.layer.removeAllAnimations() }

      #expect(fixture.x == 100)
      #expect(fixture.log.events == ["done(false)"])
      try fixture.stage.settle()
    }
  }

  @Test func `user interaction is off while a view animates unless allowed`() throws {
    try onViewStage { fixture in
      @MainActor func hits() -> Bool {
        fixture.stage.run {
          fixture.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === fixture.view
        }
      }
      #expect(hits())
      fixture.stage.run { UIView.animate(withDuration: 0.2) { fixture.view.center.x += 10 } }
      #expect(!hits())
      try fixture.stage.settle()
      #expect(hits())

      fixture.stage.run {
        UIView.animate(
          withDuration: 0.2, delay: 0, options: [.allowUserInteraction],
          animations: { fixture.view.center.x += 10 })
      }
      #expect(hits())
    }
  }
}

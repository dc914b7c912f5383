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
    try onBench { bench in
      let (options, progress) = Self.curves[index]
      let start = bench.stage.time
      bench.stage.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: options, animations: { bench.view.center.x += 100 },
          completion: bench.completion("done"))
      }

      #expect(bench.view.center.x == 105)
      #expect(abs(bench.x) < 1e-9)
      for (time, expected) in zip(Self.times, progress) {
        bench.stage.advance(by: time - (bench.stage.time - start))
        #expect(abs(bench.x - 100 * expected) < 0.001, "at \(time)")
      }
      #expect(bench.log.events == [])
      bench.stage.advance(by: 0.1)
      #expect(bench.x == 100)
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `the attached animation has the block's parameters`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(withDuration: 0.7) { bench.view.center = CGPoint(x: 105, y: 55) }
      }

      #expect(bench.keys() == ["position"])
      let animation = try #require(bench.view.layer.animation(forKey: "position"))
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
    try onBench { bench in
      bench.stage.run {
        UIView.animate(
          withDuration: 0.5, delay: 0.5, options: [.curveLinear],
          animations: {
            bench.view.center.x += 100
            bench.view.alpha = 0
          }, completion: bench.completion("done"))
      }

      for expected in [0, 0, 0.5] {
        bench.stage.advance(by: 0.25)
        #expect(abs(bench.x - 100 * expected) < 0.001)
        #expect(abs(bench.shown().opacity - (1 - expected)) < 1e-5)
      }
      bench.stage.advance(by: 0.25)
      #expect(bench.x == 100)
      #expect(bench.shown().opacity == 0)
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `a duration of zero changes at once and completes in the next tick`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(
          withDuration: 0, animations: { bench.view.center.x += 100 },
          completion: bench.completion("done"))
      }

      #expect(bench.keys() == [])
      #expect(bench.x == 100)
      #expect(bench.log.events == [])
      bench.stage.tick()
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `a block without changes completes by the next tick`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(withDuration: 5, animations: {}, completion: bench.completion("done"))
      }
      bench.stage.tick()

      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `an animation outside the window is discarded`() throws {
    try onBench { bench in
      let loose = UIView()
      bench.stage.run {
        UIView.animate(
          withDuration: 5, animations: { loose.alpha = 0 }, completion: bench.completion("done"))
      }
      bench.stage.tick()

      #expect(bench.keys(loose.layer) == [])
      #expect(bench.log.count("done") == 1)
    }
  }

  @Test func `autoreverse without repeat returns once, then shows the model value`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse],
          animations: { bench.view.center.x += 100 }, completion: bench.completion("done"))
      }

      for expected in [50, 100, 50] as [Double] {
        bench.stage.advance(by: 0.25)
        #expect(abs(bench.x - expected) < 0.001)
      }
      #expect(bench.log.events == [])
      bench.stage.advance(by: 0.25)
      #expect(bench.x == 100)
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `a repeating animation continues until it is removed`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear, .repeat],
          animations: { bench.view.center.x += 100 }, completion: bench.completion("done"))
      }
      bench.stage.advance(by: 7.25)
      #expect(abs(bench.x - 25) < 0.001)
      #expect(bench.log.events == [])

      bench.stage.run { bench.view.layer.removeAllAnimations() }

      #expect(bench.x == 100)
      #expect(bench.log.events == ["done(false)"])
      try bench.stage.settle()
    }
  }

  @Test func `user interaction is off while a view animates unless allowed`() throws {
    try onBench { bench in
      @MainActor func hits() -> Bool {
        bench.stage.run {
          bench.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === bench.view
        }
      }
      #expect(hits())
      bench.stage.run { UIView.animate(withDuration: 0.2) { bench.view.center.x += 10 } }
      #expect(!hits())
      try bench.stage.settle()
      #expect(hits())

      bench.stage.run {
        UIView.animate(
          withDuration: 0.2, delay: 0, options: [.allowUserInteraction],
          animations: { bench.view.center.x += 10 })
      }
      #expect(hits())
    }
  }
}

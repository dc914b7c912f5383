import Stage
import Testing

/// Conformance case C21: keyframe blocks.
@MainActor
struct KeyframeBlockTests {
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `C21 keyframes chain and hold`() throws {
    try onBench { bench in
      let start = bench.stage.time
      var end: Double?
      bench.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: Self.linear,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              bench.view.center.x += 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              bench.view.center.y += 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0) {
              bench.view.alpha = 0
            }
          },
          completion: { _ in end = bench.stage.time })
      }
      @MainActor func expect(
        _ time: Double, x: Double? = nil, y: Double? = nil, alpha: Double? = nil
      ) throws {
        let shown = try #require(bench.shown(at: start + time))
        if let x { #expect(abs(shown.position.x - 5 - x) < 0.001, "x at \(time)") }
        if let y { #expect(abs(shown.position.y - 5 - y) < 0.001, "y at \(time)") }
        if let alpha { #expect(shown.opacity == alpha, "alpha at \(time)") }
      }

      try expect(0, x: 0, y: 0, alpha: 1)
      try expect(0.249, alpha: 1)
      try expect(0.25, x: 50, y: 0)
      try expect(0.251, alpha: 0)
      try expect(0.5, x: 100, y: 0)
      try expect(0.75, x: 100, y: 50)
      try bench.stage.settle()
      #expect(bench.x == 100)
      #expect(bench.y == 100)
      #expect(abs((end ?? 0) - start - 1) < 1e-9)
    }
  }

  @Test func `a keyframe block eases as a whole by default`() throws {
    // Facts H.2.4: the sources conflict; eased in and out is the named default.
    try onBench { bench in
      let start = bench.stage.time
      bench.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
              bench.view.center.x += 100
            }
          })
      }

      let shown = try #require(bench.shown(at: start + 0.25))
      #expect(abs(shown.position.x - 5 - 12.9162) < 0.001)
    }
  }

  @Test func `without keyframes it is a plain block`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: Self.linear,
          animations: { bench.view.center.x += 100 }, completion: bench.completion("done"))
      }
      bench.stage.advance(by: 0.5)

      #expect(abs(bench.x - 50) < 0.001)
      try bench.stage.settle()
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `discrete keyframes jump`() throws {
    try onBench { bench in
      let start = bench.stage.time
      bench.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          options: Self.linear.union(.calculationModeDiscrete),
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
              bench.view.center.x += 100
            }
          })
      }

      #expect(abs((bench.shown(at: start + 0.49)?.position.x ?? 0) - 5) < 0.001)
      #expect(abs((bench.shown(at: start + 0.51)?.position.x ?? 0) - 105) < 0.001)
    }
  }
}

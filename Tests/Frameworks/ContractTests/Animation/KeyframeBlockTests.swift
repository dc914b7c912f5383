import Stage
import TestSupport
import Testing

/// Conformance case C21: keyframe blocks.
@MainActor
struct KeyframeBlockTests {
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `C21 keyframes chain and hold`() throws {
    try onViewStage { fixture in
      let start = fixture.stage.time
      var end: Double?
      fixture.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: Self.linear,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              fixture.view.center.x += 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              fixture.view.center.y += 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0) {
              fixture.view.alpha = 0
            }
          },
          completion: { _ in end = fixture.stage.time })
      }
      @MainActor func expect(
        _ time: Double, x: Double? = nil, y: Double? = nil, alpha: Double? = nil
      ) throws {
        let shown = try #require(fixture.shown(at: start + time))
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
      try fixture.stage.settle()
      #expect(fixture.x == 100)
      #expect(fixture.y == 100)
      #expect(abs((end ?? 0) - start - 1) < 1e-9)
    }
  }

  @Test func `a keyframe block eases as a whole by default`() throws {
    // The sources disagree on the default curve of keyframe blocks (facts H.2.4). In Matchcut, the
    // default curve is ease in, ease out.
    try onViewStage { fixture in
      let start = fixture.stage.time
      fixture.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
              fixture.view.center.x += 100
            }
          })
      }

      let shown = try #require(fixture.shown(at: start + 0.25))
      #expect(abs(shown.position.x - 5 - 12.9162) < 0.001)
    }
  }

  @Test func `without keyframes it is a plain block`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: Self.linear,
          animations: { fixture.view.center.x += 100 }, completion: fixture.completion("done"))
      }
      fixture.stage.advance(by: 0.5)

      #expect(abs(fixture.x - 50) < 0.001)
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `discrete keyframes jump`() throws {
    try onViewStage { fixture in
      let start = fixture.stage.time
      fixture.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          options: Self.linear.union(.calculationModeDiscrete),
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
              fixture.view.center.x += 100
            }
          })
      }

      #expect(abs((fixture.shown(at: start + 0.49)?.position.x ?? 0) - 5) < 0.001)
      #expect(abs((fixture.shown(at: start + 0.51)?.position.x ?? 0) - 105) < 0.001)
    }
  }

  /// The view moves by 100, 300, 100 and 300 points in four equal parts of a second.
  private func run(_ mode: UIView.KeyframeAnimationOptions, _ expected: [(Double, Double)]) throws {
    try onViewStage { fixture in
      let start = fixture.stage.time
      fixture.stage.run {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: Self.linear.union(mode),
          animations: {
            for (index, way) in [100.0, 300, 100, 300].enumerated() {
              UIView.addKeyframe(
                withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25
              ) { fixture.view.center.x += way }
            }
          })
      }

      for (time, x) in expected {
        let shown = try #require(fixture.shown(at: start + time))
        #expect(abs(shown.position.x - 5 - x) < 1e-6, "at \(time)")
      }
      try fixture.stage.settle()
      #expect(fixture.x == 800)
    }
  }

  @Test func `linear keyframes keep their times`() throws {
    try run(
      .calculationModeLinear,
      [(0, 0), (0.125, 50), (0.25, 100), (0.375, 250), (0.5, 400), (0.7, 480), (0.875, 650)])
  }

  @Test func `paced keyframes have constant speed, whatever their times`() throws {
    try run(.calculationModePaced, (0..<20).map { (Double($0) / 20, 40 * Double($0)) })
  }

  /// Between the inner keyframes, both neighbours of a Catmull-Rom segment exist. The tangents at
  /// 100, 400 and 500 are 200: half the distance between the neighbours. At a quarter of a segment
  /// from a to b, the value is 0.84375·a + 0.15625·b + (0.140625 − 0.046875)·200.
  @Test func `cubic keyframes are smooth at their values`() throws {
    try run(
      .calculationModeCubic,
      [
        (0, 0), (0.25, 100), (0.3125, 165.625), (0.375, 250), (0.4375, 334.375), (0.5, 400),
        (0.5625, 434.375), (0.625, 450), (0.6875, 465.625), (0.75, 500),
      ])
  }

  /// The same curve with paced timing: the duration of each segment is proportional to its length.
  /// The lengths add up to 800 points.
  @Test func `cubic paced keyframes are smooth with constant timing`() throws {
    try run(
      .calculationModeCubicPaced,
      [
        (0, 0), (0.125, 100), (0.21875, 165.625), (0.3125, 250), (0.40625, 334.375), (0.5, 400),
        (0.53125, 434.375), (0.5625, 450), (0.59375, 465.625), (0.625, 500),
      ])
  }
}

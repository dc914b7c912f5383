import QuartzCore
import Testing

/// The calculation modes of keyframe animations (facts H.2.3).
@MainActor
struct KeyframeModeTests {
  private func value(_ animation: CAKeyframeAnimation, at time: Double) -> CGPoint {
    animation.duration = 1
    let compiled = animation.compiled(beginningAt: 0, defaultDuration: 1)
    var values = LayerValues()
    for animation in compiled { animation.apply(to: &values, at: time) }
    return values.position
  }

  private func animation(_ mode: CAAnimationCalculationMode, _ xs: [CGFloat]) -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = xs.map { CGPoint(x: $0, y: 0) }
    animation.calculationMode = mode
    return animation
  }

  @Test func `the paced mode has constant speed and ignores key times`() {
    let paced = animation(.paced, [0, 10, 100])
    paced.keyTimes = [0, 0.5, 1]
    paced.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    for time in [0, 0.1, 0.3, 0.55, 0.9] {
      #expect(abs(value(paced, at: time).x - 100 * time) < 1e-9, "at \(time)")
    }
  }

  @Test func `the cubic mode is the Catmull-Rom spline`() {
    // Between the middle values p1 and p2 the spline is
    // ½((2p1) + (p2 − p0)t + (2p0 − 5p1 + 4p2 − p3)t² + (3p1 − p0 − 3p2 + p3)t³).
    let p: [Double] = [0, 10, 40, 20]
    let cubic = animation(.cubic, p.map { CGFloat($0) })
    for t in [0, 0.2, 0.5, 0.8] {
      let expected =
        0.5
        * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
          + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t * t * t)
      #expect(abs(value(cubic, at: (1 + t) / 3).x - expected) < 1e-9, "at \(t)")
    }
    for (index, x) in p.enumerated().dropLast() {
      #expect(abs(value(cubic, at: Double(index) / 3).x - x) < 1e-9)
    }
  }

  @Test func `full tension has zero velocity at each value`() {
    let cubic = animation(.cubic, [0, 10, 40, 20])
    cubic.tensionValues = [1, 1, 1, 1]
    let step = 1e-5
    let speed = (value(cubic, at: 1 / 3.0 + step).x - value(cubic, at: 1 / 3.0).x) / step
    #expect(abs(speed) < 0.1)
  }

  @Test func `a path is followed element by element, or at constant speed`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let linear = CAKeyframeAnimation(keyPath: "position")
    linear.path = path
    #expect(value(linear, at: 0.25) == CGPoint(x: 15, y: 0))
    #expect(value(linear, at: 0.75) == CGPoint(x: 30, y: 5))
    linear.keyTimes = [0, 0.8, 1]
    #expect(abs(value(linear, at: 0.4).x - 15) < 1e-9)

    linear.calculationMode = .paced
    #expect(abs(value(linear, at: 0.5).x - 20) < 1e-9)
  }

  @Test func `a curve is followed along its parameter`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    for t in [0.25, 0.5, 0.75] {
      let expected = CGPoint(x: 100 * t, y: 200 * t * (1 - t))
      let shown = value(animation, at: t)
      #expect(abs(shown.x - expected.x) < 0.1 && abs(shown.y - expected.y) < 0.1)
    }
  }
}

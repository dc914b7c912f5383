import QuartzCore
import Testing

@MainActor
struct CAKeyframeAnimationTests {
  private func shown(_ animation: CAKeyframeAnimation, at times: [Double]) -> [Double] {
    let compiled = animation.compiled(beginningAt: 0, defaultDuration: 1)
    return times.map { t in
      var values = LayerValues()
      values.zPosition = -1
      for animation in compiled { animation.apply(to: &values, at: t) }
      return values.zPosition
    }
  }

  @Test func `values spread evenly without key times`() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 30]

    #expect(shown(animation, at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 20])
  }

  @Test func `values hold before the first key time, between equal ones and after the last`() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 10, 20]
    animation.keyTimes = [0.25, 0.5, 0.75, 0.875]

    #expect(
      shown(animation, at: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.8125, 0.875, 0.9375])
        == [0, 0, 0, 5, 10, 10, 10, 15, 20, 20])
  }

  @Test func `values jump at equal key times`() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 100, 100]
    animation.keyTimes = [0, 0.5, 0.5, 1]

    #expect(shown(animation, at: [0.25, 0.5, 0.75]) == [5, 100, 100])
  }

  @Test func `each segment has its own timing function`() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 1, 2]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
    ]

    let values = shown(animation, at: [0.125, 0.625])

    #expect(abs(values[0] - 0.0934646507) < 1e-6)
    #expect(abs(values[1] - 1.3781381308) < 1e-6)
  }

  @Test func `discrete values hold until the next, with one more time than values`() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [1, 2, 3]
    animation.calculationMode = .discrete

    #expect(shown(animation, at: [0, 0.32, 0.34, 0.66, 0.67, 0.99]) == [1, 1, 2, 2, 3, 3])

    animation.keyTimes = [0, 0.1, 0.9, 1]
    #expect(shown(animation, at: [0.05, 0.1, 0.89, 0.95]) == [1, 2, 2, 3])
  }

  @Test func `a single value is constant`() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [7]

    #expect(shown(animation, at: [0, 0.5, 0.99, 1]) == [7, 7, 7, -1])
  }

  @Test func `no values, or one of the wrong kind, compile to nothing`() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    #expect(animation.compiled(beginningAt: 0, defaultDuration: 1).isEmpty)

    animation.values = [1, "two"]
    #expect(animation.compiled(beginningAt: 0, defaultDuration: 1).isEmpty)
  }
}

import QuartzCore
import Testing

@MainActor
struct RenderTimingTests {
  /// The values of zPosition during an animation from 0 to 100 that begins at local time 10. The
  /// model value is −1.
  private func shown(
    at times: [Double], _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> [Double] {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    change(animation)
    let compiled = animation.compiled(beginningAt: 10, defaultDuration: 0.25)
    return times.map { t in
      var values = LayerValues()
      values.zPosition = -1
      for animation in compiled { animation.apply(to: &values, at: t) }
      return values.zPosition
    }
  }

  @Test func `an animation is active from its begin until just before its end`() {
    #expect(shown(at: [9.99, 10, 10.5, 11, 12]) == [-1, 0, 50, -1, -1])
    #expect(abs(shown(at: [Double(11).nextDown])[0] - 100) < 1e-9)
  }

  @Test func `fill modes show the ends outside the active time`() {
    let expected: [(CAMediaTimingFillMode, [Double])] = [
      (.removed, [-1, -1]), (.backwards, [0, -1]), (.forwards, [-1, 100]), (.both, [0, 100]),
    ]
    for (mode, values) in expected {
      #expect(
        shown(at: [9, 12]) { ($0.fillMode, $0.isRemovedOnCompletion) = (mode, false) } == values,
        "\(mode.rawValue)")
    }
  }

  @Test func `an animation removed at its end does not fill after it`() {
    #expect(shown(at: [9, 11, 12]) { $0.fillMode = .both } == [0, -1, -1])
  }

  @Test func `a begin time is in the layer's time`() {
    #expect(shown(at: [10.5, 12, 12.5, 13]) { $0.beginTime = 12 } == [-1, 0, 50, -1])
  }

  @Test func `without a duration the default is used`() {
    #expect(shown(at: [10, 10.125, 10.25]) { $0.duration = 0 } == [0, 50, -1])
  }

  @Test func `speed scales the active time`() {
    #expect(shown(at: [10.25, 10.5]) { $0.speed = 2 } == [50, -1])
    #expect(shown(at: [11, 12]) { $0.speed = 0.5 } == [50, -1])
  }

  @Test func `a negative speed runs backwards from the end`() {
    #expect(shown(at: [10, 10.25, 10.75, 11]) { $0.speed = -1 } == [100, 75, 25, -1])
  }

  @Test func `just before the end an animation shows its end value despite rounding`() {
    for i in 1...200 {
      let duration = Double(i) * 0.1
      let last = [(10 + duration).nextDown]
      let forth = shown(at: last) { $0.duration = duration }
      let back = shown(at: last) { ($0.duration, $0.speed) = (duration, -1) }
      let round = shown(at: last) { ($0.duration, $0.repeatCount) = (duration / 4, 4) }

      #expect(abs(forth[0] - 100) < 1e-6, "\(duration) s")
      #expect(abs(back[0]) < 1e-6, "\(duration) s")
      #expect(abs(round[0] - 100) < 1e-6, "\(duration) s")
    }
  }

  @Test func `a time offset starts later and wraps`() {
    #expect(
      shown(at: [10, 10.25, 10.5, 10.75, 11]) { $0.timeOffset = 0.5 } == [50, 75, 0, 25, -1])
  }

  @Test func `at speed zero the animation is fixed at its offset`() {
    #expect(
      shown(at: [10, 50]) { ($0.speed, $0.timeOffset) = (0, 0.25) } == [25, 25])
    #expect(shown(at: [50]) { ($0.speed, $0.timeOffset) = (0, 1) } == [-1])
  }

  @Test func `repeatCount counts passes, also fractional ones`() {
    #expect(
      shown(at: [10.5, 11, 11.5, 12, 12.25, 12.5]) { $0.repeatCount = 2.5 }
        == [50, 0, 50, 0, 25, -1])
    #expect(
      shown(at: [12, 13]) {
        ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (2.5, .forwards, false)
      } == [0, 50])
    #expect(
      shown(at: [10, 1_000_010.5]) { $0.repeatCount = .greatestFiniteMagnitude } == [0, 50])
    #expect(shown(at: [1_000_010.5]) { $0.repeatCount = .infinity } == [50])
    #expect(shown(at: [11.25, 11.5]) { $0.repeatDuration = 1.5 } == [25, -1])
  }

  @Test func `whole repeats end at the last value despite rounding`() {
    for count in 1...50 {
      let values = shown(at: [100]) {
        ($0.duration, $0.repeatCount) = (0.1, Float(count))
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
      }
      #expect(values == [100], "\(count) times")
    }
  }

  @Test func `autoreverses runs forwards and back`() {
    #expect(
      shown(at: [10.25, 11, 11.25, 11.75, 12]) { $0.autoreverses = true } == [25, 100, 75, 25, -1])
    #expect(
      shown(at: [12.25, 13.25, 14]) { ($0.autoreverses, $0.repeatCount) = (true, 2) }
        == [25, 75, -1])
  }

  @Test func `the timing function applies to each pass, mirrored on the reverse`() {
    let ease: (CABasicAnimation) -> Void = {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      $0.autoreverses = true
    }
    let values = shown(at: [10.25, 11.75], ease)

    #expect(abs(values[0] - 9.34646507) < 1e-5)
    #expect(abs(values[1] - 9.34646507) < 1e-5)
  }

  @Test func `cumulative repeats continue from their end values`() {
    #expect(
      shown(at: [10.5, 11, 11.5, 12.5]) { ($0.repeatCount, $0.isCumulative) = (3, true) }
        == [50, 100, 150, 250])
  }

  @Test func `cumulative rotations add up`() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(1, 0, 0, 1)
    (animation.duration, animation.repeatCount, animation.isCumulative) = (1, 10, true)
    var values = LayerValues()

    for animation in animation.compiled(beginningAt: 0, defaultDuration: 0) {
      animation.apply(to: &values, at: 7.5)
    }

    #expect(values.transform.distance(to: CATransform3DMakeRotation(7.5, 0, 0, 1)) < 1e-13)
  }

  @Test func `the property animator's measured frame matches ease in and out`() {
    let value = shown(at: [10.243]) {
      ($0.fromValue, $0.toValue) = (50, 150)
      $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }

    #expect(abs(value[0] - 62.14) < 0.2)
  }

  @Test func `begin and end are in the layer's time`() throws {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.duration, animation.speed, animation.repeatCount) = (3, 2, 4)
    let compiled = try #require(animation.compiled(beginningAt: 5, defaultDuration: 0).first)

    #expect(compiled.begin == 5 && compiled.end == 11)
    #expect(compiled.shifted(by: 2).begin == 7 && compiled.shifted(by: 2).end == 13)
    #expect(compiled.isRemovedOnCompletion && compiled.property == .zPosition)

    animation.speed = 0
    #expect(animation.compiled(beginningAt: 5, defaultDuration: 0).first?.end == .infinity)
    (animation.speed, animation.repeatCount) = (1, .infinity)
    #expect(animation.compiled(beginningAt: 5, defaultDuration: 0).first?.end == .infinity)
  }
}

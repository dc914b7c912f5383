import QuartzCore
import Testing

@MainActor
struct CAAnimationGroupTests {
  private func number(_ path: String, _ from: Double, _ to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue) = (from, to)
    return animation
  }

  private func shown(_ group: CAAnimationGroup, at times: [Double]) -> [[Double]] {
    let compiled = group.compiled(beginningAt: 100, defaultDuration: 0.25)
    return times.map { t in
      var values = LayerValues()
      for animation in compiled { animation.apply(to: &values, at: 100 + t) }
      return [values.position.x, values.zPosition]
    }
  }

  @Test func `children run in the group's time and are clipped at its end`() {
    let early = number("position.x", 10, 20)
    early.duration = 1
    let late = number("zPosition", 10, 20)
    (late.beginTime, late.duration) = (1, 4)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([early, late], 2)

    #expect(
      shown(group, at: [-0.5, 0, 0.5, 1, 1.5, 1.9999999, 2])
        .map { $0.map { ($0 * 1000).rounded() / 1000 } }
        == [[0, 0], [10, 0], [15, 0], [0, 10], [0, 11.25], [0, 12.5], [0, 0]])
  }

  @Test func `children without a duration take the group's`() {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([number("position.x", 0, 10)], 4)

    #expect(shown(group, at: [1, 2, 3]).map { $0[0] } == [2.5, 5, 7.5])
  }

  @Test func `a group's speed, timing and repeats apply to its children`() {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([number("position.x", 0, 10)], 1)
    (group.speed, group.repeatCount, group.autoreverses) = (0.5, 2, true)
    #expect(
      shown(group, at: [0.5, 1.5, 2, 2.5, 4, 4.5, 7.5, 8]).map { $0[0] }
        == [2.5, 7.5, 10, 7.5, 0, 2.5, 2.5, 0])

    // The children must not disappear for an instant, neither at the reversal nor at the start of
    // the backward pass.
    (group.speed, group.repeatCount, group.autoreverses) = (-1, 0, false)
    #expect(shown(group, at: [0, 0.25, 1]).map { $0[0] } == [10, 7.5, 0])

    (group.speed, group.timingFunction) = (0.5, CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(abs(shown(group, at: [0.5])[0][0] - 1.29161931) < 1e-6)
  }

  @Test func `a filling group keeps its children's final values`() {
    let group = CAAnimationGroup()
    let short = number("zPosition", 0, 10)
    short.duration = 0.3
    (group.animations, group.duration) = ([number("position.x", 0, 10), short], 0.7)
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)

    #expect(shown(group, at: [0.7, 5]) == [[10, 0], [10, 0]])
  }

  @Test func `beginTime, end and timeOffset are the group's`() {
    let child = number("position.x", 0, 10)
    (child.beginTime, child.duration) = (0.5, 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([child], 2)
    let compiled = group.compiled(beginningAt: 100, defaultDuration: 0)

    #expect(compiled.map(\.begin) == [100])
    #expect(compiled.map(\.end) == [102])
    let moved = compiled.map { $0.shifted(by: -40) }
    #expect(moved.map(\.begin) == [60])
    var values = LayerValues()
    for animation in moved { animation.apply(to: &values, at: 61) }
    #expect(values.position.x == 5)
  }

  @Test func `groups nest, and copies are deep`() {
    let inner = CAAnimationGroup()
    (inner.animations, inner.beginTime) = ([number("position.x", 0, 10)], 1)
    inner.duration = 2
    let outer = CAAnimationGroup()
    (outer.animations, outer.duration) = ([inner], 3)

    let copy = outer.duplicate() as? CAAnimationGroup
    inner.duration = 50

    #expect(copy.map { shown($0, at: [0.5, 1, 2, 2.5]).map { $0[0] } } == [0, 0, 5, 7.5])
  }
}

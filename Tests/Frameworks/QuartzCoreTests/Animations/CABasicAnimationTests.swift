import QuartzCore
import Testing

@MainActor
struct CABasicAnimationTests {
  /// The values of zPosition during an animation of two seconds that is added at local time 10. The
  /// model value is 5.
  private func shown(
    from: Any? = nil, to: Any? = nil, by: Any? = nil, additive: Bool = false
  ) -> [Double] {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.isAdditive = additive
    animation.duration = 2
    return [10, 10.5, 11, 11.5].map { t in
      var values = LayerValues()
      values.zPosition = 5
      for compiled in animation.compiled(beginningAt: 10, defaultDuration: 0.25) {
        compiled.apply(to: &values, at: t)
      }
      return values.zPosition
    }
  }

  @Test func `from, to and by combine in six ways`() {
    #expect(shown(from: 1, to: 9) == [1, 3, 5, 7])
    #expect(shown(from: 1, by: 4) == [1, 2, 3, 4])
    #expect(shown(to: 9, by: 4) == [5, 6, 7, 8])
    #expect(shown(from: 1) == [1, 2, 3, 4])
    #expect(shown(to: 9) == [5, 6, 7, 8])
    #expect(shown(by: 8) == [5, 7, 9, 11])
    #expect(shown() == [5, 5, 5, 5])
  }

  @Test func `toValue wins over byValue if fromValue is also given`() {
    #expect(shown(from: 1, to: 9, by: 100) == [1, 3, 5, 7])
  }

  @Test func `additive animations are added to the model value`() {
    #expect(shown(from: -4, to: 0, additive: true) == [1, 2, 3, 4])
    #expect(shown(from: -4, additive: true) == [1, 2, 3, 4])
    #expect(shown(by: 8, additive: true) == [5, 7, 9, 11])
  }

  @Test func `additive animations accumulate`() {
    // A move from 0 to 100 begins at 0 and is reversed to 0 at 0.5, as in UIKit. Each animation
    // runs from old − new to zero and is added to the new model value.
    let there = CABasicAnimation(keyPath: "position.x")
    (there.fromValue, there.toValue, there.isAdditive, there.duration) = (-100, 0, true, 1)
    let back = CABasicAnimation(keyPath: "position.x")
    (back.fromValue, back.toValue, back.isAdditive, back.duration) = (100, 0, true, 1)
    let stack =
      there.compiled(beginningAt: 0, defaultDuration: 0)
      + back.compiled(beginningAt: 0.5, defaultDuration: 0)

    let track = [0.5, 0.75, 1, 1.25, 1.5].map { t in
      var values = LayerValues()
      for animation in stack { animation.apply(to: &values, at: t) }
      return values.position.x
    }

    // The value is −100·(1 − t) + 100·(1 − (t − 0.5)) until t = 1. After t = 1, only the second
    // term remains.
    #expect(track == [50, 50, 50, 25, 0])
  }

  @Test func `additive matrices are multiplied before the model's`() {
    let old = CATransform3DMakeRotation(-1.2, 1, 0, 0)
    let new = CATransform3DMakeScale(2, 2, 1)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(
      caTransform3D: CATransform3DConcat(old, CATransform3DInvert(new)))
    animation.toValue = CATransform3DIdentity
    animation.isAdditive = true
    animation.duration = 1
    let compiled = animation.compiled(beginningAt: 0, defaultDuration: 0)
    var values = LayerValues()
    values.transform = new

    #expect(compiled.count == 1)
    compiled[0].apply(to: &values, at: 0)

    #expect(values.transform.distance(to: old) < 1e-14)
  }

  @Test func `a page flips about x at constant speed`() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)
    animation.toValue = CATransform3DIdentity
    animation.duration = 0.5
    let compiled = animation.compiled(beginningAt: 0, defaultDuration: 0)

    for t in stride(from: 0.0, to: 0.5, by: 0.05) {
      var values = LayerValues()
      for animation in compiled { animation.apply(to: &values, at: t) }
      let angle = atan2(values.transform.m23, values.transform.m22)
      #expect(abs(angle - (-.pi / 2 * (1 - t / 0.5))) < 1e-12, "at \(t)")
    }
  }

  @Test func `a rotation by key path makes all requested rounds`() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue) = (0, 4 * Double.pi)
    animation.duration = 4
    let compiled = animation.compiled(beginningAt: 0, defaultDuration: 0)

    for t in stride(from: 0.0, to: 4, by: 0.25) {
      var values = LayerValues()
      values.transform = CATransform3DMakeScale(2, 2, 1)
      for animation in compiled { animation.apply(to: &values, at: t) }
      #expect(abs(values.transform.m11 - 2 * cos(.pi * t)) < 1e-12, "at \(t)")
      #expect(abs(values.transform.m12 - 2 * sin(.pi * t)) < 1e-12, "at \(t)")
    }
  }

  @Test func `an unknown key path or a value of another kind compiles to nothing`() {
    let unknown = CABasicAnimation(keyPath: "frame")
    let wrong = CABasicAnimation(keyPath: "position")
    wrong.toValue = "here"

    #expect(unknown.compiled(beginningAt: 0, defaultDuration: 1).isEmpty)
    #expect(wrong.compiled(beginningAt: 0, defaultDuration: 1).isEmpty)
    #expect(CAAnimation().compiled(beginningAt: 0, defaultDuration: 1).isEmpty)
  }

  @Test func `a copy is of the same kind and independent`() {
    let original = CABasicAnimation(keyPath: "position")
    original.fromValue = CGPoint(x: 1, y: 2)
    original.duration = 3
    original.timingFunction = CAMediaTimingFunction(name: .easeIn)
    original.setValue("flip", forKey: "name")

    let copy = original.copy() as? CABasicAnimation
    original.duration = 9
    original.setValue(nil, forKey: "name")

    #expect(copy?.keyPath == "position")
    #expect(copy?.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(copy?.duration == 3)
    #expect(copy?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    #expect(copy?.value(forKey: "name") as? String == "flip")
    #expect(original.value(forKey: "name") == nil)
  }
}

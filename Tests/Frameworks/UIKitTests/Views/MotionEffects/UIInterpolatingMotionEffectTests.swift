import Testing
import UIKit

@MainActor
struct UIInterpolatingMotionEffectTests {
  private func effect(_ lower: Any?, _ upper: Any?) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = lower
    effect.maximumRelativeValue = upper
    return effect
  }

  private func value(_ effect: UIMotionEffect, at x: CGFloat) -> Double? {
    let values = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: x, vertical: 0.3))
    return (values?["center.x"] as? NSNumber)?.doubleValue
  }

  @Test func `an offset that is no number gives no values`() {
    #expect(value(effect(-15, 15), at: .nan) == nil)
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    #expect(UIMotionEffectGroup().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `numbers are interpolated and limited to the bounds`() {
    let effect = effect(-15, CGFloat(25))

    #expect(value(effect, at: -1) == -15)
    #expect(value(effect, at: 0) == 5)
    #expect(value(effect, at: 0.5) == 15)
    #expect(value(effect, at: 3) == 25)
    #expect(value(self.effect(nil, 10), at: -1) == 0)
  }

  @Test func `in a group a later effect replaces an earlier one of the same key path`() {
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect(0, 10), effect(0, 20)]

    #expect(value(group, at: 1) == 20)
  }

  @Test func `a view keeps its effects in order`() {
    World()() {
      let view = UIView()
      let (a, b) = (effect(0, 1), effect(0, 2))
      view.removeMotionEffect(a)
      view.addMotionEffect(a)
      view.addMotionEffect(b)
      view.removeMotionEffect(a)

      #expect(view.motionEffects.count == 1 && view.motionEffects.first === b)
    }
  }
}

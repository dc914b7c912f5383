import QuartzCore
import Testing

struct InterpolationTests {
  @Test func `numbers, points, sizes and rectangles interpolate per component, also beyond`() {
    let a = AnimatableValue.rect(CGRect(x: 0, y: 10, width: 100, height: 0))
    let b = AnimatableValue.rect(CGRect(x: 10, y: 0, width: 200, height: 50))

    guard case .rect(let rect) = a.interpolated(to: b, fraction: 1.1) else {
      Issue.record("not a rectangle")
      return
    }
    #expect(abs(rect.origin.x - 11) < 1e-12)
    #expect(abs(rect.origin.y + 1) < 1e-12)
    #expect(abs(rect.size.width - 210) < 1e-12)
    #expect(abs(rect.size.height - 55) < 1e-12)
  }

  @Test func `colours interpolate gamma-encoded, and stay valid when overshooting`() {
    let red = AnimatableValue.color(CGColor(rgba: [1, 0, 0, 1]))
    let blue = AnimatableValue.color(CGColor(rgba: [0, 0, 1, 0.5]))

    #expect(red.interpolated(to: blue, fraction: 0.5).rgba == [0.5, 0, 0.5, 0.75])
    #expect(red.interpolated(to: blue, fraction: 1.5).rgba == [0, 0, 1, 0.25])
  }

  @Test func `a missing colour is the other one with alpha 0`() {
    let red = AnimatableValue.color(CGColor(rgba: [1, 0, 0, 0.8]))

    let none = AnimatableValue.color(nil)

    #expect(none.interpolated(to: red, fraction: 0.25).rgba == [1, 0, 0, 0.2])
    #expect(red.interpolated(to: none, fraction: 0.5).rgba == [1, 0, 0, 0.4])
    #expect(none.interpolated(to: none, fraction: 0.5).rgba == nil)
  }

  @Test func `flags switch half-way`() {
    for (k, expected) in [(0.0, false), (0.49, false), (0.5, true), (1, true)] {
      let mixed = AnimatableValue.flag(false).interpolated(to: .flag(true), fraction: k)
      guard case .flag(let flag) = mixed else {
        Issue.record("not a flag")
        continue
      }
      #expect(flag == expected, "at \(k)")
    }
  }

  @Test func `a difference added to the second value gives the first`() throws {
    let samples = MatrixSamples.affine
    for i in 1..<samples.count {
      let (old, new) = (samples[i - 1], samples[i])
      let change = try #require(AnimatableValue.transform(old).subtracting(.transform(new)))
      guard case .transform(let sum) = AnimatableValue.transform(new).adding(change) else {
        Issue.record("not a matrix")
        continue
      }
      #expect(sum.distance(to: old) < 1e-9, "matrix \(i)")
    }
    let flat = AnimatableValue.transform(CATransform3DMakeScale(0, 0, 1))
    #expect(AnimatableValue.transform(CATransform3DIdentity).subtracting(flat) == nil)
  }

  @Test func `an additive matrix is applied before the one it is added to`() {
    let base = AnimatableValue.transform(CATransform3DMakeScale(2, 2, 1))
    let sum = base.adding(.transform(CATransform3DMakeTranslation(10, 0, 0)))

    guard case .transform(let m) = sum else {
      Issue.record("not a matrix")
      return
    }
    #expect(m.m41 == 20)
  }
}

extension AnimatableValue {
  fileprivate var rgba: SIMD4<Double>? {
    guard case .color(let color) = self else { return nil }
    return color?.rgba
  }
}

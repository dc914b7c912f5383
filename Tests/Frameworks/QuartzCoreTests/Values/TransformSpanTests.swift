import QuartzCore
import Testing

struct TransformSpanTests {
  @Test func `both ends are exact`() {
    let samples = MatrixSamples.projective
    for i in 1..<samples.count {
      let span = TransformSpan(from: samples[i - 1], to: samples[i])

      #expect(span(0) == samples[i - 1], "matrix \(i)")
      #expect(span(1) == samples[i], "matrix \(i)")
      #expect(span(1e-9).distance(to: samples[i - 1]) < 1e-7, "matrix \(i)")
      #expect(span(1 - 1e-9).distance(to: samples[i]) < 1e-7, "matrix \(i)")
    }
  }

  @Test func `a page that flips up from the edge rotates at constant speed`() {
    var view = CATransform3DIdentity
    view.m34 = -1.0 / 844
    let span = TransformSpan(
      from: CATransform3DRotate(view, -.pi / 2, 1, 0, 0), to: view)

    for k in stride(from: 0, through: 1, by: 0.05) {
      let expected = CATransform3DRotate(view, -.pi / 2 * (1 - k), 1, 0, 0)

      #expect(span(k).distance(to: expected) < 1e-14, "k \(k)")
    }
  }

  @Test func `a pure rotation keeps its area`() {
    for angle in stride(from: -3.1, through: 3.1, by: 0.1) {
      let span = TransformSpan(
        from: CATransform3DIdentity, to: CATransform3DMakeRotation(angle, 0, 0, 1))
      for k in stride(from: -0.2, through: 1.2, by: 0.1) {
        #expect(abs(span(k).area - 1) < 1e-13, "angle \(angle), k \(k)")
        #expect(abs(span(k).m12 - sin(angle * k)) < 1e-13, "angle \(angle), k \(k)")
      }
    }
  }

  @Test func `rotation takes the shortest path`() {
    let span = TransformSpan(
      from: CATransform3DMakeRotation(3, 0, 0, 1), to: CATransform3DMakeRotation(-3, 0, 0, 1))

    // The rotation goes from 3 to 2π − 3 through π, not through 0.
    #expect(abs(span(0.5).m11 + 1) < 1e-12)
  }

  @Test func `a half turn takes one direction however it was written`() {
    for to in [
      CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeRotation(-.pi, 0, 0, 1),
      CATransform3DMakeRotation(.pi, 0, 0, -1), CATransform3DMakeScale(-1, -1, 1),
      CATransform3DRotate(CATransform3DMakeRotation(.pi * 0.3, 0, 0, 1), .pi * 0.7, 0, 0, 1),
    ] {
      let span = TransformSpan(from: CATransform3DIdentity, to: to)
      #expect(abs(span(0.5).m12 - 1) < 1e-9)
    }
  }

  @Test func `scale, translation and perspective interpolate linearly`() {
    var from = CATransform3DMakeScale(1, 1, 1)
    from.m34 = -0.002
    let to = CATransform3DTranslate(CATransform3DMakeScale(3, 0, 1), 10, 0, 0)

    let middle = TransformSpan(from: from, to: to)(0.5)

    #expect(abs(middle.m11 - 2) < 1e-15)
    #expect(abs(middle.m22 - 0.5) < 1e-15)
    #expect(abs(middle.m41 - 15) < 1e-15)
    #expect(abs(middle.m34 + 0.001) < 1e-15)
  }

  @Test func `matrices that cannot be decomposed interpolate per element`() {
    var flat = CATransform3DIdentity
    (flat.m21, flat.m22) = (1, 0)

    let middle = TransformSpan(from: flat, to: CATransform3DIdentity)(0.5)

    #expect(middle.m21 == 0.5)
    #expect(middle.m22 == 0.5)
  }
}

import QuartzCore
import Testing

struct CATransform3DDecompositionTests {
  @Test func `matrices are restored from their parts`() throws {
    for (i, m) in (MatrixSamples.affine + MatrixSamples.projective).enumerated() {
      let parts = try #require(m.decompose(), "matrix \(i)")

      #expect(CATransform3D(recomposing: parts).distance(to: m) < 1e-11, "matrix \(i)")
      let (axis, w) = (parts.rotation.axis, parts.rotation.w)
      let length = (axis * axis).sum() + w * w
      #expect(abs(length - 1) < 1e-12, "matrix \(i)")
    }
  }

  @Test func `the parts of a composed matrix are its inputs`() throws {
    var m = CATransform3DIdentity
    m.m34 = -1.0 / 500
    m = CATransform3DTranslate(m, 10, 20, 30)
    m = CATransform3DRotate(m, 0.5, 0, 0, 1)
    m = CATransform3DScale(m, 2, 3, 4)

    let parts = try #require(m.decompose())

    expectNear(parts.translation, SIMD3(10, 20, 30))
    expectNear(parts.scale, SIMD3(2, 3, 4))
    expectNear(parts.skew, .zero)
    expectNear(parts.rotation.axis, SIMD3(0, 0, sin(0.25)))
    #expect(abs(parts.perspective.z + 1.0 / 500) < 1e-15)
    #expect(abs(parts.perspective.w - 1) < 1e-12)
  }

  @Test func `a flip in the plane stays in the plane`() throws {
    let x = try #require(CATransform3DMakeScale(-2, 3, 1).decompose())
    let y = try #require(CATransform3DMakeScale(2, -3, 1).decompose())

    expectNear(x.scale, SIMD3(-2, 3, 1))
    expectNear(y.scale, SIMD3(2, -3, 1))
    #expect(x.rotation == .identity && y.rotation == .identity)
  }

  @Test func `a scale by zero keeps the remaining directions`() throws {
    let scales: [SIMD3<Double>] = [[0, 0, 1], [0, 0, 0], [0.5, 0, 1], [0, 2, 1], [1, 1, 0]]
    for scale in scales {
      let m = CATransform3DMakeScale(scale.x, scale.y, scale.z)

      let parts = try #require(m.decompose(), "\(scale)")

      expectNear(parts.scale, scale)
      #expect(CATransform3D(recomposing: parts).distance(to: m) < 1e-15, "\(scale)")
      #expect(abs(parts.rotation.w - 1) < 1e-12, "\(scale)")
    }
  }

  @Test func `parallel rows cannot be decomposed`() {
    var m = CATransform3DIdentity
    (m.m21, m.m22) = (1, 0)

    #expect(m.decompose() == nil)
  }

  private func expectNear(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, at location: SourceLocation = #_sourceLocation
  ) {
    for i in 0..<3 { #expect(abs(a[i] - b[i]) < 1e-12, sourceLocation: location) }
  }
}

import QuartzCore
import Testing

struct CATransform3DTests {
  /// The point to which a matrix maps the point (x, y, z).
  private func image(_ x: Double, _ y: Double, _ z: Double, _ m: CATransform3D) -> [Double] {
    let w = x * m.m14 + y * m.m24 + z * m.m34 + m.m44
    return [
      (x * m.m11 + y * m.m21 + z * m.m31 + m.m41) / w,
      (x * m.m12 + y * m.m22 + z * m.m32 + m.m42) / w,
      (x * m.m13 + y * m.m23 + z * m.m33 + m.m43) / w,
    ]
  }

  private func expectNear(
    _ a: [Double], _ b: [Double], at location: SourceLocation = #_sourceLocation
  ) {
    for (a, b) in zip(a, b) { #expect(abs(a - b) < 1e-12, sourceLocation: location) }
  }

  @Test func `quarter turns map each axis to the next`() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    let x = CATransform3DMakeRotation(.pi / 2, 2, 0, 0)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    expectNear(image(1, 0, 0, z), [0, 1, 0])
    expectNear(image(0, 1, 0, x), [0, 0, 1])
    expectNear(image(0, 0, 1, y), [1, 0, 0])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `a third of a turn about the diagonal cycles the axes`() {
    let m = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)

    expectNear(image(1, 2, 3, m), [3, 1, 2])
  }

  @Test func `translate, scale and rotate act before the matrix they are given`() {
    let base = CATransform3DMakeScale(2, 3, 4)

    expectNear(image(1, 1, 1, CATransform3DTranslate(base, 10, 20, 30)), [22, 63, 124])
    expectNear(
      image(1, 1, 1, CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)),
      [7, 9, 11])
    expectNear(image(1, 0, 0, CATransform3DRotate(base, .pi / 2, 0, 0, 1)), [0, 3, 0])
  }

  @Test func `concat applies the first matrix first`() {
    let m = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(10, 10, 10))

    expectNear(image(0, 0, 0, m), [10, 20, 30])
  }

  @Test func `translating equals multiplying, in perspective too`() {
    for (i, m) in MatrixSamples.projective.enumerated() {
      let direct = CATransform3DTranslate(m, 3, -4, 5)
      let product = CATransform3DConcat(CATransform3DMakeTranslation(3, -4, 5), m)

      #expect(direct.distance(to: product) < 1e-14, "matrix \(i)")
    }
  }

  @Test func `a matrix times its inverse is the identity`() {
    for (i, m) in (MatrixSamples.affine + MatrixSamples.projective).enumerated() {
      let inverse = CATransform3DInvert(m)

      #expect(
        CATransform3DConcat(m, inverse).distance(to: CATransform3DIdentity) < 1e-9, "matrix \(i)")
      #expect(
        CATransform3DConcat(inverse, m).distance(to: CATransform3DIdentity) < 1e-9, "matrix \(i)")
    }
  }

  @Test func `a singular matrix is returned unchanged`() {
    let flat = CATransform3DMakeScale(1, 0, 1)

    #expect(flat.inverse == nil)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  @Test func `a boxed matrix is restored exactly`() {
    let m = MatrixSamples.projective[5]

    #expect(NSValue(caTransform3D: m).caTransform3DValue == m)
    #expect(NSValue(caTransform3D: m) == NSValue(caTransform3D: m))
    #expect(NSValue(point: CGPoint(x: 1, y: 2)).matrix == nil)
  }
}

import CoreGraphics
import Testing

struct CGAffineTransformComponentsTests {
  private func differs(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
      .contains { abs($0 - $1) > 1e-9 }
  }

  @Test func `singular transforms are decomposed into finite parts that make them again`() {
    for transform in [
      CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(scaleX: 3, y: 0),
      CGAffineTransform(rotationAngle: 1).scaledBy(x: 0, y: 2),
    ] {
      let parts = transform.decomposed()
      #expect(parts.rotation.isFinite && parts.horizontalShear.isFinite)
      #expect(!differs(CGAffineTransform(parts), transform), "\(transform)")
    }
  }

  @Test func `the parts are applied as scale, shear, rotation, translation`() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: .pi / 2,
      translation: CGVector(dx: 10, dy: 20))

    // (1, 1) is scaled to (2, 3), sheared to (3.5, 3), rotated to (−3, 3.5) and moved.
    let point = CGPoint(x: 1, y: 1).applying(CGAffineTransform(parts))

    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 23.5) < 1e-9)
  }

  @Test func `decomposing gives the parts back`() {
    for angle in stride(from: -3.0, through: 3, by: 0.5) {
      for shear in [-1.5, 0, 0.7] {
        for height in [-2.0, 0.5, 4] {
          let transform = CGAffineTransform(
            CGAffineTransformComponents(
              scale: CGSize(width: 1.5, height: height), horizontalShear: shear, rotation: angle,
              translation: CGVector(dx: -7, dy: 8)))
          let parts = transform.decomposed()
          #expect(abs(parts.rotation - angle) < 1e-9)
          #expect(abs(parts.horizontalShear - shear) < 1e-9)
          #expect(abs(parts.scale.width - 1.5) < 1e-9 && abs(parts.scale.height - height) < 1e-9)
          #expect(parts.translation == CGVector(dx: -7, dy: 8))
        }
      }
    }
  }
}

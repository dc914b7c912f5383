import CoreGraphics
import Testing

/// Invertible matrices: for each index a rotation, scale, shear and translation computed by a
/// formula.
private let matrices: [CGAffineTransform] = (0..<200).map { index in
  let i = CGFloat(index)
  return CGAffineTransform(rotationAngle: i * 0.37)
    .concatenating(CGAffineTransform(scaleX: 0.25 + i.truncatingRemainder(dividingBy: 7), y: -1.5))
    .concatenating(CGAffineTransform(a: 1, b: 0.1 * sin(i), c: 0.3, d: 1, tx: 0, ty: 0))
    .translatedBy(x: 13 * sin(i), y: i - 90)
}

private func expectEqual(
  _ left: CGAffineTransform, _ right: CGAffineTransform, within tolerance: CGFloat = 1e-9,
  _ comment: Comment = ""
) {
  let pairs = [
    (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d),
    (left.tx, right.tx), (left.ty, right.ty),
  ]
  for (one, other) in pairs { #expect(abs(one - other) <= tolerance, comment) }
}

struct CGAffineTransformTests {
  @Test func `a matrix times its inverse is the identity`() {
    for (index, matrix) in matrices.enumerated() {
      expectEqual(matrix.concatenating(matrix.inverted()), .identity, "matrix \(index)")
      expectEqual(matrix.inverted().concatenating(matrix), .identity, "matrix \(index)")
    }
  }

  @Test func `concatenating applies the receiver first`() {
    for (first, second) in zip(matrices, matrices.dropFirst()) {
      let point = CGPoint(x: 3.5, y: -8)

      let together = point.applying(first.concatenating(second))

      let apart = point.applying(first).applying(second)
      #expect(abs(together.x - apart.x) < 1e-9 && abs(together.y - apart.y) < 1e-9)
    }
  }

  @Test func `translatedBy, scaledBy and rotated come before the receiver`() {
    let base = CGAffineTransform(scaleX: 2, y: 3)

    #expect(CGPoint.zero.applying(base.translatedBy(x: 10, y: 10)) == CGPoint(x: 20, y: 30))
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 4))
        == CGPoint(x: 7, y: 9))
    let turned = CGPoint(x: 1, y: 0).applying(base.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 3) < 1e-12)
  }

  @Test func `a positive angle turns x towards y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 6))

    #expect(abs(turned.x - 3.0.squareRoot() / 2) < 1e-12)
    #expect(abs(turned.y - 0.5) < 1e-12)
  }

  @Test func `a matrix without an inverse inverts to itself`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)

    #expect(flat.inverted() == flat)
  }

  @Test func `isIdentity is true for the identity only`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }
}

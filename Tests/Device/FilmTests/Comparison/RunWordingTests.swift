import Film
import QuartzCore
import Testing

struct RunWordingTests {
  private static func numbers(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ].map { Double($0) }
  }

  private static let matrices: [(CATransform3D, String)] = [
    (CATransform3DMakeTranslation(3, -4, 0), "translation (3, -4)"),
    (CATransform3DMakeTranslation(3, -4, 5), "translation (3, -4, 5)"),
    (CATransform3DMakeScale(0.5, 0.5, 1), "scale (0.5, 0.5)"),
    (CATransform3DMakeRotation(.pi / 2, 0, 0, 1), "turned 90°"),
    (CATransform3DMakeRotation(.pi / 6, 0, 1, 0), "turned 30° about y"),
    (CATransform3DMakeRotation(-.pi / 4, 1, 0, 0), "turned -45° about x"),
    (
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 1, 1, 0),
      "translation (2, 3) scale (2, 3)"
    ),
  ]

  @Test func `moves, scales and rotations are described in words`() {
    #expect(RunWording.transform([]) == "identity")
    for (matrix, words) in Self.matrices {
      #expect(RunWording.transform(Self.numbers(matrix)) == words)
    }
  }

  @Test func `a combination of them is described by its numbers`() {
    var matrix = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    matrix.m34 = -0.002

    #expect(RunWording.transform(Self.numbers(matrix)).hasPrefix("matrix (0.866, 0, -0.5, "))
  }
}

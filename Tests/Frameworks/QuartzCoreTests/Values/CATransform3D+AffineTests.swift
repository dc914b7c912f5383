import QuartzCore
import Testing

struct CATransform3DAffineTests {
  @Test func `a plane transform converts to a matrix and back`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let matrix = CATransform3DMakeAffineTransform(plane)

    #expect(CATransform3DIsAffine(matrix))
    #expect(CATransform3DGetAffineTransform(matrix) == plane)
    #expect(
      CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))
        == CATransform3DMakeRotation(1, 0, 0, 1))
  }

  @Test func `a matrix outside the plane is not affine`() {
    for (turn, isAffine) in [
      (CATransform3DMakeRotation(1, 0, 0, 1), true), (CATransform3DMakeRotation(1, 1, 0, 0), false),
      (CATransform3DMakeTranslation(1, 2, 3), false), (CATransform3DMakeScale(1, 2, 3), false),
    ] {
      #expect(CATransform3DIsAffine(turn) == isAffine)
    }
  }
}

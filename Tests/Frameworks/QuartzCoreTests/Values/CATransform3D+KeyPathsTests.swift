import QuartzCore
import Testing

struct CATransform3DPartsTests {
  @Test func `angles are rotations about x, then y, then z`() {
    var m = CATransform3DIdentity
    m.angles = SIMD3(0.3, 0.4, 0.5)

    var expected = CATransform3DMakeRotation(0.3, 1, 0, 0)
    expected = CATransform3DConcat(expected, CATransform3DMakeRotation(0.4, 0, 1, 0))
    expected = CATransform3DConcat(expected, CATransform3DMakeRotation(0.5, 0, 0, 1))
    #expect(m.distance(to: expected) < 1e-14)
  }

  @Test func `rotating a scaled and moved matrix keeps scale and translation`() {
    var m = CATransform3DScale(CATransform3DMakeTranslation(7, 8, 9), 2, 3, 1)
    m.angles.z = .pi / 2

    let expected = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(7, 8, 9), .pi / 2, 0, 0, 1), 2, 3, 1)
    #expect(m.distance(to: expected) < 1e-14)
  }

  @Test func `scaling a rotated matrix keeps the rotation`() {
    var m = CATransform3DMakeRotation(1, 0, 0, 1)
    m.scale = SIMD3(2, 2, 2)

    let expected = CATransform3DRotate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0, 1)
    #expect(m.distance(to: expected) < 1e-14)
  }

  @Test func `moving along z in perspective enlarges`() {
    var m = CATransform3DIdentity
    m.m34 = -1.0 / 500
    let expected = CATransform3DTranslate(m, 0, 0, 100)
    m.translation.z = 100

    #expect(m.distance(to: expected) < 1e-14)
    #expect(abs(m.m44 - 0.8) < 1e-15)
  }
}

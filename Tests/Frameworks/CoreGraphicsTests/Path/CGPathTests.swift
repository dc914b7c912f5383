import CoreGraphics
import Testing

struct CGPathTests {
  @Test func `an empty path has no bounds and no current point`() {
    let path = CGMutablePath()

    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
  }

  @Test func `closing returns to the start of the subpath`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 4))
    path.closeSubpath()

    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func `a transform is applied to every point`() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    let path = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: &double)

    #expect(path.boundingBox == CGRect(x: 2, y: 4, width: 6, height: 8))
    let plain = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil)
    #expect(plain.copy(using: &double) == path)
  }

  @Test func `a copy is independent of its original`() {
    let original = CGMutablePath()
    original.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))

    let copy = original.copy()
    original.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))

    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `blending moves each point part of the way`() {
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let large = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 50), transform: nil)

    #expect(
      small.blended(with: large, fraction: 0.5)?.boundingBox
        == CGRect(x: 5, y: 0, width: 20, height: 30))
    #expect(small.blended(with: CGPath(ellipseIn: .zero, transform: nil), fraction: 0.5) == nil)
  }
}

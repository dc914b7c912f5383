import CoreGraphics
import Testing

struct CGPathShapesTests {
  @Test func `a rounded corner is a circular arc`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 20,
      transform: nil)

    let points = path.flattened(tolerance: 0.001).flatMap { $0 }
    let corner = points.filter { $0.x < 20 && $0.y < 20 }

    #expect(corner.count > 10)
    for point in corner {
      let distance = hypot(point.x - 20, point.y - 20)
      #expect(abs(distance - 20) < 0.01, "\(point)")
    }
  }

  @Test func `radii are limited to half the sides`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 40)
    let path = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil)

    #expect(path.boundingBoxOfPath == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }
}

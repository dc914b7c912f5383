import CoreGraphics
import Testing

struct CGPathContainsTests {
  @Test func `a circle contains the points nearer than its radius`() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)

    for index in 0..<500 {
      let (angle, radius) = (
        CGFloat(index) * 0.77, CGFloat(index).truncatingRemainder(dividingBy: 83)
      )
      guard abs(radius - 50) > 0.2 else { continue }
      let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      #expect(circle.contains(point) == (radius < 50), "\(point)")
    }
  }

  @Test func `the fill rules differ where a path covers a point twice`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let inner = CGPoint(x: 15, y: 15)

    #expect(path.contains(inner))
    #expect(!path.contains(inner, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
  }

  @Test func `an open subpath counts as closed`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])

    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
  }

  @Test func `the point is transformed first`() {
    let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)
    let move = CGAffineTransform(translationX: 100, y: 0)

    #expect(path.contains(CGPoint(x: 5, y: 5), transform: move))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }
}

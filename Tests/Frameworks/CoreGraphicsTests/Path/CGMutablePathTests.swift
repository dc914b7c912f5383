import CoreGraphics
import Testing

struct CGMutablePathTests {
  @Test func `an arc has the requested direction`() {
    let up = arc(from: 0, to: .pi / 2, clockwise: false)
    let down = arc(from: 0, to: .pi / 2, clockwise: true)

    #expect(near(up.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(near(down.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(near(up.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(near(down.currentPoint, CGPoint(x: 0, y: 10)))
  }

  @Test func `a full turn is a circle`() {
    for clockwise in [true, false] {
      let end: CGFloat = clockwise ? -2 * .pi : 2 * .pi
      let path = arc(from: 0, to: end, clockwise: clockwise)

      #expect(near(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
      for point in path.flattened().flatMap({ $0 }) {
        #expect(abs(hypot(point.x, point.y) - 10) < 0.01)
      }
    }
  }

  @Test func `an arc is joined to the current point by a line`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 30, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: false)

    #expect(path.elements.dropFirst().first == .line(CGPoint(x: 10, y: 0)))
  }

  @Test func `a tangent arc touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)

    #expect(near(path.elements[1].points[0], CGPoint(x: 80, y: 0)))
    #expect(near(path.currentPoint, CGPoint(x: 100, y: 20)))
    for point in path.flattened().flatMap({ $0 }).dropFirst(2) {
      #expect(abs(hypot(point.x - 80, point.y - 20) - 20) < 0.02)
    }
  }

  @Test func `only a move starts a path`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()

    #expect(path.isEmpty)
  }

  @Test(arguments: [true, false])
  func `an arc from 0 to 2π is a whole circle in both directions`(clockwise: Bool) {
    let path = arc(from: 0, to: 2 * .pi, clockwise: clockwise)

    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 20) < 1e-6 && abs(box.height - 20) < 1e-6)
    #expect(arc(from: 1, to: 1, clockwise: clockwise).boundingBoxOfPath.width < 1e-6)
  }

  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    hypot(one.x - other.x, one.y - other.y) < 1e-6
  }

  /// Whether two rectangles are equal within the 0.027 % by which a Bézier curve deviates from a
  /// circle.
  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    let slack: CGFloat = 0.01
    return other.insetBy(dx: -slack, dy: -slack).contains(one)
      && one.insetBy(dx: -slack, dy: -slack).contains(other)
  }
}

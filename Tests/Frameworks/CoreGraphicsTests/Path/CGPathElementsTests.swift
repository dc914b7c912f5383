import CoreGraphics
import Testing

struct CGPathElementsTests {
  @Test func `applyWithBlock passes every element with its points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2.5, y: 5))
    path.addCurve(
      to: CGPoint(x: 4, y: 1), control1: CGPoint(x: 3, y: 2), control2: CGPoint(x: 4, y: 2))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    var ends: [CGPoint] = []

    path.applyWithBlock { element in
      kinds.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
      case .addQuadCurveToPoint: ends.append(element.pointee.points[1])
      case .addCurveToPoint: ends.append(element.pointee.points[2])
      case .closeSubpath: break
      }
    }

    #expect(
      kinds == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(ends.map(\.x) == [1, 2, 3, 4])
  }
}

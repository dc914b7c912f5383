import Testing
import UIKit

@MainActor struct UIBezierPathTests {
  private func picture(_ size: CGFloat = 20, _ draw: () -> Void) throws -> Picture {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: size, height: size), format: format(scale: 1)
    ).image { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      draw()
    }
    return try #require(Picture(image))
  }

  @Test func `styles start as Apple's`() {
    let path = UIBezierPath()

    #expect(path.lineWidth == 1)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
    #expect(path.isEmpty)
    #expect(path.bounds == .zero)
  }

  @Test func `an oval covers its middle and leaves its corners`() throws {
    let picture = try picture {
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).fill()
    }

    #expect(picture[10, 10] == [255, 0, 0, 255])
    #expect(picture[3, 3] == [0, 0, 0, 0])
    // The area of the circle is π·8² = 201.1. Pixels at the circle's edge count as inked.
    #expect((201...250).contains(picture.inked(0..<20, 0..<20)))
  }

  @Test func `a stroke has the requested width`() throws {
    let picture = try picture {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 2, y: 10))
      path.addLine(to: CGPoint(x: 18, y: 10))
      path.lineWidth = 4
      path.stroke()
    }

    #expect(picture.inkedRows == Array(8..<12))
    #expect(picture.inkedColumns == Array(2..<18))
    #expect(picture[10, 10] == [0, 0, 255, 255])
  }

  @Test func `dashes leave gaps`() throws {
    let picture = try picture {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
      path.lineWidth = 2
      path.setLineDash([4, 6], count: 2, phase: 0)
      path.stroke()
    }

    #expect(picture.inkedColumns == [0, 1, 2, 3, 10, 11, 12, 13])
  }

  @Test func `only the requested corners are rounded`() throws {
    let picture = try picture {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8)
      ).fill()
    }

    #expect(picture[0, 0][3] == 0)
    #expect(picture[19, 19][3] == 0)
    #expect(picture[19, 0] == [255, 0, 0, 255])
    #expect(picture[0, 19] == [255, 0, 0, 255])
  }

  @Test(arguments: [UIRectCorner.allCorners, [.topLeft, .bottomRight], .topRight, []])
  func `radii without a height are circular`(corners: UIRectCorner) {
    let rect = CGRect(x: 3, y: 4, width: 30, height: 20)
    func path(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: width, height: height))
    }

    for radius in [1.0, 8, 40] {
      #expect("\(path(radius, 0).cgPath.elements)" == "\(path(radius, radius).cgPath.elements)")
    }
    #expect("\(path(0, 8).cgPath.elements)" == "\(path(0, 0).cgPath.elements)")
    #expect("\(path(8, 4).cgPath.elements)" == "\(path(8, 4).cgPath.elements)")
  }

  @Test func `clockwise is as seen on screen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)

    // The arc goes from the right through the bottom, where y is positive, to the left.
    #expect(abs(path.bounds.maxY - 10) < 0.01)
    #expect(path.bounds.minY > -0.01)
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
  }

  @Test func `the even-odd rule makes a hole`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))

    #expect(path.contains(CGPoint(x: 10, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    let picture = try picture { path.fill() }
    #expect(picture[10, 10][3] == 0)
    #expect(picture[2, 2][3] == 255)
  }

  @Test func `a reversed subpath makes a hole under the winding rule`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())

    let inner = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(inner.reversing().bounds == inner.bounds)
    #expect(inner.reversing().contains(CGPoint(x: 10, y: 10)))
    // Without reversing, the rectangle and the oval have the same direction.
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `a clip keeps drawing inside`() throws {
    let picture = try picture {
      UIBezierPath(rect: CGRect(x: 4, y: 4, width: 8, height: 8)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
    }

    #expect(picture.inkedRows == Array(4..<12))
    #expect(picture.inkedColumns == Array(4..<12))
  }

  @Test func `a transform moves the points, a copy is unaffected`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath

    path.apply(CGAffineTransform(translationX: 5, y: 6))

    #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy?.lineWidth == 3)
  }
}

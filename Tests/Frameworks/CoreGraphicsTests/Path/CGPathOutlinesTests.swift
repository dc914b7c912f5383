import CoreGraphics
import Testing

struct CGPathOutlinesTests {
  private func path(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.closeSubpath() }
    return path
  }

  // MARK: Rectangles

  @Test func `only one rectangle along the axes is a rectangle`() {
    #expect(!CGMutablePath().isRect(nil))
    #expect(!path([(0, 0), (2, 0), (2, 1)], closed: true).isRect(nil))
    #expect(!path([(0, 0), (2, 1), (1, 3), (-1, 2)], closed: true).isRect(nil))
    #expect(!path([(0, 0), (2, 0), (0, 1), (2, 1)], closed: true).isRect(nil))
    #expect(!CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).isRect(nil))
    let two = CGMutablePath()
    two.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    two.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(!two.isRect(nil))
  }

  @Test func `a rectangle is found from any corner, closed by a line or not`() {
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    found = .zero
    #expect(path([(8, 10), (8, 4), (3, 4), (3, 10), (8, 10)]).isRect(&found) && found == rect)
  }

  // MARK: Dashes

  @Test func `a pattern that has no dashes copies the path`() {
    let line = path([(0, 0), (10, 0)])
    for lengths in [[], [0, 0], [-1, 2], [CGFloat.nan], [.infinity]] as [[CGFloat]] {
      #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == CGPath(elements: line.elements))
    }
  }

  @Test(arguments: [1e-12, .leastNonzeroMagnitude] as [CGFloat])
  func `a pattern too short to be seen leaves the path whole`(length: CGFloat) {
    let line = path([(0, 0), (10, 0)])
    let dashed = line.copy(dashingWithPhase: 0, lengths: [length])
    #expect(dashed == CGPath(elements: line.elements))
  }

  @Test(arguments: [1e20, .infinity, .nan] as [CGFloat])
  func `a path too long to be dashed stays whole`(end: CGFloat) {
    let dashed = path([(0, 0), (end, 0)]).copy(dashingWithPhase: 0, lengths: [1])
    #expect(dashed.elements.count == 2)
  }

  @Test func `dashes follow the lengths, the phase and corners`() {
    let line = path([(0, 0), (10, 0), (10, 10)])
    #expect(
      line.copy(dashingWithPhase: 0, lengths: [4, 3]).elements
        == path([(0, 0), (4, 0)]).elements
        + path([(7, 0), (10, 0), (10, 1)]).elements
        + path([(10, 4), (10, 8)]).elements)
    #expect(
      path([(0, 0), (10, 0)]).copy(dashingWithPhase: 3, lengths: [4, 3]).elements
        == path([(0, 0), (1, 0)]).elements + path([(4, 0), (8, 0)]).elements)
    #expect(
      path([(0, 0), (5, 0)]).copy(dashingWithPhase: -1, lengths: [2]).elements
        == path([(1, 0), (3, 0)]).elements)
  }

  @Test func `the last side of a closed path is dashed, and the transform comes last`() {
    let square = path([(0, 0), (2, 0), (2, 2), (0, 2)], closed: true)
    let dashed = square.copy(
      dashingWithPhase: 0, lengths: [1, 1], transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(dashed.elements.count { $0.kind == .moveToPoint } == 4)
    #expect(dashed.boundingBox == CGRect(x: 5, y: 0, width: 2, height: 2))
  }

  // MARK: Strokes

  private func stroke(
    _ path: CGPath, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func `nothing is stroked without width or length`() {
    #expect(stroke(path([(0, 0), (10, 0)]), 0).isEmpty)
    #expect(stroke(path([(3, 3)]), 4).isEmpty)
    #expect(stroke(path([(3, 3), (3, 3)]), 4).isEmpty)
    #expect(stroke(CGMutablePath(), 4).isEmpty)
  }

  @Test func `a stroke contains the points beside its line`() {
    let line = stroke(path([(0, 0), (10, 0), (10, 10)]), 4)
    for (x, y) in [(5.0, 1.9), (5, -1.9), (11.9, 5), (8.1, 5), (11.9, -1.9)] {
      #expect(line.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
    }
    for (x, y) in [(5.0, 2.1), (-0.1, 0), (7.9, 5), (10, 10.1), (12.1, 0)] {
      #expect(!line.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
    }
  }

  @Test func `caps lengthen the ends`() {
    let line = path([(0, 0), (10, 0)])
    let ends = CGPoint(x: 11.5, y: 0)
    let corner = CGPoint(x: 11.8, y: 1.8)
    #expect(!stroke(line, 4, .butt).contains(ends))
    #expect(stroke(line, 4, .round).contains(ends) && !stroke(line, 4, .round).contains(corner))
    #expect(stroke(line, 4, .square).contains(ends) && stroke(line, 4, .square).contains(corner))
  }

  @Test func `a path that passes its start again has caps only at its ends`() {
    let line = stroke(path([(0, 0), (0, 10), (0, 0), (10, 10)]), 4, .square, .bevel)
    #expect(line.contains(CGPoint(x: 0, y: -1.9)))
    #expect(line.contains(CGPoint(x: 11.3, y: 11.3)))
    #expect(!line.contains(CGPoint(x: -0.1, y: -2.4)))
  }

  @Test func `joins fill the outer corner up to the miter's limit`() {
    let bend = path([(0, 0), (10, 0), (10, 10)])
    let tip = CGPoint(x: 11.8, y: -1.8)
    let arc = CGPoint(x: 11.3, y: -1.3)
    #expect(stroke(bend, 4, .butt, .miter).contains(tip))
    // The miter of a right angle is √2 widths long.
    #expect(!stroke(bend, 4, .butt, .miter, limit: 1.4).contains(tip))
    #expect(stroke(bend, 4, .butt, .round).contains(arc))
    #expect(!stroke(bend, 4, .butt, .bevel).contains(arc))
  }

  @Test func `a closed path is stroked all around, and curves are followed`() {
    let ring = stroke(
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil), 10)
    for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
      }
      #expect(ring.contains(point(54.5)) && ring.contains(point(45.5)), "\(angle)")
      #expect(!ring.contains(point(56)) && !ring.contains(point(44)), "\(angle)")
    }
  }
}

import CoreGraphics
import Testing

struct CGPathBoundsTests {
  /// Paths of one quadratic and one cubic curve whose points vary by a formula.
  private static let paths: [CGPath] = (0..<60).map { index in
    func at(_ k: Int) -> CGPoint {
      let i = CGFloat(index * 7 + k)
      return CGPoint(x: 100 * sin(i * 1.7), y: 80 * cos(i * 2.3))
    }
    return CGPath(elements: [
      .move(at(0)), .quad(at(1), at(2)), .curve(at(3), at(4), at(5)), .line(at(6)), .close,
    ])
  }

  @Test func `the bounds of a path match dense sampling`() {
    for (index, path) in Self.paths.enumerated() {
      var samples: [CGPoint] = []
      var current = CGPoint.zero
      for element in path.elements {
        switch element {
        case .quad(let b, let c):
          samples += (0...2000).map { step in
            // De Casteljau's construction is independent of the polynomial under test.
            let t = CGFloat(step) / 2000
            return mix(mix(current, b, t), mix(b, c, t), t)
          }
        case .curve(let b, let c, let d):
          samples += (0...2000).map { step in
            let t = CGFloat(step) / 2000
            let (ab, bc, cd) = (mix(current, b, t), mix(b, c, t), mix(c, d, t))
            return mix(mix(ab, bc, t), mix(bc, cd, t), t)
          }
        default: samples += element.points
        }
        current = element.points.last ?? current
      }

      let found = path.boundingBoxOfPath
      let sampled = CGRect(enclosing: samples)

      #expect(abs(found.minX - sampled.minX) < 1e-3, "path \(index)")
      #expect(abs(found.minY - sampled.minY) < 1e-3, "path \(index)")
      #expect(abs(found.maxX - sampled.maxX) < 1e-3, "path \(index)")
      #expect(abs(found.maxY - sampled.maxY) < 1e-3, "path \(index)")
      #expect(found.minX <= sampled.minX + 1e-9 && found.maxX >= sampled.maxX - 1e-9)
    }
  }

  @Test func `the bounding box includes the control points too`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

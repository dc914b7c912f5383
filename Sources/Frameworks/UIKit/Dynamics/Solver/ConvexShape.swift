/// A convex polygon around a body's centre, in points. A polygon with two corners is a line.
///
/// The corners are in clockwise order on a screen, whose y-axis points down, and the normals point
/// outwards.
package struct ConvexShape: Equatable, Sendable {
  package let corners: [SIMD2<Double>]
  /// The unit normals of the edges from each corner to the next.
  package let normals: [SIMD2<Double>]
  /// The area, in square points.
  package let area: Double
  /// The moment of inertia about the centre, for a mass of 1.
  package let inertia: Double

  /// The number of corners with which an ellipse is approximated (unverified).
  private static let ellipseCorners = 32

  /// Creates the convex hull of `points`. Returns nil if the points do not have a finite extent.
  package init?(hullOf points: [SIMD2<Double>]) {
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    self.init(corners: Self.hull(points))
  }

  package static func rectangle(_ size: SIMD2<Double>) -> ConvexShape? {
    let half = size / 2
    return ConvexShape(hullOf: [
      SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), half, SIMD2(-half.x, half.y),
    ])
  }

  package static func ellipse(_ size: SIMD2<Double>) -> ConvexShape? {
    ConvexShape(
      hullOf: (0..<ellipseCorners).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(ellipseCorners)
        return SIMD2(cos(angle) * size.x / 2, sin(angle) * size.y / 2)
      })
  }

  /// Creates a line, which is used for boundaries. Returns nil if the line has no length.
  package static func line(from start: SIMD2<Double>, to end: SIMD2<Double>) -> ConvexShape? {
    guard (end - start).isFinitePoint, start != end else { return nil }
    return ConvexShape(corners: [start, end])
  }

  private init?(corners: [SIMD2<Double>]) {
    guard corners.count > 1 else { return nil }
    self.corners = corners
    let edges = corners.indices.map { corners[($0 + 1) % corners.count] - corners[$0] }
    normals = edges.map { SIMD2($0.y, -$0.x) / $0.length }
    // The area and the moment of inertia are sums over the triangles from the centre to each edge.
    var area = 0.0
    var moment = 0.0
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let double = a.cross(b)
      area += double / 2
      moment += double * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
    self.area = area
    inertia = area > 0 ? moment / area : 0
  }

  /// Computes the convex hull by Andrew's monotone chain algorithm, without corners on straight
  /// edges.
  private static func hull(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
      var chain: [SIMD2<Double>] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    guard let first = sorted.first, let last = sorted.last, first != last else { return [] }
    return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
  }
}

extension SIMD2<Double> {
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The third component of the cross product.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  package var length: Double { dot(self).squareRoot() }
  package var isFinitePoint: Bool { x.isFinite && y.isFinite }

  package func rotated(by angle: Double) -> Self {
    let (s, c) = (sin(angle), cos(angle))
    return SIMD2(c * x - s * y, s * x + c * y)
  }
  /// The velocity of a point of a rotating body. The receiver is the vector from the body's centre
  /// to that point.
  package func turning(_ angularVelocity: Double) -> Self {
    SIMD2(-angularVelocity * y, angularVelocity * x)
  }
}

/// Where two shapes touch or overlap.
package struct Manifold {
  package struct Point {
    /// In the coordinates of the space.
    package let place: SIMD2<Double>
    /// Negative where the shapes overlap; points.
    package let separation: Double
  }

  /// From the first body to the second.
  package let normal: SIMD2<Double>
  /// One or two.
  package let points: [Point]

  /// Bodies that are this near touch; points.
  static let margin = 0.05
  /// The distance that is kept from a boundary, points: the radius that Box2D gives to polygons and
  /// edges, 0.01 m each, at 100 points to a metre. Menus that end at boundaries are written for it:
  /// GuillotineMenu, ENSwiftSideMenu. Unverified for UIKit, and not used between items.
  package static let boundarySkin = 2.0

  /// The contact of two bodies; nil while they are apart.
  ///
  /// The axis of least overlap is found among the edges of both (separating axes); then the facing
  /// edge of the other is cut to the sides of this one.
  package init?(_ a: RigidBody, _ b: RigidBody) {
    guard let first = Outline(a), let second = Outline(b) else { return nil }
    let skin = a.isBoundary || b.isBoundary ? Self.boundarySkin : 0
    let reach = skin + Self.margin
    let (edgeA, gapA) = first.leastOverlap(with: second)
    guard gapA <= reach else { return nil }
    let (edgeB, gapB) = second.leastOverlap(with: first)
    guard gapB <= reach else { return nil }
    // The first one wins a near tie, so that the axis does not change from step to step.
    let isFlipped = gapB > gapA + Self.margin / 2
    let (reference, other) = isFlipped ? (second, first) : (first, second)
    let edge = isFlipped ? edgeB : edgeA
    let axis = reference.normals[edge]
    let (start, end) = reference.edge(edge)
    let along = (end - start) / (end - start).length
    var cut = other.edgeFacing(axis)
    guard Self.clip(&cut, to: along, from: start.dot(along) - skin),
      Self.clip(&cut, to: -along, from: -end.dot(along) - skin)
    else { return nil }
    normal = isFlipped ? -axis : axis
    points = [cut.0, cut.1].compactMap { place in
      let separation = axis.dot(place - start) - skin
      return separation <= Self.margin ? Point(place: place, separation: separation) : nil
    }
    if points.isEmpty { return nil }
  }

  /// Keeps the part of a line whose distance along `axis` is at least `least`; false for none.
  private static func clip(
    _ line: inout (SIMD2<Double>, SIMD2<Double>), to axis: SIMD2<Double>, from least: Double
  ) -> Bool {
    let (a, b) = (line.0.dot(axis) - least, line.1.dot(axis) - least)
    guard a >= 0 || b >= 0 else { return false }
    if a < 0 { line.0 += (line.1 - line.0) * (a / (a - b)) }
    if b < 0 { line.1 += (line.0 - line.1) * (b / (b - a)) }
    return true
  }
}

/// A body's shape in the coordinates of the space.
private struct Outline {
  let corners: [SIMD2<Double>]
  let normals: [SIMD2<Double>]

  init?(_ body: RigidBody) {
    guard let shape = body.shape else { return nil }
    corners = shape.corners.map { body.place(of: $0) }
    normals = shape.normals.map { $0.rotated(by: body.angle) }
  }

  func edge(_ index: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    (corners[index], corners[(index + 1) % corners.count])
  }

  /// The edge of this outline beyond which the other one lies furthest, and how far.
  func leastOverlap(with other: Outline) -> (edge: Int, gap: Double) {
    var best = (edge: 0, gap: -Double.infinity)
    for (index, normal) in normals.enumerated() {
      let gap = other.corners.map { normal.dot($0 - corners[index]) }.min() ?? .infinity
      if gap > best.gap { best = (index, gap) }
    }
    return best
  }

  /// The edge that faces against `axis` most.
  func edgeFacing(_ axis: SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>) {
    var best = (index: 0, value: Double.infinity)
    for (index, normal) in normals.enumerated() where normal.dot(axis) < best.value {
      best = (index, normal.dot(axis))
    }
    return edge(best.index)
  }
}

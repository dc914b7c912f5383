/// The points at which two shapes touch or overlap.
package struct Manifold {
  package struct Point {
    /// The location, in the coordinate system of the space.
    package let place: SIMD2<Double>
    /// The distance between the shapes, in points; negative if they overlap.
    package let separation: Double
  }

  /// The direction from the first body to the second.
  package let normal: SIMD2<Double>
  /// The one or two contact points.
  package let points: [Point]

  /// Bodies touch if the distance between them is at most this many points.
  static let margin = 0.05
  /// The distance that items keep from a boundary, in points. In Box2D, polygons and edges each
  /// have a radius of 0.01 m, at 100 points per metre. Menus that end at boundaries rely on this
  /// distance (GuillotineMenu, ENSwiftSideMenu). The distance is unverified for UIKit, and it is
  /// not used between items.
  package static let boundarySkin = 2.0

  /// Creates the contact of two bodies. Returns nil if the bodies do not touch.
  ///
  /// The axis of least overlap is found among the normals of both shapes' edges (separating axes).
  /// The edge that has this normal is the reference edge. The edge of the other shape that faces it
  /// is clipped to the ends of the reference edge.
  package init?(_ a: RigidBody, _ b: RigidBody) {
    guard let first = Outline(a), let second = Outline(b) else { return nil }
    let skin = a.isBoundary || b.isBoundary ? Self.boundarySkin : 0
    let reach = skin + Self.margin
    let (edgeA, gapA) = first.leastOverlap(with: second)
    guard gapA <= reach else { return nil }
    let (edgeB, gapB) = second.leastOverlap(with: first)
    guard gapB <= reach else { return nil }
    // If the two gaps are almost equal, the first shape's axis is used, so that the axis does not
    // change from step to step.
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

  /// Keeps the part of a line whose distance along `axis` is at least `least`. Returns false if
  /// nothing remains.
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

/// A body's shape in the coordinate system of the space.
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

  /// The edge of this outline that has the largest gap to the other outline, and that gap.
  func leastOverlap(with other: Outline) -> (edge: Int, gap: Double) {
    var best = (edge: 0, gap: -Double.infinity)
    for (index, normal) in normals.enumerated() {
      let gap = other.corners.map { normal.dot($0 - corners[index]) }.min() ?? .infinity
      if gap > best.gap { best = (index, gap) }
    }
    return best
  }

  /// The edge whose normal is most opposite to `axis`.
  func edgeFacing(_ axis: SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>) {
    var best = (index: 0, value: Double.infinity)
    for (index, normal) in normals.enumerated() where normal.dot(axis) < best.value {
      best = (index, normal.dot(axis))
    }
    return edge(best.index)
  }
}

/// The order in which layers that share a three-dimensional space are painted.
///
/// Parallel planes without perspective are sorted by z, and planes with equal z keep their order.
/// In all other cases, two layers that overlap on screen are sorted by their depth at the centre of
/// the overlap, and layers that do not overlap keep their order. Intersecting planes are not split,
/// so one of them is painted completely in front of the other.
package struct DepthOrder {
  /// The indices of the layers, back to front.
  package let backToFront: [Int]

  package init(_ layers: [(space: Space, bounds: CGRect)]) {
    if Self.isKept(by: layers.lazy.map(\.space)) {
      backToFront = Array(layers.indices)
      return
    }
    if layers.allSatisfy(\.space.keepsPlane) {
      let depths = layers.map(\.space.depth.z)
      backToFront = layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      return
    }
    backToFront = Self.order(layers.map { ProjectedQuad($0.space, bounds: $0.bounds) })
  }

  /// Whether the order in which the layers are listed is also their painting order.
  static func isKept(by spaces: some Collection<Space>) -> Bool {
    guard spaces.count > 1 else { return true }
    var last = -Double.infinity
    for space in spaces {
      guard space.keepsPlane, space.depth.z >= last else { return false }
      last = space.depth.z
    }
    return true
  }

  /// Repeatedly selects the first remaining layer that does not hide any of the others.
  private static func order(_ planes: [ProjectedQuad]) -> [Int] {
    let count = planes.count
    let boxes = planes.map(\.box)
    var inFront: [[Int]] = Array(repeating: [], count: count)
    var waiting = Array(repeating: 0, count: count)
    for a in 0..<count {
      let box = boxes[a]
      for b in (a + 1)..<max(count, a + 1) where box.meets(boxes[b]) {
        switch planes[a].stands(before: planes[b]) {
        case true?:
          inFront[b].append(a)
          waiting[a] += 1
        case false?:
          inFront[a].append(b)
          waiting[b] += 1
        case nil: break
        }
      }
    }
    var order: [Int] = []
    var left = Array(0..<count)
    while !left.isEmpty {
      // In a cycle, each remaining layer hides another one, so the first layer is selected.
      let at = left.firstIndex { waiting[$0] == 0 } ?? 0
      let next = left.remove(at: at)
      order.append(next)
      for other in inFront[next] { waiting[other] -= 1 }
    }
    return order
  }
}

/// The rectangle of a layer as the eye sees it: its outline on the screen, and its depth.
private struct ProjectedQuad {
  /// Depths that differ by less than this, in points, count as equal.
  static let tie = 1e-6

  /// The bounding box of the outline on the screen.
  struct Box {
    let low: SIMD2<Double>
    let high: SIMD2<Double>

    func meets(_ other: Box) -> Bool {
      low.x < other.high.x && other.low.x < high.x && low.y < other.high.y
        && other.low.y < high.y
    }
  }

  let box: Box
  private let outline: [SIMD2<Double>]
  private let back: Projection?
  private let depth: SIMD3<Double>
  private let w: SIMD3<Double>

  init(_ space: Space, bounds: CGRect) {
    let projection = space.flattened
    back = projection.inverse
    depth = space.depth
    w = projection.w
    outline = Polygon.corners(bounds).kept(where: projection.w, atLeast: Polygon.nearest)
      .map { projection($0.x, $0.y) }
    box = Box(
      low: outline.reduce([.infinity, .infinity]) { pointwiseMin($0, $1) },
      high: outline.reduce([-.infinity, -.infinity]) { pointwiseMax($0, $1) })
  }

  /// Whether this plane is nearer than `other` where both are visible. Nil if the order of the two
  /// planes does not matter. The boxes of the two planes must intersect.
  func stands(before other: ProjectedQuad) -> Bool? {
    guard let back, let otherBack = other.back else { return nil }
    let overlap = Polygon.intersection(outline, other.outline)
    guard overlap.count > 2, Polygon.area(overlap) > 1e-9 else { return nil }
    let centre = overlap.reduce([0, 0], +) / Double(overlap.count)
    let mine = depth(at: centre, back)
    let its = other.depth(at: centre, otherBack)
    guard abs(mine - its) > Self.tie else { return nil }
    return mine > its
  }

  /// The depth z/w at a point of the screen. A point with a larger depth z/w is nearer to the eye.
  /// Perspective preserves the order of depths.
  private func depth(at point: SIMD2<Double>, _ back: Projection) -> Double {
    let p = back(point.x, point.y)
    return depth.at(p.x, p.y) / w.at(p.x, p.y)
  }
}

extension TreeSnapshot {
  /// The number of sample points along each side of a view.
  private static let samples = 32

  /// How much of `page` is hidden by `cover`, a view in front of it. The result is a fraction of
  /// the area of `page` that is inside its window. The result is 0 if no part of `page` is inside
  /// its window.
  ///
  /// The transforms of both views and of their superviews are taken into account. Rounded corners,
  /// masks and clipping superviews are ignored. The fraction is measured at the centres of equal
  /// rectangles of the page.
  package func share(of page: Entry, under cover: Entry) -> Double {
    let (outline, window) = (corners(of: cover), corners(of: root(of: page)))
    let (bounds, count) = (page.values.bounds, Self.samples)
    var (all, covered) = (0, 0)
    for row in 0..<count {
      for column in 0..<count {
        let point = onScreen(
          CGPoint(
            x: bounds.minX + bounds.width * (Double(column) + 0.5) / Double(count),
            y: bounds.minY + bounds.height * (Double(row) + 0.5) / Double(count)),
          in: page)
        guard Self.contains(point, window) else { continue }
        all += 1
        if Self.contains(point, outline) { covered += 1 }
      }
    }
    return all > 0 ? Double(covered) / Double(all) : 0
  }

  private func root(of entry: Entry) -> Entry {
    var root = entry
    while let parent = self[root.parent] { root = parent }
    return root
  }

  /// The corners of a view in the screen's coordinates, in order around the view.
  private func corners(of entry: Entry) -> [CGPoint] {
    let bounds = entry.values.bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { onScreen($0, in: entry) }
  }

  /// Converts a point from a view's coordinates to the screen's.
  private func onScreen(_ point: CGPoint, in entry: Entry) -> CGPoint {
    var (point, matrix, parent) = (point, entry.values.matrixToParent, self[entry.parent])
    while let above = parent {
      point = Self.map(point, CATransform3DConcat(matrix, above.values.matrixOfSublayers))
      (matrix, parent) = (above.values.matrixToParent, self[above.parent])
    }
    return Self.map(point, matrix)
  }

  /// The point of the superview's plane to which the matrix maps the given point. Depth is ignored.
  private static func map(_ point: CGPoint, _ m: CATransform3D) -> CGPoint {
    let w = m.m14 * point.x + m.m24 * point.y + m.m44
    return CGPoint(
      x: (m.m11 * point.x + m.m21 * point.y + m.m41) / w,
      y: (m.m12 * point.x + m.m22 * point.y + m.m42) / w)
  }

  /// Whether a point is inside a convex outline. A point with a coordinate that is not a number is
  /// outside.
  private static func contains(_ point: CGPoint, _ outline: [CGPoint]) -> Bool {
    let sides = outline.indices.map { index in
      let (a, b) = (outline[index], outline[(index + 1) % outline.count])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}

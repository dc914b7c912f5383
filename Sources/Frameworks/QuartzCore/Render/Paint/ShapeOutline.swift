/// A shape on a plane, as polygons in device coordinates.
struct ShapeOutline {
  /// The x and y coordinates of all contours, one contour after the other.
  var points: [Double] = []
  /// For each contour, the index after its last point.
  var ends: [Int32] = []
  /// The rectangle if the shape is an upright rectangle; otherwise nil.
  var upright: (x0: Double, y0: Double, x1: Double, y1: Double)?
  /// The sides that are not antialiased but tested at pixel centres. Each side is a line, stored as
  /// the three numbers of a linear form that is positive inside the shape.
  var hardSides: [Double] = []
  /// The smallest and the largest coordinates of the shape on the device.
  var low = SIMD2<Double>(repeating: .infinity)
  var high = SIMD2<Double>(repeating: -.infinity)

  /// The maximum distance between the chords of a rounded corner and its arc, in pixels.
  static let flatness = 0.006

  init(_ shape: DisplayList.Shape, plane: DisplayList.Plane, edges: CAEdgeAntialiasingMask = .all) {
    switch shape {
    case .rect(let rect):
      addRect(rect, plane: plane, edges: edges)
    case .rounded(let rect, let radius, let corners):
      add(Self.rounded(rect, radius, corners, scale: Self.scale(plane, rect)), plane: plane)
    case .ring(let rect, let radius, let corners, let width):
      let scale = Self.scale(plane, rect)
      add(Self.rounded(rect, radius, corners, scale: scale), plane: plane)
      let inner = rect.insetBy(dx: CGFloat(width), dy: CGFloat(width))
      guard !inner.isEmpty else { return }
      let hole = Self.rounded(inner, max(0, radius - width), corners, scale: scale)
      add(hole.reversed(), plane: plane)
    case .outline(let contours):
      for contour in contours {
        add(contour.map { [Double($0.x), Double($0.y)] }, plane: plane)
      }
    }
  }

  private mutating func add(_ contour: [SIMD2<Double>], plane: DisplayList.Plane) {
    var rest = contour
    for horizon in plane.horizons { rest = rest.kept(where: horizon, atLeast: Polygon.nearest) }
    guard rest.count > 2 else { return }
    let projection = plane.projection
    if projection.isAffine {
      appendDevice(rest) { [projection.x.at($0.x, $0.y), projection.y.at($0.x, $0.y)] }
    } else {
      appendDevice(rest) { projection($0.x, $0.y) }
    }
  }

  @inline(__always)
  private mutating func appendDevice(
    _ contour: [SIMD2<Double>], _ onDevice: (SIMD2<Double>) -> SIMD2<Double>
  ) {
    points.reserveCapacity(points.count + 2 * contour.count)
    var (low, high) = (low, high)
    for point in contour {
      let point = onDevice(point)
      points.append(point.x)
      points.append(point.y)
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    (self.low, self.high) = (low, high)
    ends.append(Int32(points.count / 2))
  }

  private mutating func addRect(
    _ rect: CGRect, plane: DisplayList.Plane, edges: CAEdgeAntialiasingMask
  ) {
    let projection = plane.projection
    if projection.isUpright, projection.w.z > 0 {
      var a = projection(Double(rect.minX), Double(rect.minY))
      var b = projection(Double(rect.maxX), Double(rect.maxY))
      // A side that is not antialiased is moved to the pixel boundary between covered and uncovered
      // pixel centres.
      if !edges.contains(.layerLeftEdge) { a.x = (a.x - 0.5).rounded(.up) }
      if !edges.contains(.layerRightEdge) { b.x = (b.x - 0.5).rounded(.up) }
      if !edges.contains(.layerBottomEdge) { a.y = (a.y - 0.5).rounded(.up) }
      if !edges.contains(.layerTopEdge) { b.y = (b.y - 0.5).rounded(.up) }
      (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
      upright = (low.x, low.y, high.x, high.y)
      return
    }
    let corners = Polygon.corners(rect)
    guard edges != .all else { return add(corners, plane: plane) }
    addHardSided(corners, plane: plane, edges: edges)
  }

  /// Starts with a polygon that is larger than the shape, and clips it to the antialiased sides.
  /// The sides that are not antialiased are stored as lines.
  private mutating func addHardSided(
    _ corners: [SIMD2<Double>], plane: DisplayList.Plane, edges: CAEdgeAntialiasingMask
  ) {
    var rest = corners
    for horizon in plane.horizons { rest = rest.kept(where: horizon, atLeast: Polygon.nearest) }
    guard rest.count > 2, let back = plane.projection.inverse else { return }
    let seen = rest.map { plane.projection($0.x, $0.y) }
    let least = seen.reduce(seen[0]) { pointwiseMin($0, $1) } - 2
    let most = seen.reduce(seen[0]) { pointwiseMax($0, $1) } + 2
    let orientation = Polygon.signedArea(seen) < 0 ? -1.0 : 1
    var polygon: [SIMD2<Double>] = [least, [most.x, least.y], most, [least.x, most.y]]
    // The sides are in the order of the corners: minimum y, maximum x, maximum y, minimum x.
    let sides: [CAEdgeAntialiasingMask] = [
      .layerBottomEdge, .layerRightEdge, .layerTopEdge, .layerLeftEdge,
    ]
    for (index, side) in sides.enumerated() {
      let a = corners[index]
      let b = corners[(index + 1) % 4]
      // A line in layer coordinates is mapped to the device with the inverse projection. The
      // inverse projection works even if one of the line's ends is behind the eye.
      var line = back.pull(Polygon.side(from: a, to: b))
      let length = (line.x * line.x + line.y * line.y).squareRoot()
      guard length > 0 else { continue }
      line /= length
      let centre = seen.reduce(.zero, +) / Double(seen.count)
      if line.at(centre.x, centre.y) < 0 { line = -line }
      if edges.contains(side) {
        polygon = polygon.kept(where: line, atLeast: 0)
      } else {
        hardSides += [line.x, line.y, line.z]
      }
    }
    guard polygon.count > 2 else { return }
    appendDevice(orientation < 0 ? polygon.reversed() : polygon) { $0 }
  }

  /// A rounded rectangle as a polygon in layer points. `scale` is the maximum number of pixels per
  /// point.
  private static func rounded(
    _ rect: CGRect, _ radius: Double, _ corners: CACornerMask, scale: Double
  ) -> [SIMD2<Double>] {
    let sides = Polygon.corners(rect)
    guard radius > 0 else { return sides }
    // Between a chord with the angle a and its arc, the maximum distance is r(1 − cos(a/2)) ≈
    // r·a²/8.
    let angle = (8 * flatness / max(radius * scale, 0.01)).squareRoot()
    let steps = max(2, min(mostSteps, Int(clamped: (2 / angle).rounded(.up))))
    let arc = arcs[steps]
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(4 * arc.count)
    for index in 0..<4 {
      guard corners.contains(all[index]) else {
        points.append(sides[index])
        continue
      }
      let (inward, onward) = (inward[index], onward[index])
      let centre = sides[index] + (inward + onward) * radius
      for point in arc { points.append(centre - (onward * point.x + inward * point.y) * radius) }
    }
    return points
  }

  private static let all: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
  ]
  /// For each corner, the direction from the corner back along the side before it, and the
  /// direction along the side after it.
  private static let inward: [SIMD2<Double>] = [[0, 1], [-1, 0], [0, -1], [1, 0]]
  private static let onward: [SIMD2<Double>] = [[1, 0], [0, 1], [-1, 0], [0, -1]]

  /// Points on a quarter of the unit circle. The array's index is the number of steps into which
  /// the quarter circle is divided. The points are computed without sine or cosine as ((1 − u²),
  /// 2u) / (1 + u²).
  private static let arcs: [[SIMD2<Double>]] = (0...mostSteps).map { steps in
    (0...steps).map { step in
      let u = Double(step) / Double(max(1, steps))
      return SIMD2((1 - u * u) / (1 + u * u), 2 * u / (1 + u * u))
    }
  }
  private static let mostSteps = 64

  /// The approximate maximum number of pixels per point in the rectangle. The number is computed
  /// only at the rectangle's corners.
  private static func scale(_ plane: DisplayList.Plane, _ rect: CGRect) -> Double {
    let p = plane.projection
    if p.isAffine { return min(max(p.across, p.down), 64) }
    var most = 0.0
    for corner in Polygon.corners(rect) {
      let w = max(p.w.at(corner.x, corner.y), Polygon.nearest)
      most = max(most, max(p.across, p.down) / w)
    }
    return min(most, 64)
  }
}

extension Projection {
  /// How far a point moves horizontally on the device, before the division by w, if x changes by 1,
  /// plus how far it moves if y changes by 1. `down` is the same sum for vertical movements.
  fileprivate var across: Double { abs(x.x) + abs(x.y) }
  fileprivate var down: Double { abs(y.x) + abs(y.y) }
}

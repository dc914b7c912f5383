/// Functions for convex polygons, which are lists of points.
enum Polygon {
  /// The minimum w of a projected point. A point with this w is slightly in front of the eye's
  /// plane, and polygons are clipped there.
  static let nearest = 1e-4

  static func corners(_ rect: CGRect) -> [SIMD2<Double>] {
    let (x0, y0) = (Double(rect.minX), Double(rect.minY))
    let (x1, y1) = (Double(rect.maxX), Double(rect.maxY))
    return [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
  }

  /// The absolute area of the polygon.
  static func area(_ points: [SIMD2<Double>]) -> Double { abs(signedArea(points)) }

  static func signedArea(_ points: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    var last = points.last ?? .zero
    for point in points {
      sum += last.x * point.y - last.y * point.x
      last = point
    }
    return sum / 2
  }

  static func intersection(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let sign = signedArea(b) < 0 ? -1.0 : 1
    var rest = a
    var last = b.last ?? .zero
    for point in b {
      rest = rest.kept(where: side(from: last, to: point) * sign, atLeast: 0)
      last = point
    }
    return rest
  }

  /// The linear form that is positive on the inner side of an edge. The polygon's area must be
  /// positive.
  static func side(from a: SIMD2<Double>, to b: SIMD2<Double>) -> SIMD3<Double> {
    let d = b - a
    return [-d.y, d.x, d.y * a.x - d.x * a.y]
  }
}

extension [SIMD2<Double>] {
  /// The part of the polygon in which the linear form is at least `least`.
  func kept(where form: SIMD3<Double>, atLeast least: Double) -> [SIMD2<Double>] {
    guard let end = last else { return self }
    if allSatisfy({ form.at($0.x, $0.y) >= least }) { return self }
    var kept: [SIMD2<Double>] = []
    kept.reserveCapacity(count + 1)
    var last = end
    var before = form.at(last.x, last.y) - least
    for point in self {
      let here = form.at(point.x, point.y) - least
      if (before >= 0) != (here >= 0) {
        kept.append(last + (point - last) * (before / (before - here)))
      }
      if here >= 0 { kept.append(point) }
      (last, before) = (point, here)
    }
    return kept
  }
}

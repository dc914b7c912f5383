/// A projective map between planes. Each member is a linear form of (x, y, 1), and the image of a
/// point is (x/w, y/w).
///
/// Code that runs during rendering writes `SIMD3(…)` instead of a vector literal, because a literal
/// may allocate an array.
package struct Projection: Sendable, Equatable {
  package var x: SIMD3<Double>
  package var y: SIMD3<Double>
  package var w: SIMD3<Double>

  package init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double> = [0, 0, 1]) {
    (self.x, self.y, self.w) = (x, y, w)
  }

  package static func scale(_ s: Double, origin: CGPoint = .zero) -> Projection {
    Projection(x: [s, 0, -s * Double(origin.x)], y: [0, s, -s * Double(origin.y)])
  }

  /// The point to which the map sends (`px`, `py`). If w ≤ 0 at (`px`, `py`), the returned point is
  /// meaningless.
  package func callAsFunction(_ px: Double, _ py: Double) -> SIMD2<Double> {
    let d = w.at(px, py)
    return SIMD2(x.at(px, py) / d, y.at(px, py) / d)
  }

  /// A map that applies this map first and then `next`.
  package func then(_ next: Projection) -> Projection {
    Projection(x: pull(next.x), y: pull(next.y), w: pull(next.w))
  }

  /// Composes a linear form with this map. At each point, the result has the value that `form` has
  /// where this map sends the point.
  package func pull(_ form: SIMD3<Double>) -> SIMD3<Double> {
    x * form.x + y * form.y + w * form.z
  }

  package var determinant: Double { (x * y.cross(w)).sum() }

  /// Whether the plane is visible as an area. This is true if the plane is not edge-on and the
  /// numbers do not overflow.
  var hasArea: Bool {
    let size = abs(determinant)
    return size > 1e-9 && size < .infinity
  }

  /// The inverse map; nil for an edge-on plane.
  package var inverse: Projection? {
    let d = determinant
    guard abs(d) > 1e-12, abs(d) < .infinity else { return nil }
    let (a, b, c) = (y.cross(w) / d, w.cross(x) / d, x.cross(y) / d)
    return Projection(x: SIMD3(a.x, b.x, c.x), y: SIMD3(a.y, b.y, c.y), w: SIMD3(a.z, b.z, c.z))
  }

  /// Whether upright rectangles stay upright and the axes are not exchanged.
  package var isUpright: Bool { x.y == 0 && y.x == 0 && w.x == 0 && w.y == 0 }

  /// Whether there is no perspective division, so that parallel lines stay parallel.
  var isAffine: Bool { w == [0, 0, 1] }

  /// The projection rounded to 2⁻²⁰. The two perspective terms are multiplied by coordinates, so
  /// they are rounded to 2⁻³². The last bits of the C library's results, which differ between
  /// processors, therefore do not affect the picture.
  package var rounded: Projection {
    Projection(
      x: x.rounded(toFraction: 20), y: y.rounded(toFraction: 20),
      w: w.roundedPerspective)
  }
}

extension SIMD3<Double> {
  /// The value of this linear form at (x, y, 1).
  func at(_ px: Double, _ py: Double) -> Double { x * px + y * py + z }

  func cross(_ o: SIMD3) -> SIMD3 {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }

  func rounded(toFraction bits: Int) -> SIMD3 {
    let unit = Double(UInt64(1) << UInt64(bits))
    return (self * unit).rounded(.toNearestOrAwayFromZero) / unit
  }

  /// A form for w, with its slopes rounded to 2⁻³² and its constant rounded to 2⁻²⁰.
  var roundedPerspective: SIMD3 {
    let slopes = rounded(toFraction: 32)
    return SIMD3(slopes.x, slopes.y, rounded(toFraction: 20).z)
  }
}

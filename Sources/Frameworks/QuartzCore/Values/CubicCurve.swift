/// A timing curve. The timing curve is the cubic Bézier curve from (0,0) to (1,1) with two control
/// points.
package struct CubicCurve: Sendable, Equatable {
  package var x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  package static let linear = CubicCurve(0, 0, 1, 1)
  package static let easeIn = CubicCurve(0.42, 0, 1, 1)
  package static let easeOut = CubicCurve(0, 0, 0.58, 1)
  package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  package static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

  /// The maximum error in x when a parameter is searched.
  private static let tolerance = 1e-13

  /// The y coordinate of the curve at `x`. `x` is clamped to 0…1.
  ///
  /// The x coordinates of the control points are also clamped to 0…1. Without this limit, a single
  /// x could have several values of y.
  package func callAsFunction(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return x }
    let (a, b) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    return Self.along(y1, y2, at: Self.parameter(a, b, reaching: x))
  }

  /// One coordinate at the parameter `s`: 3(1−s)²s·a + 3(1−s)s²·b + s³.
  private static func along(_ a: Double, _ b: Double, at s: Double) -> Double {
    ((1 + 3 * (a - b)) * s + 3 * (b - 2 * a)) * s * s + 3 * a * s
  }

  /// The parameter at which the x coordinate is `x`. The parameter is found with Newton's method.
  /// If a step would leave the bracket, bisection is used instead.
  private static func parameter(_ a: Double, _ b: Double, reaching x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<100 {
      let miss = along(a, b, at: s) - x
      if abs(miss) <= tolerance { break }
      if miss < 0 { low = s } else { high = s }
      let slope = (3 * (1 + 3 * (a - b)) * s + 6 * (b - 2 * a)) * s + 3 * a
      let next = s - miss / slope
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}

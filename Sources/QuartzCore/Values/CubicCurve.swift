/// A timing curve: the cubic Bézier from (0,0) to (1,1) with two control points.
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

  /// The curve's y where its x is `x`; x outside 0…1 is clamped.
  package func callAsFunction(_ x: Double) -> Double { x }
}

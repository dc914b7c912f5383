import QuartzCore
import Testing

struct CubicCurveTests {
  /// The values of y at x = 0.1, 0.25, 0.5, 0.75 and 0.9.
  private static let table: [(String, CubicCurve, [Double])] = [
    ("easeIn", .easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    ("easeInOut", .easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ("easeOut", .easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    ("standard", .standard, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ("linear", .linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
  ]

  @Test func `named curves pass through the documented points`() {
    for (name, curve, expected) in Self.table {
      for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
        #expect(abs(curve(x) - y) < 1e-6, "\(name) at \(x)")
      }
    }
  }

  @Test func `measured points of ease in and out match to ten digits`() {
    for (x, y) in [(0.1, 0.0197224535), (0.2, 0.0816598563), (0.4, 0.3318838701)] {
      #expect(abs(CubicCurve.easeInOut(x) - y) < 1e-9, "at \(x)")
    }
  }

  @Test func `the curve solves its own parametric form`() {
    for curve in [
      .easeIn, .easeOut, .easeInOut, .standard, CubicCurve(0, 1, 1, 0), CubicCurve(1, 0, 0, 1),
      CubicCurve(0, 0, 0, 1), CubicCurve(0.3, -0.5, 0.2, 1.8), CubicCurve(0.99, 0, 0.01, 1),
    ] {
      for s in stride(from: 0.0, through: 1, by: 1.0 / 64) {
        let (a, b, c) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
        let (x, y) = (a * curve.x1 + b * curve.x2 + c, a * curve.y1 + b * curve.y2 + c)
        // If x is nearly constant, y is determined less precisely.
        let slope =
          3 * (1 - s) * (1 - s) * curve.x1 + 6 * (1 - s) * s * (curve.x2 - curve.x1)
          + 3 * s * s * (1 - curve.x2)
        guard slope > 0.01 else { continue }
        #expect(abs(curve(x) - y) < 1e-9, "\(curve) at s \(s)")
      }
    }
  }

  @Test func `the ends are exact and the curve is constant beyond them`() {
    for (name, curve, _) in Self.table {
      #expect(curve(0) == 0 && curve(-3) == 0, "\(name)")
      #expect(curve(1) == 1 && curve(7) == 1, "\(name)")
    }
  }

  @Test func `curves with ordered control points never decrease`() {
    for (name, curve, _) in Self.table {
      let values = (0...2000).map { curve(Double($0) / 2000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(name)")
    }
  }
}

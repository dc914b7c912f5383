// The elements of rectangles, ellipses and arcs.

/// The distance of the control points from the ends of a quarter circle with radius 1. The distance
/// is 4/3·(√2 − 1), and the maximum error is 0.027 % of the radius.
private let quarterArc: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

/// The maximum number of quarter circles in an arc, which is enough for a thousand turns. The
/// number is Matchcut's choice.
private let mostQuarters: CGFloat = 4000

extension CGPath {
  static func rect(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * quarterArc, ry * quarterArc)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    return [
      .move(at(rx, 0)),
      .curve(at(rx, ky), at(kx, ry), at(0, ry)),
      .curve(at(-kx, ry), at(-rx, ky), at(-rx, 0)),
      .curve(at(-rx, -ky), at(-kx, -ry), at(0, -ry)),
      .curve(at(kx, -ry), at(rx, -ky), at(rx, 0)),
      .close,
    ]
  }

  static func roundedRect(
    _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat
  ) -> [Element] {
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return Self.rect(rect) }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // `ex` and `ey` are the horizontal and vertical distances from a corner to its two control
    // points.
    let (ex, ey) = (rx * (1 - quarterArc), ry * (1 - quarterArc))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(at(x0 + rx, y0)), .line(at(x1 - rx, y0)),
      .curve(at(x1 - ex, y0), at(x1, y0 + ey), at(x1, y0 + ry)), .line(at(x1, y1 - ry)),
      .curve(at(x1, y1 - ey), at(x1 - ex, y1), at(x1 - rx, y1)), .line(at(x0 + rx, y1)),
      .curve(at(x0 + ex, y1), at(x0, y1 - ey), at(x0, y1 - ry)), .line(at(x0, y0 + ry)),
      .curve(at(x0, y0 + ey), at(x0 + ex, y0), at(x0 + rx, y0)), .close,
    ]
  }

  /// The elements of an arc that runs `delta` radians from the angle `start`.
  static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat
  ) -> (from: CGPoint, curves: [Element]) {
    func at(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    // If a parameter is NaN, the arc becomes one piece with NaN coordinates, which drawing skips.
    let quarters = (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)
    let pieces = quarters < mostQuarters ? max(1, Int(quarters)) : 1
    let step = delta / CGFloat(pieces)
    // For radius 1, the distance of each control point from the end of its piece is
    // 4/3·tan(step/4).
    let along = 4.0 / 3.0 * tan(step / 4)
    let curves = (0..<pieces).map { piece -> Element in
      let a = start + CGFloat(piece) * step
      let b = piece == pieces - 1 ? start + delta : a + step
      return .curve(at(a, along), at(b, -along), at(b))
    }
    return (at(start), curves)
  }
}

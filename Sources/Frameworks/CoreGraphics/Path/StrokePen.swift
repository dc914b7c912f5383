/// Computes the pieces of a stroke.
struct StrokePen {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  /// The convex polygons whose union is the stroke. All polygons have the same orientation.
  func pieces(of subpath: FlatSubpath) -> [[CGPoint]] {
    let points = subpath.isClosed ? subpath.loop : subpath.points
    guard radius > 0, points.count > 1 else { return [] }
    let lines = zip(points, points.dropFirst()).map { Line(from: $0, to: $1) }
    let squareEnds = cap == .square && !subpath.isClosed ? radius : 0
    var pieces = lines.enumerated().map { index, line in
      body(
        of: line, before: index == 0 ? squareEnds : 0,
        after: index == lines.count - 1 ? squareEnds : 0)
    }
    for (line, next) in zip(lines, lines.dropFirst()) { pieces += corner(line, next) }
    if subpath.isClosed, let first = lines.first, let last = lines.last {
      pieces += corner(last, first)
    } else if cap == .round, let first = lines.first, let last = lines.last {
      pieces += [disc(at: first.from), disc(at: last.to)]
    }
    return pieces.map(Self.oriented)
  }

  private struct Line {
    let from, to: CGPoint
    let dx, dy: CGFloat

    /// `from` and `to` must differ.
    init(from: CGPoint, to: CGPoint) {
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      (self.from, self.to, dx, dy) = (from, to, x / length, y / length)
    }

    /// The point that is `along` points from `point` in the line's direction and `across` points to
    /// the side.
    func beside(_ point: CGPoint, along: CGFloat, across: CGFloat) -> CGPoint {
      CGPoint(x: point.x + dx * along - dy * across, y: point.y + dy * along + dx * across)
    }
  }

  /// The rectangle around a line. The rectangle extends beyond the line by `before` at the start
  /// and by `after` at the end.
  private func body(of line: Line, before: CGFloat, after: CGFloat) -> [CGPoint] {
    [
      line.beside(line.from, along: -before, across: radius),
      line.beside(line.to, along: after, across: radius),
      line.beside(line.to, along: after, across: -radius),
      line.beside(line.from, along: -before, across: -radius),
    ]
  }

  private func corner(_ line: Line, _ next: Line) -> [[CGPoint]] {
    let turn = line.dx * next.dy - line.dy * next.dx
    let cosine = line.dx * next.dx + line.dy * next.dy
    guard abs(turn) > 1e-9 || cosine < 0 else { return [] }
    if join == .round { return [disc(at: line.to)] }
    let side = turn > 0 ? -radius : radius
    let a = line.beside(line.to, along: 0, across: side)
    let b = next.beside(line.to, along: 0, across: side)
    // The miter's length divided by the stroke's width is 1/cos(θ/2), where θ is the change of
    // direction.
    let half = max(0, (1 + cosine) / 2).squareRoot()
    guard join == .miter, half > 0, 1 / half <= miterLimit else { return [[line.to, a, b]] }
    let middle = CGPoint(x: (a.x + b.x) / 2 - line.to.x, y: (a.y + b.y) / 2 - line.to.y)
    // The distance from the corner is radius·cos(θ/2) for the middle of the bevel, and
    // radius/cos(θ/2) for the tip.
    let tip = CGPoint(
      x: line.to.x + middle.x / (half * half), y: line.to.y + middle.y / (half * half))
    return [[line.to, a, tip, b]]
  }

  /// The number of corners of the polygon that approximates a round cap or join.
  private static let discCorners = 32

  private func disc(at point: CGPoint) -> [CGPoint] {
    (0..<Self.discCorners).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.discCorners)
      return CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle))
    }
  }

  /// The polygon with its corners in the order that gives a positive signed area.
  private static func oriented(_ polygon: [CGPoint]) -> [CGPoint] {
    var area: CGFloat = 0
    for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      area += from.x * to.y - to.x * from.y
    }
    return area < 0 ? polygon.reversed() : polygon
  }
}

/// A subpath of lines.
struct FlatSubpath {
  /// The corners. Consecutive corners are different.
  let points: [CGPoint]
  let isClosed: Bool

  init(points: [CGPoint], isClosed: Bool) {
    var distinct: [CGPoint] = []
    for point in points where point != distinct.last { distinct.append(point) }
    if isClosed, distinct.count > 1, distinct.last == distinct.first { distinct.removeLast() }
    (self.points, self.isClosed) = (distinct, isClosed)
  }

  /// The corners, with the first corner repeated at the end.
  var loop: [CGPoint] { points + points.prefix(1) }
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

extension CGPath {
  /// Whether filling the path would cover `point`. Open subpaths are treated as closed.
  ///
  /// `transform` is applied to the point first. The result for points on the outline is
  /// unspecified.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    var crossings = 0
    for polygon in flattened() {
      guard var from = polygon.last else { continue }
      for to in polygon {
        // Each line includes only one of its end points, so that a vertex on the ray counts once.
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x {
            winding += to.y > from.y ? 1 : -1
            crossings += 1
          }
        }
        from = to
      }
    }
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }

  /// The subpaths as polygons that deviate from the curves by at most `tolerance` points.
  package func flattened(tolerance: CGFloat = 0.05) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var points: [CGPoint] = []
    func finish() {
      if points.count > 1 { polygons.append(points) }
    }
    for element in elements {
      let current = points.last ?? .zero
      switch element {
      case .move(let to):
        finish()
        points = [to]
      case .line(let to):
        points.append(to)
      case .quad(let control, let to):
        let pieces = pieces([current, control, to], tolerance)
        points += (1...pieces).map { quadPoint(current, control, to, part($0, pieces)) }
      case .curve(let first, let second, let to):
        let pieces = pieces([current, first, second, to], tolerance)
        points += (1...pieces).map { curvePoint(current, first, second, to, part($0, pieces)) }
      case .close:
        finish()
        points = points.first.map { [$0] } ?? []
      }
    }
    finish()
    return polygons
  }

  private func part(_ index: Int, _ pieces: Int) -> CGFloat { CGFloat(index) / CGFloat(pieces) }

  /// The number of lines that approximate a curve within the tolerance. The number is n =
  /// √(d(d−1)/8 · M / tolerance), where d is the degree and M is the largest second difference of
  /// the control points (Wang's bound).
  private func pieces(_ points: [CGPoint], _ tolerance: CGFloat) -> Int {
    let degree = CGFloat(points.count - 1)
    var largest: CGFloat = 0
    for index in 0..<(points.count - 2) {
      let x = points[index].x - 2 * points[index + 1].x + points[index + 2].x
      let y = points[index].y - 2 * points[index + 1].y + points[index + 2].y
      largest = max(largest, (x * x + y * y).squareRoot())
    }
    let count = (degree * (degree - 1) / 8 * largest / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? min(max(Int(min(count, 1000)), 1), 1000) : 1
  }
}

// Members of Apple's geometry types that Foundation does not have on Linux.

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Transforms the size as a displacement, without translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// The bounding box of the four transformed corners.
  ///
  /// The null rectangle and the infinite rectangle are returned unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
    return CGRect(enclosing: corners.map { $0.applying(t) })
  }

  public func equalTo(_ other: CGRect) -> Bool { self == other }

  /// The bounding box of `points`; null if there are none.
  package init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGRect {
  /// Whether the rectangles intersect. Unlike Foundation's `intersects(_:)` on Linux, this method
  /// accepts infinite and NaN values. Foundation's method creates ranges from the coordinates, so
  /// it crashes for these values.
  package func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

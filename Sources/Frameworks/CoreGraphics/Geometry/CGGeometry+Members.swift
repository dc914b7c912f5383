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
  /// Whether the rectangles overlap or touch. Unlike Foundation's `intersects(_:)` on Linux, this
  /// method accepts infinite and NaN values. Foundation's method creates ranges from the
  /// coordinates, so it crashes for these values.
  package func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether the rectangles overlap. Rectangles that only touch do not overlap, unless one of them
  /// has no width or no height: such a rectangle is a line or a point, which overlaps a rectangle
  /// that contains it, also at an edge (unverified). The null rectangle does not overlap anything.
  package func overlaps(_ other: CGRect) -> Bool {
    guard meets(other), !isNull, !other.isNull else { return false }
    let isBeside = width > 0 && other.width > 0 && (minX == other.maxX || other.minX == maxX)
    let isAbove = height > 0 && other.height > 0 && (minY == other.maxY || other.minY == maxY)
    return !isBeside && !isAbove
  }

  /// Replaces Foundation's `CGRect.intersects(_:)`, which on Linux is also true for rectangles that
  /// only touch, and which crashes for NaN values.
  ///
  /// A method of this name in an extension would be ambiguous in files that import both Foundation
  /// and UIKit. Therefore this method has the symbol of Foundation's method, and programs are linked
  /// with this module before Foundation. The replacement has no effect in code that is compiled with
  /// optimisation, because the compiler inlines Foundation's method there.
  ///
  /// Source: the tests of hirohisa/PageController expect on iOS that touching rectangles do not
  /// intersect. Their `intersection(_:)` is not null there, but has no width or no height, as on
  /// Linux (daangn/SushiBelt, pull request 25, iOS 26.4).
  @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
  @usableFromInline
  func replacementOfIntersects(_ other: CGRect) -> Bool { overlaps(other) }
}

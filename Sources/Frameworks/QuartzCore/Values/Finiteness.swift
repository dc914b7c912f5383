// Tests for infinite numbers and NaN, which are invalid in layout.

extension CGRect {
  /// Whether all numbers are finite.
  package var isFiniteRect: Bool {
    (origin.x * 0 + origin.y * 0) + (size.width * 0 + size.height * 0) == 0
  }

  /// Whether any number is NaN.
  package var holdsNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}

extension CGPoint {
  /// Whether both numbers are finite.
  package var isFinitePoint: Bool { x * 0 + y * 0 == 0 }

  /// Whether any number is NaN.
  package var holdsNaN: Bool { x.isNaN || y.isNaN }
}

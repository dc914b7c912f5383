// Numbers that no layout means: infinite ones, and those that are none.

extension CGRect {
  /// True when every number is one.
  package var isFiniteRect: Bool {
    (origin.x * 0 + origin.y * 0) + (size.width * 0 + size.height * 0) == 0
  }

  /// True when one of the numbers is none.
  package var holdsNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}

extension CGPoint {
  /// True when every number is one.
  package var isFinitePoint: Bool { x * 0 + y * 0 == 0 }

  /// True when one of the numbers is none.
  package var holdsNaN: Bool { x.isNaN || y.isNaN }
}

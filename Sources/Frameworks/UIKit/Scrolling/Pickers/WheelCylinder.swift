/// The surface of a picker's wheel: a cylinder that turns about a horizontal axis.
///
/// A distance is measured along the surface, in points, from the row that is in front. It is
/// positive below that row.
package struct WheelCylinder: Equatable {
  /// The radius, in points.
  package let radius: CGFloat
  /// The height of a row on the surface, in points.
  package let rowHeight: CGFloat

  /// The part of a picker's height that is the wheel's diameter (`unverified`).
  private static let diameter: CGFloat = 1
  /// The opacity of the rows next to the front row (`unverified`).
  private static let sideOpacity: CGFloat = 0.55
  /// The angle at which rows at the upper and the lower end become invisible (`unverified`).
  private static let lastAngle = CGFloat.pi * 0.48
  /// The distance of the eye from the picker's front, in points (`unverified`).
  static let eyeDistance: CGFloat = 900

  package init(height: CGFloat, rowHeight: CGFloat) {
    radius = max(height * Self.diameter / 2, 1)
    self.rowHeight = max(rowHeight, 1)
  }

  private func angle(at distance: CGFloat) -> CGFloat { distance / radius }

  /// The rows that are visible while the place `position`, in rows, is in front.
  package func rows(around position: CGFloat, count: Int) -> Range<Int> {
    let reach = Self.lastAngle * radius / rowHeight
    let first = Int(clamped: (position - reach).rounded(.up))
    let last = Int(clamped: (position + reach).rounded(.down))
    let start = min(max(first, 0), count)
    return start..<max(start, min(last + 1, count))
  }

  /// Moves a row from the front to its place on the surface, and turns it.
  package func transform(at distance: CGFloat) -> CATransform3D {
    let angle = angle(at: distance)
    let place = CATransform3DMakeTranslation(0, radius * sin(angle), radius * (cos(angle) - 1))
    return CATransform3DRotate(place, -angle, 1, 0, 0)
  }

  /// The opacity of a row: 1 in front, then falling towards both ends.
  package func opacity(at distance: CGFloat) -> CGFloat {
    let side = min(abs(distance) / rowHeight, 1)
    let fade = max(0, cos(angle(at: distance)))
    return 1 - side * (1 - Self.sideOpacity * fade)
  }

  /// The distance along the surface of the point that is seen `height` points below the middle.
  package func distance(atHeight height: CGFloat) -> CGFloat {
    radius * asin(min(max(height / radius, -1), 1))
  }
}

/// The valid range of the content offset along one axis, and the resistance beyond it. Lengths are
/// in points.
///
/// The range begins at minus the inset before the content. The range ends at the content's length
/// plus the inset after the content, minus the viewport's length (facts J.6). Content that is
/// smaller than the viewport rests at its start.
package struct ScrollRange: Equatable {
  package let lower: Double
  package let upper: Double
  package let viewport: Double
  /// Whether a drag or a deceleration may pass an end.
  package let bounces: Bool
  /// Whether a drag can move the content along this axis.
  package let isScrollable: Bool

  package init(
    viewport: Double, content: Double, start: Double, end: Double, bounces: Bool, always: Bool
  ) {
    // Subtracting from 0 avoids −0, which would be visible in printed values.
    lower = 0 - start
    upper = max(lower, content + end - viewport)
    self.viewport = viewport
    isScrollable = upper > lower || (bounces && always)
    self.bounces = bounces && isScrollable
  }

  package func clamp(_ offset: Double) -> Double { min(max(offset, lower), upper) }
  package func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }
  /// The distance beyond an end, negative before the start; 0 inside the range.
  package func excess(_ offset: Double) -> Double { offset - clamp(offset) }

  /// Whether there is more content in the direction of `sign`.
  package func hasSpace(from offset: Double, toward sign: Double) -> Bool {
    sign < 0 ? offset > lower + Self.slack : offset < upper - Self.slack
  }
  /// The distance from an end, in points, below which content counts as being at the end. The
  /// distance is about half a pixel of the device.
  private static let slack = 0.17

  // MARK: During a drag

  /// The offset of content that a touch drags. `pull` is the offset that the content would have
  /// without resistance. Inside the range, the offset equals `pull`. Beyond an end, resistance
  /// makes the content move less than the touch.
  package func offset(pulledTo pull: Double) -> Double {
    let excess = excess(pull)
    guard excess != 0 else { return pull }
    let given = bounces ? RubberBand(dimension: viewport).offset(pull: abs(excess)) : 0
    return clamp(pull) + (excess < 0 ? -given : given)
  }

  /// The value of `pull` that results in `offset`.
  package func pull(at offset: Double) -> Double {
    let excess = excess(offset)
    guard excess != 0, bounces else { return offset }
    let pull = RubberBand(dimension: viewport).pull(offset: abs(excess))
    return clamp(offset) + (excess < 0 ? -pull : pull)
  }

  /// The ratio of the content's velocity to the touch's velocity.
  package func slope(at offset: Double) -> Double {
    let excess = excess(offset)
    guard excess != 0 else { return 1 }
    guard bounces else { return 0 }
    let band = RubberBand(dimension: viewport)
    return band.slope(pull: band.pull(offset: abs(excess)))
  }
}

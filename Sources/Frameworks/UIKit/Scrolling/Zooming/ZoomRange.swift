/// The range of scales at which content rests, and the resistance of a pinch beyond it.
package struct ZoomRange: Equatable {
  package let lower: Double
  package let upper: Double
  /// Whether a pinch can zoom beyond a limit and the content then bounces back.
  package let bounces: Bool

  package init(lower: Double, upper: Double, bounces: Bool) {
    (self.lower, self.upper, self.bounces) = (lower, max(lower, upper), bounces)
  }

  package func clamp(_ scale: Double) -> Double { min(max(scale, lower), upper) }

  /// The scale of the content during a pinch. `pull` is the scale that the pinch would produce
  /// without limits. Beyond a limit, the scale is the limit times the square root of `pull /
  /// limit`.
  package func scale(pulledTo pull: Double) -> Double {
    let limit = clamp(pull)
    guard pull != limit, bounces, limit > 0, pull > 0 else { return limit }
    return limit * pow(pull / limit, ZoomPhysics.give)
  }

  /// The value of `pull` that results in `scale`.
  package func pull(at scale: Double) -> Double {
    let limit = clamp(scale)
    guard scale != limit, bounces, limit > 0, scale > 0 else { return scale }
    return limit * pow(scale / limit, 1 / ZoomPhysics.give)
  }
}

/// Constants of zooming that UIKit does not publish.
package enum ZoomPhysics {
  /// The exponent that reduces the effect of a pinch beyond a limit; it is applied to `pull /
  /// limit` (unverified).
  package static let give = 0.5
  /// The duration, in seconds, of an animated zoom and of the bounce from beyond a limit
  /// (unverified).
  package static let duration = 0.3
  /// The minimum scale. The scale is never zero, because no factor could enlarge a view with scale
  /// 0 again.
  static let leastScale = 1e-3
}

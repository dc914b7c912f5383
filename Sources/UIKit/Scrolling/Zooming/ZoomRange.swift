/// The range of resting scales, and the resistance of a pinch beyond it.
package struct ZoomRange: Equatable {
  package let lower: Double
  package let upper: Double
  /// Whether a pinch can exceed a limit and the content bounces back.
  package let bounces: Bool

  package init(lower: Double, upper: Double, bounces: Bool) {
    (self.lower, self.upper, self.bounces) = (lower, max(lower, upper), bounces)
  }

  package func clamp(_ scale: Double) -> Double { min(max(scale, lower), upper) }

  /// The scale for a pinch to `pull`: beyond a limit, the ratio past it counts with its square
  /// root.
  package func scale(pulledTo pull: Double) -> Double {
    let limit = clamp(pull)
    guard pull != limit, bounces, limit > 0, pull > 0 else { return limit }
    return limit * pow(pull / limit, ZoomPhysics.give)
  }

  /// The pull that results in `scale`.
  package func pull(at scale: Double) -> Double {
    let limit = clamp(scale)
    guard scale != limit, bounces, limit > 0, scale > 0 else { return scale }
    return limit * pow(scale / limit, 1 / ZoomPhysics.give)
  }
}

/// Constants of zooming that UIKit does not publish.
package enum ZoomPhysics {
  /// The exponent for the ratio of a pinch beyond a limit. Unverified.
  package static let give = 0.5
  /// Duration of an animated zoom, and of the bounce from beyond a limit; seconds. Unverified.
  package static let duration = 0.3
  /// The minimum scale, so that a scale of zero can be reverted.
  static let leastScale = 1e-3
}

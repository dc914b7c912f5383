/// The scales at which content may rest, and what a pinch makes of those beyond.
package struct ZoomRange: Equatable {
  package let lower: Double
  package let upper: Double
  /// Whether a pinch goes past a limit and the content springs back.
  package let bounces: Bool

  package init(lower: Double, upper: Double, bounces: Bool) {
    (self.lower, self.upper, self.bounces) = (lower, max(lower, upper), bounces)
  }

  package func clamp(_ scale: Double) -> Double { min(max(scale, lower), upper) }

  /// The scale for fingers that have pinched to `pull`: beyond a limit the way past it, as a
  /// ratio, counts for its root only.
  package func scale(pulledTo pull: Double) -> Double {
    let limit = clamp(pull)
    guard pull != limit, bounces, limit > 0, pull > 0 else { return limit }
    return limit * pow(pull / limit, ZoomPhysics.give)
  }

  /// The pull that leads to `scale`.
  package func pull(at scale: Double) -> Double {
    let limit = clamp(scale)
    guard scale != limit, bounces, limit > 0, scale > 0 else { return scale }
    return limit * pow(scale / limit, 1 / ZoomPhysics.give)
  }
}

/// What UIKit does not publish about zooming.
package enum ZoomPhysics {
  /// How much of a pinch beyond a limit counts, as an exponent of its ratio. Unverified.
  package static let give = 0.5
  /// Seconds that an animated zoom takes, and the way back from beyond a limit. Unverified.
  package static let duration = 0.3
  /// What is scaled away counts as this large, so that there is a way back.
  static let leastScale = 1e-3
}

/// Distances in points and times in seconds that UIKit does not publish.
package enum TouchDefaults {
  /// Travel at which a pan begins: measured for scroll views, taken over for pans (facts I.8).
  package static let panTravel: CGFloat = 10
  /// Whether a pan's translation counts from where the finger landed; else from where the pan
  /// began. Sources disagree (facts I.8); unverified.
  static let panCountsFromTouchDown = true
  /// How near to an edge of the screen a finger lands that comes from it. Unverified (facts I.10).
  package static let edgeZone: CGFloat = 20
  /// How far a finger may stray during a tap. Unverified (facts I.15).
  static let tapTravel: CGFloat = 10
  /// From one lift to the next touch of a multi-tap. Unverified (facts I.15).
  static let multiTapPause = 0.35
  /// Between the places of a multi-tap. Unverified (facts I.15).
  static let multiTapReach: CGFloat = 30
  /// Velocity looks this far back; a finger that rested longer has none (facts I.9).
  static let velocitySpan = 0.1
}

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
  /// How far a swipe has to go in its direction, and how far it may stray from that. Unverified.
  package static let swipeTravel: CGFloat = 50
  package static let swipeStray: CGFloat = 50
  /// How long a swipe may take to go that far. Unverified.
  package static let swipeTime = 0.5
  /// Change of distance between two fingers at which a pinch begins. Unverified.
  package static let pinchTravel: CGFloat = 10
  /// Turn of two fingers at which a rotation begins, in radians: 10 degrees. Unverified.
  package static let rotationAngle = CGFloat.pi / 18
  /// Velocity looks this far back; a finger that rested longer has none (facts I.9).
  static let velocitySpan = 0.1
}

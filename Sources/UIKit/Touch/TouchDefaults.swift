/// Distances in points and times in seconds that UIKit does not publish.
package enum TouchDefaults {
  /// The distance after which a pan begins: measured for scroll views, assumed for pans (facts
  /// I.8).
  package static let panTravel: CGFloat = 10
  /// Whether a pan's translation starts at the touch-down location; otherwise at the location where
  /// the pan began. Sources disagree (facts I.8); unverified.
  static let panCountsFromTouchDown = true
  /// Maximum distance from an edge of the screen at which a touch counts as coming from it.
  /// Unverified (facts I.10).
  package static let edgeZone: CGFloat = 20
  /// Maximum movement of a touch during a tap. Unverified (facts I.15).
  static let tapTravel: CGFloat = 10
  /// Maximum time from the end of a tap to the next touch of a multi-tap. Unverified (facts I.15).
  static let multiTapPause = 0.35
  /// Maximum distance between the taps of a multi-tap. Unverified (facts I.15).
  static let multiTapReach: CGFloat = 30
  /// Minimum distance of a swipe in its direction, and its maximum deviation. Unverified.
  package static let swipeTravel: CGFloat = 50
  package static let swipeStray: CGFloat = 50
  /// Maximum time for this distance. Unverified.
  package static let swipeTime = 0.5
  /// The change of distance between two touches at which a pinch begins. Unverified.
  package static let pinchTravel: CGFloat = 10
  /// The rotation of two touches at which a rotation begins, in radians: 10 degrees. Unverified.
  package static let rotationAngle = CGFloat.pi / 18
  /// The interval over which velocity is measured; a touch that has rested longer has none (facts
  /// I.9).
  static let velocitySpan = 0.1
}

/// Distances in points and times in seconds for which UIKit does not publish values.
package enum TouchDefaults {
  /// The distance after which a pan begins. The distance was measured for scroll views and is
  /// assumed for other pans (facts I.8).
  package static let panTravel: CGFloat = 10
  /// Whether a pan's translation is measured from the location at which the touch began. If the
  /// value is false, a pan's translation is measured from the location at which the pan began.
  /// Sources disagree about the starting point of the translation (facts I.8), so the value is
  /// unverified.
  static let panCountsFromTouchDown = true
  /// The maximum distance from an edge of the screen at which a touch counts as starting at the
  /// edge (facts I.10, unverified).
  package static let edgeZone: CGFloat = 20
  /// The maximum movement of a touch during a tap (facts I.15, unverified).
  static let tapTravel: CGFloat = 10
  /// The maximum time between the end of a tap and the next touch of a multi-tap (facts I.15,
  /// unverified).
  static let multiTapPause = 0.35
  /// The maximum distance between the taps of a multi-tap (facts I.15, unverified).
  static let multiTapReach: CGFloat = 30
  /// The minimum distance of a swipe along its direction, and its maximum movement across that
  /// direction (unverified).
  package static let swipeTravel: CGFloat = 50
  package static let swipeStray: CGFloat = 50
  /// The maximum time in which a swipe must cover its minimum distance (unverified).
  package static let swipeTime = 0.5
  /// The change of distance between two touches at which a pinch begins (unverified).
  package static let pinchTravel: CGFloat = 10
  /// The rotation of two touches at which a rotation gesture begins, in radians; it equals 10
  /// degrees (unverified).
  package static let rotationAngle = CGFloat.pi / 18
  /// The interval over which velocity is measured. A touch that has not moved for longer than this
  /// interval has no velocity (facts I.9).
  static let velocitySpan = 0.1
}

/// Values of the keyboard that notifications contain or that no source settles.
package enum KeyboardDefaults {
  /// The duration in notifications, in seconds. The animation itself is a spring that takes about
  /// twice as long (facts L.2.2, L.2.3).
  package static let duration = 0.25
  /// The raw value of the curve in notifications (facts L.2.2).
  package static let curve = UIView.AnimationCurve._keyboard.rawValue
  /// A touch that lifts faster than this dismisses a keyboard that is being dragged, or lets it
  /// return if the touch moves upwards. In points per second (unverified).
  package static let releaseSpeed: CGFloat = 100
  /// A keyboard that is released more slowly is dismissed if at least this fraction of it is off
  /// screen (unverified).
  package static let releaseShare: CGFloat = 0.5
  /// The size of a floating keyboard, and its distance from the edges of the safe area, in points
  /// (unverified).
  package static let floatingSize = CGSize(width: 320, height: 254)
  package static let floatingMargin: CGFloat = 20
  /// The corner radius of a floating keyboard (unverified).
  package static let floatingRadius: CGFloat = 12
}

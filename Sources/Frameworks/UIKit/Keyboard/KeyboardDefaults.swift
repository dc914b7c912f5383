/// The values that keyboard notifications contain, and the keyboard's thresholds and dimensions.
package enum KeyboardDefaults {
  /// The duration in notifications, in seconds. The animation itself is a spring that takes about
  /// twice as long (facts L.2.2, L.2.3).
  package static let duration = 0.25
  /// The raw value of the curve in notifications (facts L.2.2).
  package static let curve = UIView.AnimationCurve.keyboard.rawValue
  /// The speed of a touch, in points per second, above which its direction determines the end of a
  /// drag. If the touch moves down, the keyboard is dismissed; if it moves up, the keyboard returns
  /// (unverified).
  package static let releaseSpeed: CGFloat = 100
  /// A keyboard that is released at a lower speed than `releaseSpeed` is dismissed if at least this
  /// fraction of it is off screen (unverified).
  package static let releaseShare: CGFloat = 0.5
  /// The size of a floating keyboard, and its distance from the edges of the safe area, in points
  /// (unverified).
  package static let floatingSize = CGSize(width: 320, height: 254)
  package static let floatingMargin: CGFloat = 20
  /// The corner radius of a floating keyboard (unverified).
  package static let floatingRadius: CGFloat = 12
}

/// Dimensions and durations of a refresh control, in points and seconds.
package enum RefreshMetrics {
  /// The height of the control, measured on iOS 26.1 (facts J.10).
  package static let height: CGFloat = 60
  /// The distance, in points, by which the user must pull the content beyond its start to begin a
  /// refresh; the refresh begins before the touch ends. Developers report distances of 1.7 to 2
  /// times the control's height, so the value is unverified (facts J.10).
  package static let triggerDistance: CGFloat = 108
  /// The pull, in points, at which the first spoke appears. As the pull increases, the other spokes
  /// appear one after another (unverified).
  package static let revealDistance: CGFloat = 30
  /// The number of spokes, and the dimensions of the spokes and of a title. The number and the
  /// dimensions are unverified.
  static let spokeCount = 8
  static let spinnerSize: CGFloat = 28
  static let titleHeight: CGFloat = 16
  /// The duration of one rotation of the spokes (unverified).
  static let turn = 1.0
  /// The duration with which the spokes fade out at the end of a refresh (unverified).
  static let fade = 0.25

  /// The fraction of the spokes that are visible at a given pull, from 0 to 1.
  package static func progress(pull: CGFloat) -> CGFloat {
    min(max((pull - revealDistance) / (triggerDistance - revealDistance), 0), 1)
  }
}

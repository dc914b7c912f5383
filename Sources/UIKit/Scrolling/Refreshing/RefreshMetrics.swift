/// Dimensions and durations of a refresh control; points and seconds.
package enum RefreshMetrics {
  /// Measured, iOS 26.1 (facts J.10).
  package static let height: CGFloat = 60
  /// The pull beyond the start that begins a refresh, while the touch is still down. Reports say
  /// 1.7 to twice the height; unverified (facts J.10).
  package static let triggerDistance: CGFloat = 108
  /// The pull from which the spokes appear one by one. Unverified.
  package static let revealDistance: CGFloat = 30
  /// The number of spokes. Unverified, like the other sizes of the spokes and of a title.
  static let spokeCount = 8
  static let spinnerSize: CGFloat = 28
  static let titleHeight: CGFloat = 16
  /// Duration of one rotation of the spokes. Unverified.
  static let turn = 1.0
  /// Duration of the spokes' fade at the end. Unverified.
  static let fade = 0.25

  /// The share of the spokes that a pull shows, 0…1.
  package static func progress(pull: CGFloat) -> CGFloat {
    min(max((pull - revealDistance) / (triggerDistance - revealDistance), 0), 1)
  }
}

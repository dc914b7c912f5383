/// Measures of a refresh control; points and seconds.
package enum RefreshMetrics {
  /// Measured, iOS 26.1 (facts J.10).
  package static let height: CGFloat = 60
  /// A pull this far beyond the start begins a refresh, under the finger. Reports say 1.7 to twice
  /// the height; unverified (facts J.10).
  package static let triggerDistance: CGFloat = 108
  /// The spokes come one by one from here on. Unverified.
  package static let revealDistance: CGFloat = 30
  /// The number of spokes. Unverified, like the other sizes of the spokes and of a title.
  static let spokeCount = 8
  static let spinnerSize: CGFloat = 28
  static let titleHeight: CGFloat = 16
  /// A whole turn of the spokes. Unverified.
  static let turn = 1.0
  /// In which the spokes go at the end. Unverified.
  static let fade = 0.25

  /// How much of the spokes a pull shows, 0…1.
  package static func progress(pull: CGFloat) -> CGFloat {
    min(max((pull - revealDistance) / (triggerDistance - revealDistance), 0), 1)
  }
}

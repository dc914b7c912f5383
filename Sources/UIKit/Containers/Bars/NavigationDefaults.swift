/// Constants of the built-in push and pop (facts F.10). Only the duration is measured (iOS 26.1);
/// all others are unverified.
enum NavigationDefaults {
  /// Seconds.
  static let duration = 0.35
  static let curve = UIView.AnimationCurve.easeInOut
  /// The lower view's offset, as a share of the width.
  static let parallax: CGFloat = 0.3
  /// Opacity of black over the lower view.
  static let dim: CGFloat = 0.08
  static let shadowRadius: CGFloat = 4.5
  static let shadowOpacity: Float = 0.15
  /// The progress, as a share of the width, beyond which a released swipe completes.
  static let commitProgress: CGFloat = 0.5
  /// Points per second. A faster swipe completes, or cancels if it moves back, regardless of
  /// progress.
  static let commitVelocity: CGFloat = 300
}

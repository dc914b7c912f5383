/// Constants of the built-in push and pop (facts F.10). Only the duration is measured (iOS 26.1);
/// all other values are unverified.
enum NavigationDefaults {
  /// The duration of a push or pop, in seconds.
  static let duration = 0.35
  static let curve = UIView.AnimationCurve.easeInOut
  /// The offset of the lower view, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  /// The opacity of the black view over the lower view.
  static let dim: CGFloat = 0.08
  static let shadowRadius: CGFloat = 4.5
  static let shadowOpacity: Float = 0.15
  /// A swipe whose progress is at least this fraction of the width completes when it is released.
  static let commitProgress: CGFloat = 0.5
  /// A swipe that is at least this fast, in points per second, completes or is cancelled depending
  /// on its direction, regardless of its progress.
  static let commitVelocity: CGFloat = 300
  /// Whether a swipe that begins at the root of the stack blocks the stack (facts F.8.3). Apps
  /// report that nothing can be pushed afterwards; what else stops working is unverified.
  static let swipeAtRootBlocks = true
}

/// A container with a bar at the bottom that controllers pushed inside it may hide.
///
/// Declared here and adopted by the tab bar controller, so that navigation need not name it.
@MainActor
protocol BottomBarHost: UIViewController {
  /// What the bar covers beyond the safe area; points.
  var bottomBarInset: CGFloat { get }
  /// Shows or hides the bar for `child`, in the time of a transition where there is one.
  func setBottomBarHidden(
    _ hidden: Bool, by child: UIViewController,
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?)
}

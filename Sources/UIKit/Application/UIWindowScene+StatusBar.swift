extension UIWindowScene {
  /// What the status bar above the scene shows.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.current }
}

extension UIApplication {
  /// In points of the screen; empty while the bar is hidden.
  public var statusBarFrame: CGRect { UIStatusBarManager.current.statusBarFrame }
  public var isStatusBarHidden: Bool { UIStatusBarManager.current.isStatusBarHidden }
  public var statusBarStyle: UIStatusBarStyle { UIStatusBarManager.current.statusBarStyle }
}

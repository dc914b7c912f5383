// The app's own calls for the status bar, from the time before view controllers decided about it.
extension UIApplication {
  /// Shows or hides the status bar.
  ///
  /// Has no effect where view controllers decide, which they do unless the app's Info.plist sets
  /// `UIViewControllerBasedStatusBarAppearance` to false. Deprecated since iOS 9.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    UIStatusBarManager.current.setAppHidden(hidden, animation)
  }

  /// Sets the style of the status bar, under the same condition.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    UIStatusBarManager.current.setAppStyle(statusBarStyle, animated: animated)
  }

  /// The orientations of view controllers that name none themselves: those of the kind of device.
  ///
  /// On iOS the app's Info.plist may name others; it is not read here.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.supportedInterfaceOrientations
  }
}

// Notifications about the status bar. The application is not their object: they have none.
extension UIApplication {
  /// Posted around a rotation of the interface. The information has the new orientation before it,
  /// the old one after it.
  nonisolated public static let willChangeStatusBarOrientationNotification =
    Notification.Name.willChangeStatusBarOrientation
  nonisolated public static let didChangeStatusBarOrientationNotification =
    Notification.Name.didChangeStatusBarOrientation
  /// Never posted here: the frame is only known after a change.
  nonisolated public static let willChangeStatusBarFrameNotification =
    Notification.Name.willChangeStatusBarFrame
  /// Posted after a rotation that changes the frame. The information has the old frame.
  nonisolated public static let didChangeStatusBarFrameNotification =
    Notification.Name.didChangeStatusBarFrame
  nonisolated public static let statusBarOrientationUserInfoKey = StatusBarKey.orientation
  nonisolated public static let statusBarFrameUserInfoKey = StatusBarKey.frame

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.device.category }
}

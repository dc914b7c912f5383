// Older methods with which the app itself controls the status bar. In newer apps, view controllers
// determine the appearance of the status bar.
extension UIApplication {
  /// Shows or hides the status bar.
  ///
  /// Has no effect unless the app's Info.plist sets `UIViewControllerBasedStatusBarAppearance` to
  /// false. By default, view controllers determine the status bar. Deprecated since iOS 9.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    UIStatusBarManager.current.setAppHidden(hidden, animation)
  }

  /// Sets the style of the status bar. Has no effect unless the app's Info.plist sets
  /// `UIViewControllerBasedStatusBarAppearance` to false.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    UIStatusBarManager.current.setAppStyle(statusBarStyle, animated: animated)
  }

  /// The orientations that the app's Info.plist declares with `UISupportedInterfaceOrientations`, or
  /// else the default orientations of the kind of device.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    AppOrientations.current.declared ?? UIDevice.current.supportedInterfaceOrientations
  }
}

// Notifications about the status bar. The notifications are posted without an object.
extension UIApplication {
  /// Posted before the interface rotates. The user info contains the new orientation.
  /// `didChangeStatusBarOrientationNotification` is posted after the rotation and contains the old
  /// orientation.
  nonisolated public static let willChangeStatusBarOrientationNotification =
    Notification.Name.willChangeStatusBarOrientation
  nonisolated public static let didChangeStatusBarOrientationNotification =
    Notification.Name.didChangeStatusBarOrientation
  /// Matchcut never posts this notification, because the new frame is known only after the change.
  nonisolated public static let willChangeStatusBarFrameNotification =
    Notification.Name.willChangeStatusBarFrame
  /// Posted after a rotation that changes the status bar's frame. The user info contains the old
  /// frame.
  nonisolated public static let didChangeStatusBarFrameNotification =
    Notification.Name.didChangeStatusBarFrame
  nonisolated public static let statusBarOrientationUserInfoKey = StatusBarKey.orientation
  nonisolated public static let statusBarFrameUserInfoKey = StatusBarKey.frame

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.device.category }

  /// The reading direction of the device's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(UIScreen.main.traitCollection)
  }
}

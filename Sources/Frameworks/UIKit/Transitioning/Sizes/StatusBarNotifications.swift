import Foundation

// The names of notifications about the status bar. `UIApplication` has public constants for these
// names.
extension Notification.Name {
  static let willChangeStatusBarOrientation = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  static let didChangeStatusBarOrientation = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  static let willChangeStatusBarFrame = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  static let didChangeStatusBarFrame = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

/// The keys in the user info of notifications about the status bar.
enum StatusBarKey {
  static let orientation = "UIApplicationStatusBarOrientationUserInfoKey"
  static let frame = "UIApplicationStatusBarFrameUserInfoKey"
}

import Foundation

// The names of notifications about the status bar, which `UIApplication` has as its members.
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

/// The keys of their information.
enum StatusBarKey {
  static let orientation = "UIApplicationStatusBarOrientationUserInfoKey"
  static let frame = "UIApplicationStatusBarFrameUserInfoKey"
}

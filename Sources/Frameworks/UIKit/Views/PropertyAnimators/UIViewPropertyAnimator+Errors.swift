extension UIViewPropertyAnimator {
  func refuseWhileActive(_ name: String) {
    guard state == .active else { return }
    UIKitLog.raise(
      "NSGenericException",
      "It is not allowed to set the \(name) property of an active animator (\(self))")
  }

  func raise(_ reason: String) -> Never { UIKitLog.raise(UIKitLog.inconsistency, reason) }
}

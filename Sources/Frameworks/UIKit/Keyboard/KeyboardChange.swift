import Foundation

/// One change of the keyboard's frame, and the notifications about it (facts L.1).
struct KeyboardChange {
  /// The notifications that are posted in addition to the frame notifications.
  enum Kind: Equatable {
    case show, hide
    /// Only the frame notifications are posted. This kind is used when the keyboard returns after a
    /// drag, and when it floats (facts L.1.8).
    case frameOnly
  }

  let kind: Kind
  /// The keyboard's frames before and after the change, in the screen's coordinate system.
  let begin, end: CGRect
  /// Whether the change is animated.
  let isAnimated: Bool

  func postWill() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    switch kind {
    case .show: post(UIResponder.keyboardWillShowNotification)
    case .hide: post(UIResponder.keyboardWillHideNotification)
    case .frameOnly: break
    }
  }

  func postDid() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    switch kind {
    case .show: post(UIResponder.keyboardDidShowNotification)
    case .hide: post(UIResponder.keyboardDidHideNotification)
    case .frameOnly: break
    }
  }

  /// The object of the keyboard notifications is the screen (facts L.1.5).
  private func post(_ name: Notification.Name) {
    let duration = isAnimated ? KeyboardDefaults.duration : 0
    MainActor.assumeIsolated {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardDefaults.curve),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
  }
}

import UIKit

extension Notification.Name {
  /// Posted when a transition begins and its animation cannot be shown, so that a fallback replaces
  /// it. The notification is posted once for each animation that is replaced.
  ///
  /// The notification's object is the transition's animator. The user info contains the names of
  /// the transition animations under `wanted` and `shown`. Under `reason`, the user info contains a
  /// text that says what is missing; see `TransitionFallback`.
  public static let transitionDidFallBack = Notification.Name("TransitionDidFallBack")
}

/// A transition animation that cannot be shown, its replacement, and the reason. This value is read
/// from the `userInfo` of `transitionDidFallBack`.
public struct TransitionFallback: Equatable, Sendable {
  /// The name of the type of the animation that cannot be shown.
  public let wanted: String
  public let shown: String
  /// Why the animation cannot be shown, as text.
  public let reason: String

  @MainActor
  init(wanted: any TransitionAnimation, shown: any TransitionAnimation, reason: String) {
    self.wanted = "\(type(of: wanted))"
    self.shown = "\(type(of: shown))"
    self.reason = reason
  }

  /// Reads a notification. Returns nil for notifications with another name.
  public init?(_ notification: Notification) {
    guard notification.name == .transitionDidFallBack,
      let info = notification.userInfo as? [String: String], let wanted = info[Self.wantedKey],
      let shown = info[Self.shownKey], let reason = info[Self.reasonKey]
    else { return nil }
    (self.wanted, self.shown, self.reason) = (wanted, shown, reason)
  }

  private static let (wantedKey, shownKey, reasonKey) = ("wanted", "shown", "reason")

  @MainActor
  func post(from animator: any UIViewControllerAnimatedTransitioning) {
    NotificationCenter.default.post(
      name: .transitionDidFallBack, object: animator,
      userInfo: [Self.wantedKey: wanted, Self.shownKey: shown, Self.reasonKey: reason])
  }
}

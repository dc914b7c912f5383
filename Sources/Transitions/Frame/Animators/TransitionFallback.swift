import UIKit

extension Notification.Name {
  /// Posted when a transition begins, once for each transition animation that cannot be shown and
  /// is replaced by its fallback.
  ///
  /// The object is the transition's animator. The user info contains the names of the transition
  /// animations under `wanted` and `shown`, and the missing requirement as text under `reason`; see
  /// `TransitionFallback`.
  public static let transitionDidFallBack = Notification.Name("TransitionDidFallBack")
}

/// A transition animation that cannot be shown, its replacement, and the reason. Created from the
/// `userInfo` of `transitionDidFallBack`.
public struct TransitionFallback: Equatable, Sendable {
  /// The name of the transition animation's type.
  public let wanted: String
  public let shown: String
  /// The missing requirement, as text.
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

import UIKit

extension Notification.Name {
  /// A look cannot be shown here, and its fallback is shown instead: once for each look that is
  /// passed over, as the transition begins.
  ///
  /// The object is the transition's animator. The texts under `wanted` and `shown` name the looks,
  /// the one under `reason` says in words what is missing: see `TransitionFallback`.
  public static let transitionDidFallBack = Notification.Name("TransitionDidFallBack")
}

/// A look that cannot be shown, what is shown instead, and why: the `userInfo` of
/// `transitionDidFallBack`.
public struct TransitionFallback: Equatable, Sendable {
  /// The name of the look's type.
  public let wanted: String
  public let shown: String
  /// What is missing, in words.
  public let reason: String

  @MainActor
  init(wanted: any TransitionLook, shown: any TransitionLook, reason: String) {
    self.wanted = "\(type(of: wanted))"
    self.shown = "\(type(of: shown))"
    self.reason = reason
  }

  /// What a notification tells; nil for one of another kind.
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

/// Hears of dismissals by the user and may refuse them. Every requirement is optional.
///
/// None is called for a dismissal by code.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss; may be asked at any time and repeatedly.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// The user dismisses: before any interaction or animation, the presenter's coordinator is
  /// there. A dismissal that is then taken back is not followed by `…DidDismiss`.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The user has dismissed; after all animations.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    Unanswered.mark()
  }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    Unanswered.mark()
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    Unanswered.mark()
  }
}

// UIKit's refusals, with its wording (facts A.8).
extension Presentations {
  func canPresent(
    _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Bool {
    refuseStyles(of: presented)
    refuseInUse(presented, by: presenter)
    guard isFree(presenter, for: presented, from: source) else { return false }
    if presented.ownPresenting != nil { refuseActive(presented) }
    guard source.viewIfLoaded?.window != nil else {
      UIKitLog.warn(
        "Warning: Attempt to present \(presented) on \(source) whose view is not in the window "
          + "hierarchy!")
      return false
    }
    guard TransitionSession.presenting == nil else {
      UIKitLog.warn(
        "Warning: Attempt to present \(presented) on \(presenter) while a presentation is in "
          + "progress!")
      return false
    }
    return true
  }

  /// Raises for one that has a parent, fills a window or would present itself.
  func refuseInUse(_ presented: UIViewController, by presenter: UIViewController) {
    guard presented.ownPresenting == nil else { return }
    if presented.parent != nil || presented === presenter || presented.isRootOfWindow {
      refuseActive(presented)
    }
  }

  /// Refuses a controller that the adaptive delegate has chosen, where it may not be presented.
  func refuseChosen(_ presented: UIViewController, by presenter: UIViewController) {
    refuseInUse(presented, by: presenter)
    if presented.ownPresenting != nil { refuseActive(presented) }
  }

  /// Whether `presenter` presents nobody yet.
  func isFree(
    _ presenter: UIViewController, for presented: UIViewController, from source: UIViewController
  ) -> Bool {
    guard let current = presenter.ownPresented else { return true }
    UIKitLog.warn(
      "Attempt to present \(presented) on \(presenter) (from \(source)) which is already "
        + "presenting \(current).")
    return false
  }

  private func refuseActive(_ presented: UIViewController) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "Application tried to present modally an active controller \(presented).")
  }

  /// The style `.none` means "no adaptation" and has no presentation; a partial curl needs the
  /// whole screen (Apple's page on it). The wording of both is unverified.
  private func refuseStyles(of presented: UIViewController) {
    if presented.modalPresentationStyle == .none {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "The specified modal presentation style doesn't have a corresponding presentation "
          + "controller.")
    }
    if presented.modalTransitionStyle == .partialCurl,
      presented.modalPresentationStyle != .fullScreen
    {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Application tried to present UIModalTransitionStylePartialCurl to or from "
          + "non-fullscreen view controller \(presented).")
    }
  }
}

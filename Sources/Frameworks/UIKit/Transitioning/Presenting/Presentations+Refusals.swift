// Presentations that UIKit refuses, with UIKit's messages (facts A.8).
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
          + "hierarchy!", .absentPresenter, about: source)
      return false
    }
    guard TransitionSession.presenting == nil, !isAskingForDismissal else {
      UIKitLog.warn(
        "Warning: Attempt to present \(presented) on \(presenter) while a presentation is in "
          + "progress!", .refusedDuringTransition, about: presenter)
      return false
    }
    return true
  }

  /// Raises an exception if `presented` has a parent, is a window's root, or is `presenter` itself.
  func refuseInUse(_ presented: UIViewController, by presenter: UIViewController) {
    guard presented.ownPresenting == nil else { return }
    if presented.parent != nil || presented === presenter || presented.isRootOfWindow {
      refuseActive(presented)
    }
  }

  /// Raises an exception if a controller that the adaptive delegate returned may not be presented.
  func refuseChosen(_ presented: UIViewController, by presenter: UIViewController) {
    refuseInUse(presented, by: presenter)
    if presented.ownPresenting != nil { refuseActive(presented) }
  }

  /// Whether `presenter` has no presented controller. If `presenter` has a presented controller,
  /// logs UIKit's warning.
  func isFree(
    _ presenter: UIViewController, for presented: UIViewController, from source: UIViewController
  ) -> Bool {
    guard let current = presenter.ownPresented else { return true }
    UIKitLog.warn(
      "Attempt to present \(presented) on \(presenter) (from \(source)) which is already "
        + "presenting \(current).", .refusedDuringTransition, about: presenter)
    return false
  }

  private func refuseActive(_ presented: UIViewController) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "Application tried to present modally an active controller \(presented).")
  }

  /// Raises an exception for the style `.none`, which means "no adaptation" and cannot be
  /// presented. Also raises an exception for a partial curl whose presentation does not cover the
  /// screen (Apple's page on `.partialCurl`). The wording of the messages of both exceptions is
  /// unverified.
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

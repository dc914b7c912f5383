import Stage
import TestSupport

/// A transitioning delegate that returns the objects it was given and logs each call as `TD`.
final class LoggingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventLog
  /// The animator to return, or nil for none.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller that the next call returns. Later calls return nil unless the
  /// property is set again, because a delegate returns an interaction controller only while a
  /// gesture is in progress.
  var presentInteractor: (any UIViewControllerInteractiveTransitioning)?
  var dismissInteractor: (any UIViewControllerInteractiveTransitioning)?
  /// Creates the presentation controller. Nil selects the standard presentation controller.
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ log: EventLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    log.write("TD.animationController(forPresented)")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    log.write("TD.animationController(forDismissed)")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    log.write("TD.interactionControllerForPresentation")
    return presentInteractor
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    log.write("TD.interactionControllerForDismissal")
    return dismissInteractor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.write("TD.presentationController(forPresented)")
    return presentation?(presented, presenting)
  }
}

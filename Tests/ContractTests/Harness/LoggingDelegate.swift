import Stage
import TestSupport

/// `TD`: returns the objects it was given and logs each call.
final class LoggingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventLog
  /// Nil returns no animator.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Returned once by the next call, then only if it is set again: an interactor is returned only
  /// while a gesture is in progress.
  var presentInteractor: (any UIViewControllerInteractiveTransitioning)?
  var dismissInteractor: (any UIViewControllerInteractiveTransitioning)?
  /// Makes the presentation controller; nil selects the standard one.
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

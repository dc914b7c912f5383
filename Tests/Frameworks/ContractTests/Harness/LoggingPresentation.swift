import Stage
import TestSupport

/// A presentation controller with the default behaviour that logs as `PC`.
final class LoggingPresentation: UIPresentationController {
  let log: EventLog
  let removesPresenter: Bool
  let restingFrame: CGRect?

  init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ log: EventLog,
    removesPresenter: Bool = false, restingFrame: CGRect? = nil
  ) {
    self.log = log
    self.removesPresenter = removesPresenter
    self.restingFrame = restingFrame
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var frameOfPresentedViewInContainerView: CGRect {
    restingFrame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    log.write("PC.presentationTransitionWillBegin")
    super.presentationTransitionWillBegin()
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.write("PC.presentationTransitionDidEnd(\(completed))")
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() {
    log.write("PC.dismissalTransitionWillBegin")
    super.dismissalTransitionWillBegin()
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.write("PC.dismissalTransitionDidEnd(\(completed))")
    super.dismissalTransitionDidEnd(completed)
  }
}

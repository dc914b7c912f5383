import UIKit

/// Implements nothing: what the app's delegate is where there is none.
private final class NoDelegate: NSObject, UINavigationControllerDelegate {}

// Hears of each change and passes everything on. Whatever the app's delegate does not implement is
// asked of it all the same: its default says that nobody answers, and so does the whole. With
// Objective-C's optional methods nobody is asked.
extension ForwardNavigation: UINavigationControllerDelegate {
  private var app: any UINavigationControllerDelegate { delegate ?? NoDelegate() }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    installSwipes()
    noticeDeadDelegate()
    let isBack = known.contains { $0 === viewController }
    let change = begin(isBack ? .pop : .push)
    if !awaitEnd(of: change) {
      // Where the animator is asked for later, the coordinator is there a turn of the run loop on.
      DispatchQueue.main.async { [weak self] in _ = self?.awaitEnd(of: change) }
    }
    let tell: Optional = app.navigationController(_:willShow:animated:)
    tell?(navigationController, viewController, animated)
  }

  /// Nobody but the coordinator tells of a cancel. False while there is no coordinator.
  private func awaitEnd(of change: Change) -> Bool {
    guard self.change?.number == change.number,
      let coordinator = navigationController?.transitionCoordinator
    else { return false }
    _ = coordinator.animate(
      alongsideTransition: nil,
      completion: { [weak self] context in
        self?.interactor = nil
        self?.end(change, finished: !context.isCancelled)
      })
    return true
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let change = change
    interactor = nil
    noticeDeadDelegate()
    follow()
    let tell: Optional = app.navigationController(_:didShow:animated:)
    tell?(navigationController, viewController, animated)
    end(change, finished: true)
  }

  /// The app's animator; without one, a slide for a finger of ours, and a cross-fade for buttons
  /// where motion is to be reduced. A finger always moves what it touches.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let ask: Optional = app.navigationController(_:animationControllerFor:from:to:)
    if let custom = ask?(navigationController, operation, fromVC, toVC) { return custom }
    if interactor != nil { return ForwardSlide(operation: operation) }
    let reducesMotion =
      UIAccessibility.isReduceMotionEnabled && !isSwiping(in: navigationController)
    return reducesMotion ? CrossDissolve() : nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app.navigationController(_:interactionControllerFor:)
    let custom = ask?(navigationController, animationController)
    return interactor ?? custom
  }

  /// Whether the built-in swipe drives.
  private func isSwiping(in navigationController: UINavigationController) -> Bool {
    switch navigationController.interactivePopGestureRecognizer?.state {
    case .began, .changed, .ended: true
    default: false
    }
  }
}

import UIKit

/// A navigation controller's delegate that returns the objects it was given and logs as `ND`.
package final class LoggingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  package let log: EventLog
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Called after each `didShow` has been logged.
  package var onDidShow: (() -> Void)?

  package init(_ log: EventLog) { self.log = log }

  package func release() { (animator, interactor, onDidShow) = (nil, nil, nil) }

  private func label(_ controller: UIViewController) -> String {
    (controller as? LoggingController)?.label ?? "?"
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.write("ND.willShow(\(label(viewController)), \(animated))")
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.write("ND.didShow(\(label(viewController)), \(animated))")
    onDidShow?()
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.write("ND.animationController(\(operation), \(label(fromVC)) to \(label(toVC)))")
    return animator
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.write("ND.interactionController")
    return interactor
  }
}

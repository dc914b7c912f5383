import UIKit

/// Provides a fade for every push and pop, and drives it with a horizontal pan. A pan to the left
/// pushes a page, and a pan to the right pops it.
final class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  let gestureRecognizer = UIPanGestureRecognizer()
  private weak var navigationController: UINavigationController?
  private let percentDriven = UIPercentDrivenInteractiveTransition()
  /// The operation that the pan drives; nil if no pan is in progress.
  private var operation: UINavigationController.Operation?

  init(for navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    gestureRecognizer.delegate = self
    gestureRecognizer.addTarget(
      self, action: Selector("handlePan:", FadeNavigationDelegate.handlePan))
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeTransition()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    operation == nil ? nil : percentDriven
  }

  // MARK: The gesture

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, navigationController.transitionCoordinator == nil else {
      return false
    }
    let isRoot = navigationController.viewControllers.count == 1
    return beginning == (isRoot ? .push : .pop)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      operation = beginning
      go()
    }
    guard let operation else { return }
    let way = pan.translation(in: pan.view).x / max(pan.view?.bounds.width ?? 0, 1)
    let progress = min(max(operation == .push ? -way : way, 0), 1)
    switch pan.state {
    case .changed:
      percentDriven.update(progress)
    case .ended:
      if progress < 0.5 { percentDriven.cancel() } else { percentDriven.finish() }
      self.operation = nil
    case .cancelled:
      percentDriven.cancel()
      self.operation = nil
    default:
      break
    }
  }

  private func go() {
    guard let navigationController else { return }
    if operation == .push {
      navigationController.pushViewController(SkyPage(.night), animated: true)
    } else {
      navigationController.popViewController(animated: true)
    }
  }

  /// The operation that a pan would start if it began now.
  private var beginning: UINavigationController.Operation? {
    let velocity = gestureRecognizer.velocity(in: gestureRecognizer.view)
    guard abs(velocity.x) > abs(velocity.y) else { return nil }
    return velocity.x < 0 ? .push : .pop
  }
}

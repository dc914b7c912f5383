import UIKit

/// A page that can proceed to the next one.
protocol InteractiveTransitionViewControllerDelegate: UIViewController {
  func proceedToNextViewController()
}

/// Drives the flip with a vertical drag.
///
/// The interactor creates and retains the recognizer. The first page that appears adds the
/// recognizer to the window and not to a page, because the pages rotate during the drag.
final class FlipAnimationInteractor: UIPercentDrivenInteractiveTransition {
  let gestureRecognizer = UIPanGestureRecognizer()
  private(set) var interactionInProgress = false
  /// The page that is on screen. When a drag begins, the interactor tells this page to proceed to
  /// the next one.
  weak var presentingVC: (any InteractiveTransitionViewControllerDelegate)?

  override init() {
    super.init()
    gestureRecognizer.addTarget(
      self, action: Selector("handlePan:", FlipAnimationInteractor.handlePan))
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: pan.view)
    let height = pan.view?.bounds.height ?? 1
    let percentage = min(max(abs(translation.y) / height, 0), 1)
    switch pan.state {
    case .began:
      interactionInProgress = true
      presentingVC?.proceedToNextViewController()
    case .changed:
      update(percentage)
    case .ended:
      if percentage < 0.5 {
        cancel()
      } else {
        finish()
      }
      interactionInProgress = false
    case .cancelled:
      cancel()
      interactionInProgress = false
    default:
      break
    }
  }
}

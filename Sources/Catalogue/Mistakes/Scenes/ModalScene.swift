import UIKit

/// A front page that presents a back page with a tap or a drag down. A tap dismisses the back page.
/// A closure creates the animators, so that the animator of the presentation or of the dismissal
/// can contain the mistake.
final class ModalScene: NSObject, UIViewControllerTransitioningDelegate {
  var style = UIModalPresentationStyle.fullScreen
  /// Creates the animator of a presentation (`isPresenting` is true) or of a dismissal.
  var animator: (_ isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil
  }
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  private let hand = DragHand()

  /// Creates the root controller, which retains the scene.
  func root() -> UIViewController {
    let front = ColourPage.front()
    front.tapped = { [self] in present(from: $0) }
    hand.attach(to: front.view) { [weak self, weak front] in
      if let front { self?.present(from: front) }
    }
    return front
  }

  private func present(from front: UIViewController) {
    let back = ColourPage.back()
    back.modalPresentationStyle = style
    back.transitioningDelegate = self
    back.tapped = { $0.dismiss(animated: true) }
    front.present(back, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(false) }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { hand.isDragging ? hand : nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }
}

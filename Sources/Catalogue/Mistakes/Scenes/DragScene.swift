import UIKit

/// A front page that presents a back page with a drag or a tap. The gesture, the animator or the
/// interaction controller may contain the mistake.
final class DragScene: NSObject, UIViewControllerTransitioningDelegate {
  private let hand: DragHand
  var animator: () -> any UIViewControllerAnimatedTransitioning = { FadeAnimator() }
  /// Returns the interaction controller for the transition.
  var answer: (DragHand) -> (any UIViewControllerInteractiveTransitioning)? = {
    $0.isDragging ? $0 : nil
  }
  /// Returns the view to which the recognizer is added. By default, the recognizer is added to the
  /// window, which does not move.
  var place: (UIViewController) -> UIView? = { $0.view.window }

  init(_ hand: DragHand = DragHand()) {
    self.hand = hand
    super.init()
  }

  /// Creates the root controller, which retains the scene.
  func root() -> UIViewController {
    let front = DragPage("Front", UIColor(red: 0.16, green: 0.35, blue: 0.55, alpha: 1))
    front.tapped = { [self] in present(over: $0) }
    front.appeared = { [self] front in
      guard let place = place(front) else { return }
      hand.attach(to: place) { [weak self, weak front] in
        if let front { self?.present(over: front) }
      }
    }
    return front
  }

  private func present(over front: UIViewController) {
    let back = ColourPage.back()
    back.modalPresentationStyle = .fullScreen
    back.transitioningDelegate = self
    front.present(back, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator() }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { answer(hand) }
}

/// A page that calls a closure when it has appeared.
private final class DragPage: ColourPage {
  var appeared: (DragPage) -> Void = { _ in }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared(self)
  }
}

import UIKit

/// A front page that presents a back page under a drag, or at a tap; hand, animator and answer can
/// be the mistake.
final class DragScene: NSObject, UIViewControllerTransitioningDelegate {
  private let hand: DragHand
  var animator: () -> any UIViewControllerAnimatedTransitioning = { FadeAnimator() }
  /// The interaction controller.
  var answer: (DragHand) -> (any UIViewControllerInteractiveTransitioning)? = {
    $0.isDragging ? $0 : nil
  }
  /// Where the recognizer goes; the window stands still.
  var place: (UIViewController) -> UIView? = { $0.view.window }

  init(_ hand: DragHand = DragHand()) {
    self.hand = hand
    super.init()
  }

  /// The root of the scene, which keeps it alive.
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

/// A page that says when it has appeared.
private final class DragPage: ColourPage {
  var appeared: (DragPage) -> Void = { _ in }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared(self)
  }
}

import UIKit

/// A navigation controller whose front page pushes a back page with a tap or a drag down. A tap on
/// the back page pops it. A closure creates the animators, so that the animator of the push or of
/// the pop can contain the mistake.
final class StackScene: NSObject, UINavigationControllerDelegate {
  /// Creates the animator of a push (`isPush` is true) or of a pop.
  var animator: (_ isPush: Bool) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
  private let hand = DragHand()

  /// Creates the root controller, whose front page retains the scene.
  func root() -> UIViewController {
    let front = ColourPage.front()
    let navigation = UINavigationController(rootViewController: front)
    navigation.isNavigationBarHidden = true
    navigation.delegate = self
    front.tapped = { [self] in push(on: $0) }
    hand.attach(to: front.view) { [weak self, weak front] in
      if let front { self?.push(on: front) }
    }
    return navigation
  }

  private func push(on front: UIViewController) {
    let back = ColourPage.back()
    back.tapped = { _ = $0.navigationController?.popViewController(animated: true) }
    front.navigationController?.pushViewController(back, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(operation == .push) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { hand.isDragging ? hand : nil }
}

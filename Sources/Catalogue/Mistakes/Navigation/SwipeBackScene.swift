import UIKit

/// Two pages in a navigation controller. A drag down goes back to the first page. This scene itself
/// has no mistake. Entries with a mistake in the delegate subclass this class and override methods.
class SwipeBackScene: NSObject, UINavigationControllerDelegate {
  private let hand = DragHand()
  var animator = SlideBack()
  /// Whether a drag may start a pop now.
  var mayGoBack: Bool { true }

  /// Creates the root controller, whose recognizer retains the scene.
  func root() -> UIViewController {
    let navigation = KeepingNavigation(rootViewController: ColourPage.front())
    navigation.pushViewController(ColourPage.back(), animated: false)
    navigation.isNavigationBarHidden = true
    navigation.scene = self
    navigation.delegate = self
    hand.attach(to: navigation.view) { [weak self, weak navigation] in
      if self?.mayGoBack ?? false { _ = navigation?.popViewController(animated: true) }
    }
    return navigation
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    goes(operation, from: fromVC)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { hand.isDragging ? hand : nil }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { begins(navigationController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown() }

  // MARK: Steps

  func goes(_ operation: UINavigationController.Operation, from page: UIViewController) {}
  func begins(_ navigation: UINavigationController) {}
  func shown() {}
}

private final class KeepingNavigation: UINavigationController {
  var scene: SwipeBackScene?
}

/// Moves the old page down off the screen and uncovers the page below.
class SlideBack: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration = 0.4

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: Self.duration,
      animations: { from.frame = from.frame.offsetBy(dx: 0, dy: from.frame.height) },
      completion: { _ in self.end(context) })
  }

  /// Completes the transition. Entries with a mistake in the completion override this method.
  func end(_ context: UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

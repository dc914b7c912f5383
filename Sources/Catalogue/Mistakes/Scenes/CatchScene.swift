import UIKit

/// A front page that presents a back page when it is tapped. A tap on the arriving page interrupts
/// the animation and continues it.
final class CatchScene: NSObject, UIViewControllerTransitioningDelegate {
  /// The duration in seconds. The duration is long enough that the animation can be interrupted.
  static let duration = 2.0

  private let hand = UIPercentDrivenInteractiveTransition()
  private let animator: () -> any UIViewControllerAnimatedTransitioning

  init(animator: @escaping () -> any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init()
    hand.wantsInteractiveStart = false
  }

  /// Creates the root controller, which retains the scene.
  func root() -> UIViewController {
    let front = ColourPage.front()
    front.tapped = { [self] in present(over: $0) }
    return front
  }

  private func present(over front: UIViewController) {
    let back = ColourPage.back()
    back.modalPresentationStyle = .fullScreen
    back.transitioningDelegate = self
    back.tapped = { [hand] _ in
      hand.pause()
      hand.finish()
    }
    front.present(back, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator() }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { hand }
}

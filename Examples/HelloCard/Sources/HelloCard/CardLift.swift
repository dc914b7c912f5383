import UIKit

/// The transition: the card slides up from below and, interactively, back down.
class CardLift: NSObject, UIViewControllerTransitioningDelegate {
  let pull = UIPercentDrivenInteractiveTransition()
  /// Whether a pan drives the dismissal.
  var isPulled = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardSlide(isUp: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardSlide(isUp: false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    isPulled ? pull : nil
  }
}

/// Slides the card between its final frame and below the screen.
class CardSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isUp: Bool

  init(isUp: Bool) { self.isUp = isUp }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isUp ? .to : .from),
      let controller = context.viewController(forKey: isUp ? .to : .from)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let place = isUp ? context.finalFrame(for: controller) : card.frame
    let below = place.offsetBy(dx: 0, dy: container.bounds.height - place.minY)
    // With Reduce Motion on, it fades.
    let isStill = UIAccessibility.isReduceMotionEnabled
    if isUp {
      card.frame = isStill ? place : below
      card.alpha = isStill ? 0 : 1
      container.addSubview(card)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
    ) { [isUp] in
      card.frame = isUp || isStill ? place : below
      card.alpha = isUp || !isStill ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

import UIKit

/// Brings a card in from below, and takes it away again.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// The interaction of the gesture that dismisses the card; nil without a gesture.
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardArrival() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardDeparture() }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class CardArrival: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration = 0.4

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to) else { return context.completeTransition(false) }
    if let page = context.viewController(forKey: .to) { card.frame = context.finalFrame(for: page) }
    context.containerView.addSubview(card)
    card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      card.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class CardDeparture: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration = 0.3

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .from) else { return context.completeTransition(false) }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

import UIKit

/// A page that slides up, without a mistake. Each subclass overrides what its mistake is in.
class Slide: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var title: String { "Correct" }
  var interaction: UIPercentDrivenInteractiveTransition?
  private var isPresenting = true

  func present(from menu: UIViewController) {
    let page = PageController()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
    menu.present(page, animated: true)
  }

  /// The finger has been lifted.
  func lift(at progress: CGFloat) {
    if progress > 0.4 {
      interaction?.finish()
    } else {
      interaction?.cancel()
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    isPresenting = false
    return self
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    interaction
  }

  // MARK: UIViewControllerAnimatedTransitioning

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if isPresenting { arrive(context) } else { leave(context) }
  }

  func arrive(_ context: UIViewControllerContextTransitioning) {
    guard let page = place(context) else { return }
    page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { page.transform = .identity },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func leave(_ context: UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
      },
      completion: { _ in
        page.removeFromSuperview()
        context.completeTransition(true)
      })
  }

  /// Adds the arriving view at its final place, and returns it.
  final func place(_ context: UIViewControllerContextTransitioning) -> UIView? {
    guard let page = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return nil }
    page.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(page)
    return page
  }
}

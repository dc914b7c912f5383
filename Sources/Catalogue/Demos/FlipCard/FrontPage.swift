import UIKit

/// The front of the card. The page presents the back and provides the flip animation in both
/// directions.
final class FrontPage: UIViewController, UIViewControllerTransitioningDelegate,
  InteractiveTransitionViewControllerDelegate
{
  private var flipAnimation = FlipAnimation()
  private var interactor = FlipAnimationInteractor()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pan = interactor.gestureRecognizer
    if let window = view.window, !(window.gestureRecognizers ?? []).contains(pan) {
      window.addGestureRecognizer(pan)
    }
    interactor.presentingVC = self
  }

  // The segue is performed by the button and by the drag.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let back = segue.destination as? BackPage else { return }
    back.transitioningDelegate = self
    back.interactor = interactor
  }

  func proceedToNextViewController() {
    performSegue(withIdentifier: "displayModal", sender: self)
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    flipAnimation.isDismissal = false
    return flipAnimation
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    flipAnimation.isDismissal = true
    return flipAnimation
  }

  // The transition is interactive only if a drag starts it. If the button starts the transition, it
  // is not interactive.

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    interactor.interactionInProgress ? interactor : nil
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    interactor.interactionInProgress ? interactor : nil
  }
}

import UIKit

/// Shows a page as a panel over the right half of the screen and dims the rest.
///
/// It owns the dimming view, and nothing but that: the panel itself is moved by the animator.
final class MyPresentationController: UIPresentationController {
  private let dimmingView = UIView()
  /// Set while the panel is on its way out; until then it belongs where it rests.
  private var isLeaving = false

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimmingView.alpha = 0
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("dimmingViewTapped", MyPresentationController.dimmingViewTapped)))
  }

  // MARK: Geometry

  /// The right half. An odd point belongs to the left one, so that the panel's edge is sharp.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = (bounds.width / 2).rounded(.down)
    return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// The container has another size, for example because the device was turned: the dimming view
  /// covers it again, and the panel goes to where it is, or is headed, now.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    let rest = frameOfPresentedViewInContainerView
    presentedView?.frame = isLeaving ? rest.offsetBy(dx: rest.width, dy: 0) : rest
  }

  // MARK: Presentation

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let containerView {
      dimmingView.frame = containerView.bounds
      dimmingView.alpha = 0
      containerView.insertSubview(dimmingView, at: 0)
    }
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimmingView.removeFromSuperview() }
  }

  // MARK: Dismissal

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isLeaving = true
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isLeaving = false
    if completed {
      dimmingView.removeFromSuperview()
    } else {
      // The device may have been turned before the panel changed its mind.
      containerView?.setNeedsLayout()
    }
  }

  /// Fades with the transition, under the finger too; at once where there is none to go with.
  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
  }

  func dimmingViewTapped() { presentingViewController.dismiss(animated: true) }
}

import UIKit

/// Shows a page as a panel over the right half of the screen and dims the rest.
///
/// It owns the dimming view, and nothing but that: the panel itself is moved by the animator.
final class MyPresentationController: UIPresentationController {
  private let dimmingView = UIView()

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

  /// Half the width. An odd point belongs to the other half, so that the panel's edge is sharp.
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: (parentSize.width / 2).rounded(.down), height: parentSize.height)
  }

  /// At the right edge.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(origin: CGPoint(x: bounds.width - size.width, y: 0), size: size)
  }

  /// The container has another size, for example because the device was turned.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  // MARK: Presentation

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.accessibilityViewIsModal = true
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
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() }
  }

  /// Fades with the transition, under the finger too; at once where there is none to go with.
  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func dimmingViewTapped() {
    // Not while the panel is on its way.
    if presentedViewController.transitionCoordinator == nil {
      presentingViewController.dismiss(animated: true)
    }
  }
}

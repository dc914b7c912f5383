import UIKit

/// Presents a page as a panel that covers the right half of the screen, and dims the rest of it.
///
/// The presentation controller manages only the dimming view; the animator moves the panel.
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

  /// Half of the parent's width, rounded down to whole points so that the panel's edge is sharp.
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: (parentSize.width / 2).rounded(.down), height: parentSize.height)
  }

  /// The frame of the panel at the right edge.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(origin: CGPoint(x: bounds.width - size.width, y: 0), size: size)
  }

  /// Updates the layout when the container's size changes, for example after a rotation.
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

  /// Fades the dimming view alongside the transition, even if it is interactive. If there is no
  /// coordinator, changes the alpha immediately.
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
    // Taps during a transition are ignored.
    if presentedViewController.transitionCoordinator == nil {
      presentingViewController.dismiss(animated: true)
    }
  }
}

import UIKit

/// Presents the card over a dimmed page. Hides the bar while the card replaces it.
final class CardPresentation: UIPresentationController {
  private let bar: UIView
  private let dimmingView = UIView()

  init(
    _ presented: UIViewController, over presenting: UIViewController?, from bar: UIView
  ) {
    self.bar = bar
    super.init(presentedViewController: presented, presenting: presenting)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.35)
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("dimmingViewTapped", CardPresentation.dimmingViewTapped)))
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func dimmingViewTapped() {
    if presentedViewController.transitionCoordinator == nil {
      presentingViewController.dismiss(animated: true)
    }
  }

  // MARK: Geometry

  /// The maximum width of the card in points.
  private static let maximumWidth: CGFloat = 700

  /// The card's frame, which extends from below the status bar to below the lower edge of the
  /// screen.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = min(bounds.width, Self.maximumWidth)
    let top: CGFloat = bounds.width > bounds.height ? 18 : 62
    return CGRect(
      x: (bounds.width - width) / 2, y: top, width: width,
      height: bounds.height - top + SoundView.tail)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    let frame = frameOfPresentedViewInContainerView
    (presentedView as? SoundView)?.openSize = frame.size
    // The animator changes the card's size, after which UIKit lays out the container, too. The
    // animator's frames must not be replaced, so only another size of the container moves the card.
    guard containerView.bounds.size != containerSize else { return }
    containerSize = containerView.bounds.size
    presentedView?.frame = frame
  }

  /// The size of the container at its last layout.
  private var containerSize = CGSize.zero

  // MARK: Presentation and dismissal

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.accessibilityViewIsModal = true
    bar.isHidden = true
    if let containerView {
      dimmingView.frame = containerView.bounds
      dimmingView.alpha = 0
      containerView.insertSubview(dimmingView, at: 0)
    }
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { leave() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { leave() }
  }

  private func leave() {
    dimmingView.removeFromSuperview()
    bar.isHidden = false
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
}

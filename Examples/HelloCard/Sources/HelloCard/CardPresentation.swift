import UIKit

/// Determines the card's frame, also after the window's size has changed.
class CardPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return container.bounds.inset(by: UIEdgeInsets(top: 320, left: 16, bottom: 40, right: 16))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

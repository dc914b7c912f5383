import UIKit

/// Says where the card lies, also after the window has changed.
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

import UIKit

/// A correct presentation controller, which shows a panel over the lower half of the screen and a
/// dimming view below the panel. Entries with a mistake in the presentation controller subclass
/// this class and override methods.
class DimmedPresentation: UIPresentationController {
  let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.accessibilityViewIsModal = true
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimmingView.frame = containerView?.bounds ?? .zero
    dimmingView.alpha = 0
    containerView?.insertSubview(dimmingView, at: 0)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = alpha }, completion: nil)
  }
}

extension ModalScene {
  /// The root controller of a scene with a panel.
  static func panel(
    _ presentation: @escaping (UIViewController, UIViewController?) -> UIPresentationController
  ) -> UIViewController {
    let scene = ModalScene()
    scene.style = .custom
    scene.animator = { _ in FadeAnimator() }
    scene.presentation = presentation
    return scene.root()
  }
}

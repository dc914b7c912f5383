import UIKit

let reachableBackground = MistakeEntry(
  "reachable-background", "A panel over half the screen leaves the rest to VoiceOver",
  rule: "T25", .tapTap
) { isMended in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { _ in FadeAnimator() }
  scene.presentation = { HalfPresentation(of: $0, by: $1, isModal: isMended) }
  return scene.root()
}

/// Shows the lower half of the screen.
private final class HalfPresentation: UIPresentationController {
  private let isModal: Bool

  init(of presented: UIViewController, by presenting: UIViewController?, isModal: Bool) {
    self.isModal = isModal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if isModal { presentedView?.accessibilityViewIsModal = true }
  }
}

import UIKit

/// An article on an overlay menu teaches this mistake.
let presenterMoved = MistakeEntry(
  "presenter-moved", "An overlay moves the presenter's view into the container", rule: "T06", .tap
) { isMended in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { $0 ? Overlay(isMended: isMended) : FadeAnimator() }
  return scene.root()
}

private final class Overlay: FadeAnimator {
  private let isMended: Bool
  init(isMended: Bool) { self.isMended = isMended }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    if !isMended, let presenting = context.viewController(forKey: .from) {
      context.containerView.addSubview(presenting.view)
    }
    super.animateTransition(using: context)
  }
}

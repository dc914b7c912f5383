import UIKit

/// An article on an overlay menu teaches this mistake.
let presenterMoved = MistakeEntry(
  "presenter-moved", "An overlay moves the presenter's view into the container", rule: "T06", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { $0 ? Overlay(isCorrected: isCorrected) : FadeAnimator() }
  return scene.root()
}

private final class Overlay: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    if !isCorrected, let presenting = context.viewController(forKey: .from) {
      context.containerView.addSubview(presenting.view)
    }
    super.animateTransition(using: context)
  }
}

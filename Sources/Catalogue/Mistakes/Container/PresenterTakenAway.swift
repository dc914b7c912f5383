import UIKit

let presenterTakenAway = MistakeEntry(
  "presenter-taken-away",
  "The presenter's view is removed although the gesture was cancelled", rule: "T05",
  .drag
) { isCorrected in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { _ in Sweeper(isCorrected: isCorrected) }
  return scene.root()
}

/// After a cancelled transition, removes the presenter's view as if the animator had added it.
private final class Sweeper: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled, !isCorrected {
      context.viewController(forKey: .from)?.view.removeFromSuperview()
    }
    super.end(context)
  }
}

import UIKit

let presenterTakenAway = MistakeEntry(
  "presenter-taken-away",
  "The presenter's view is removed although the gesture was cancelled", rule: "T05",
  .drag
) { isMended in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { _ in Sweeper(isMended: isMended) }
  return scene.root()
}

/// After a cancelled transition, removes the presenter's view as if the animator had added it.
private final class Sweeper: FadeAnimator {
  private let isMended: Bool
  init(isMended: Bool) { self.isMended = isMended }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled, !isMended {
      context.viewController(forKey: .from)?.view.removeFromSuperview()
    }
    super.end(context)
  }
}

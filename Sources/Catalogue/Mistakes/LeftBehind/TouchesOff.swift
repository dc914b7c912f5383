import UIKit

let touchesOff = MistakeEntry(
  "touches-off", "Touches are disabled, and enabled again only after a success", rule: "T07", .drag
) { isCorrected in
  let scene = StackScene()
  scene.animator = { _ in Careful(isCorrected: isCorrected) }
  return scene.root()
}

/// Disables touches on the disappearing page.
private final class Careful: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    context.view(forKey: .from)?.isUserInteractionEnabled = false
    super.animateTransition(using: context)
  }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if isCorrected || !context.transitionWasCancelled {
      context.view(forKey: .from)?.isUserInteractionEnabled = true
    }
    super.end(context)
  }
}

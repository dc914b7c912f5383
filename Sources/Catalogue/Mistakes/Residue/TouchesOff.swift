import UIKit

let touchesOff = MistakeEntry(
  "touches-off", "Touches are disabled, and enabled again only after a success", rule: "T07", .drag
) { isMended in
  let scene = StackScene()
  scene.animator = { _ in Careful(isMended: isMended) }
  return scene.root()
}

/// Disables touches on the disappearing page.
private final class Careful: FadeAnimator {
  private let isMended: Bool
  init(isMended: Bool) { self.isMended = isMended }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    context.view(forKey: .from)?.isUserInteractionEnabled = false
    super.animateTransition(using: context)
  }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if isMended || !context.transitionWasCancelled {
      context.view(forKey: .from)?.isUserInteractionEnabled = true
    }
    super.end(context)
  }
}

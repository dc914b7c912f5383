import UIKit

let removedOnCancel = MistakeEntry(
  "removed-on-cancel",
  "The old page is removed although the gesture was cancelled", rule: "T05", .drag
) { isMended in
  let scene = StackScene()
  scene.animator = { _ in Tidy(isMended: isMended) }
  return scene.root()
}

private final class Tidy: FadeAnimator {
  private let isMended: Bool
  init(isMended: Bool) { self.isMended = isMended }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if !isMended || !context.transitionWasCancelled {
      context.view(forKey: .from)?.removeFromSuperview()
    }
    super.end(context)
  }
}

import UIKit

let removedOnCancel = MistakeEntry(
  "removed-on-cancel",
  "The old page is removed although the gesture was cancelled", rule: "T05", .drag
) { isCorrected in
  let scene = StackScene()
  scene.animator = { _ in Tidy(isCorrected: isCorrected) }
  return scene.root()
}

private final class Tidy: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if !isCorrected || !context.transitionWasCancelled {
      context.view(forKey: .from)?.removeFromSuperview()
    }
    super.end(context)
  }
}

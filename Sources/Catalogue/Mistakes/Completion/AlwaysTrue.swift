import UIKit

let alwaysTrue = MistakeEntry(
  "always-true", "completeTransition(true) is called even after a cancellation", rule: "T03", .drag
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in isCorrected ? FadeAnimator() : Optimist() }
  return scene.root()
}

private final class Optimist: FadeAnimator {
  override func end(_ context: UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}

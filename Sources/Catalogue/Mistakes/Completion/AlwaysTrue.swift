import UIKit

let alwaysTrue = MistakeEntry(
  "always-true", "completeTransition(true) is called even after a cancellation", rule: "T03", .drag
) { isMended in
  let scene = ModalScene()
  scene.animator = { _ in isMended ? FadeAnimator() : Optimist() }
  return scene.root()
}

private final class Optimist: FadeAnimator {
  override func end(_ context: UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}

import UIKit

let neverCompletes = MistakeEntry(
  "never-completes", "The animator never calls completeTransition", rule: "T01", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in isCorrected ? FadeAnimator() : Forgetful() }
  return scene.root()
}

private final class Forgetful: FadeAnimator {
  override func end(_ context: UIViewControllerContextTransitioning) {}
}

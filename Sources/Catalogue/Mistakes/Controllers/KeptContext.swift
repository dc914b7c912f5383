import UIKit

let keptContext = MistakeEntry(
  "kept-context",
  "The animator retains the context, which retains both controllers", rule: "T18", .tapTap
) { isCorrected in
  let scene = ModalScene()
  let animator = isCorrected ? FadeAnimator() : Keeper()
  scene.animator = { _ in animator }
  return scene.root()
}

private final class Keeper: FadeAnimator {
  private var context: (any UIViewControllerContextTransitioning)?

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    super.animateTransition(using: context)
  }
}

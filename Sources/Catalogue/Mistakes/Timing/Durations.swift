import UIKit

let longerThanSaid = MistakeEntry(
  "longer-than-said", "The block takes longer than transitionDuration says", rule: "T24", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in isCorrected ? FadeAnimator() : Slow() }
  return scene.root()
}

private final class Slow: FadeAnimator {
  override func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.25 }
}

let noSpeed = MistakeEntry(
  "no-speed", "completionSpeed is the velocity of a finger that has stopped", rule: "T24", .drag
) { isCorrected in
  DragScene(isCorrected ? DragHand() : Resting()).root()
}

private final class Resting: DragHand {
  override func lift() {
    completionSpeed = pan.velocity(in: pan.view).y / 1000
    super.lift()
  }
}

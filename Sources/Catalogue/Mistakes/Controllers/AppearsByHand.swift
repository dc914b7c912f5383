import UIKit

let appearsByHand = MistakeEntry(
  "appears-by-hand", "Appearance calls are sent by hand although UIKit sends them", rule: "T20",
  .tapTap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { isPresenting in
    isPresenting || isCorrected ? FadeAnimator() : Announcer()
  }
  return scene.root()
}

/// Sends appearance callbacks to the presenter, as an app must under `.custom`. In this scene,
/// UIKit itself sends the appearance callbacks.
private final class Announcer: FadeAnimator {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    context.viewController(forKey: .to)?.beginAppearanceTransition(true, animated: true)
    super.animateTransition(using: context)
  }
}

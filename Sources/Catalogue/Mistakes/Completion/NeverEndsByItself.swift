import UIKit

let neverEndsByItself = MistakeEntry(
  "never-ends-by-itself",
  "An interaction controller that animates by itself never completes", rule: "T01",
  .tap
) { isCorrected in
  let scene = DragScene()
  let interaction = EndlessInteraction(isCorrected: isCorrected)
  scene.answer = { _ in interaction }
  return scene.root()
}

/// Runs the whole animation in `startInteractiveTransition`. In that method, other interaction
/// controllers only begin to track the touch.
private final class EndlessInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: FadeAnimator.duration, animations: { to.alpha = 1 },
      completion: { _ in
        context.finishInteractiveTransition()
        if self.isCorrected { context.completeTransition(!context.transitionWasCancelled) }
      })
  }
}

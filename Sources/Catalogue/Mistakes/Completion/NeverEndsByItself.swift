import UIKit

let neverEndsByItself = MistakeEntry(
  "never-ends-by-itself",
  "An interaction controller that animates by itself never completes", rule: "T01",
  .tap
) { isMended in
  let scene = DragScene()
  let flight = Flight(isMended: isMended)
  scene.answer = { _ in flight }
  return scene.root()
}

/// Runs the whole animation in `startInteractiveTransition`. In that method, other interaction
/// controllers only begin to track the touch.
private final class Flight: NSObject, UIViewControllerInteractiveTransitioning {
  private let isMended: Bool
  init(isMended: Bool) { self.isMended = isMended }

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
        if self.isMended { context.completeTransition(!context.transitionWasCancelled) }
      })
  }
}

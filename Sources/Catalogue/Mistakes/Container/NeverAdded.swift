import UIKit

let neverAdded = MistakeEntry(
  "never-added", "The arriving view is animated but never added", rule: "T04", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in FadeIn(isCorrected: isCorrected) }
  return scene.root()
}

private final class FadeIn: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: controller)
    if isCorrected { context.containerView.addSubview(to) }

    to.alpha = 0
    UIView.animate(
      withDuration: Self.duration, animations: { to.alpha = 1 },
      completion: { _ in self.end(context) })
  }
}

import UIKit

let arrivesBelow = MistakeEntry(
  "arrives-below", "The new page fades in below the old one", rule: "T30", .tap
) { isCorrected in
  let scene = StackScene()
  scene.animator = { _ in FadeIn(isCorrected: isCorrected) }
  return scene.root()
}

private final class FadeIn: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: controller)
    to.alpha = 0
    if isCorrected {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    UIView.animate(
      withDuration: Self.duration, animations: { to.alpha = 1 },
      completion: { _ in self.end(context) })
  }
}

import UIKit

/// When a pop is finished, the animator removes the view that must stay on screen. The error comes
/// from a guide on custom transitions and is often copied.
let survivorRemoved = MistakeEntry(
  "survivor-removed", "A pop that succeeds removes the page it goes back to", rule: "T05", .tapTap
) { isCorrected in
  let scene = StackScene()
  scene.animator = { isPush in Slide(isPush: isPush, isCorrected: isCorrected) }
  return scene.root()
}

private final class Slide: FadeAnimator {
  private let isPush, isCorrected: Bool
  init(isPush: Bool, isCorrected: Bool) { (self.isPush, self.isCorrected) = (isPush, isCorrected) }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return end(context) }
    let container = context.containerView
    let rest = context.finalFrame(for: controller)
    let away = rest.offsetBy(dx: rest.width, dy: 0)
    to.frame = isPush ? away : rest
    container.insertSubview(to, at: isPush ? container.subviews.count : 0)

    UIView.animate(
      withDuration: Self.duration,
      animations: {
        if self.isPush { to.frame = rest } else { from.frame = away }
      },
      completion: { _ in
        let success = !context.transitionWasCancelled
        if self.isPush && !success { to.removeFromSuperview() }
        if !self.isPush && success { (self.isCorrected ? from : to).removeFromSuperview() }
        self.end(context)
      })
  }
}

import UIKit

let bothViewsOrNone = MistakeEntry(
  "both-views-or-none", "The animator requires the presenter's view under the style custom",
  rule: "T11", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { _ in isCorrected ? FadeAnimator() : Swap() }
  return scene.root()
}

private final class Swap: FadeAnimator {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return end(context) }
    context.containerView.addSubview(to)
    guard let from = context.view(forKey: .from) else { return end(context) }
    to.alpha = 0
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        from.alpha = 0
        to.alpha = 1
      },
      completion: { _ in
        from.alpha = 1
        self.end(context)
      })
  }
}

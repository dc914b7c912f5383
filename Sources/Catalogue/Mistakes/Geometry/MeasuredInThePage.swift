import UIKit

let measuredInThePage = MistakeEntry(
  "measured-in-the-page", "The gesture is measured in a page that shrinks under the finger",
  rule: "T21", .drag
) { isCorrected in
  let scene = DragScene(isCorrected ? DragHand() : PageHand())
  scene.animator = { Shrink() }
  if !isCorrected { scene.place = { $0.view } }
  return scene.root()
}

private final class PageHand: DragHand {
  override var percent: CGFloat {
    guard let page = pan.view else { return 0 }
    return min(max(pan.translation(in: page).y / page.bounds.height, 0), 1)
  }
}

/// The front page shrinks into the background while the back page appears.
private final class Shrink: FadeAnimator {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: page)
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        from.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        to.alpha = 1
      },
      completion: { _ in
        from.transform = .identity
        to.alpha = 1
        self.end(context)
      })
  }
}

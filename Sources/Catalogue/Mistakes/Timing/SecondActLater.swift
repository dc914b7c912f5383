import UIKit

let secondActLater = MistakeEntry(
  "second-act-later", "Half of the animation begins after an asyncAfter delay", rule: "T15",
  .drag
) { isCorrected in
  let scene = DragScene()
  scene.animator = { TwoActs(isCorrected: isCorrected) }
  return scene.root()
}

private final class TwoActs: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: page)
    context.containerView.addSubview(to)
    to.alpha = 0
    let half = Self.duration / 2
    if !isCorrected {
      DispatchQueue.main.asyncAfter(deadline: .now() + half) {
        UIView.animate(withDuration: half) { from.alpha = 0.5 }
      }
    }
    UIView.animate(
      withDuration: Self.duration, animations: { to.alpha = 1 },
      completion: { _ in
        (from.alpha, to.alpha) = (1, 1)
        self.end(context)
      })
    if isCorrected {
      UIView.animate(withDuration: half, delay: half, animations: { from.alpha = 0.5 })
    }
  }
}

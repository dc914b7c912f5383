import UIKit

let completesTwice = MistakeEntry(
  "completes-twice", "Each of two animations ends the transition", rule: "T02", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in CrossFade(isCorrected: isCorrected) }
  return scene.root()
}

/// Fades the old page out and the new page in.
private final class CrossFade: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: controller)
    to.alpha = 0
    context.containerView.addSubview(to)

    UIView.animate(
      withDuration: Self.duration / 2, animations: { from.alpha = 0 },
      completion: { _ in
        from.alpha = 1
        if !self.isCorrected { self.end(context) }
      })
    UIView.animate(
      withDuration: Self.duration, animations: { to.alpha = 1 },
      completion: { _ in self.end(context) })
  }
}

import UIKit

let fliesAnyway = MistakeEntry(
  "flies-anyway", "The page flies in although the user asked for less motion", rule: "T26", .tap,
  reducesMotion: true
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in
    isCorrected && UIAccessibility.isReduceMotionEnabled ? FadeAnimator() : FlyIn()
  }
  return scene.root()
}

private final class FlyIn: FadeAnimator {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: page)
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
    UIView.animate(
      withDuration: Self.duration, animations: { to.transform = .identity },
      completion: { _ in
        to.transform = .identity
        self.end(context)
      })
  }
}

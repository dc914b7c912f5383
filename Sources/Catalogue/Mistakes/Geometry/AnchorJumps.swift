import UIKit

let anchorJumps = MistakeEntry(
  "anchor-jumps", "The page opens like a door and jumps when its hinge is set", rule: "T40", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { isPresenting in isPresenting ? Door(isCorrected: isCorrected) : FadeAnimator()
  }
  return scene.root()
}

/// Swings the departing page open around its left edge.
private final class Door: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return end(context) }
    let frame = from.frame
    to.frame = context.finalFrame(for: page)
    context.containerView.insertSubview(to, belowSubview: from)
    from.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    if isCorrected { from.frame = frame }
    UIView.animate(
      withDuration: Self.duration,
      animations: { from.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) },
      completion: { _ in
        from.layer.transform = CATransform3DIdentity
        from.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        from.frame = frame
        self.end(context)
      })
  }
}

import UIKit

let perspectiveLeft = MistakeEntry(
  "perspective-left", "The container keeps its perspective", rule: "T07", .tap
) { isCorrected in
  let scene = StackScene()
  scene.animator = { _ in Turn(isCorrected: isCorrected) }
  return scene.root()
}

/// Rotates the new page into view about its vertical axis.
private final class Turn: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return end(context) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    container.addSubview(to)

    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    container.layer.sublayerTransform = perspective
    to.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    UIView.animate(
      withDuration: Self.duration,
      animations: { to.layer.transform = CATransform3DIdentity },
      completion: { _ in
        to.layer.transform = CATransform3DIdentity
        if self.isCorrected { container.layer.sublayerTransform = CATransform3DIdentity }
        self.end(context)
      })
  }
}

import UIKit

let outsideTheContainer = MistakeEntry(
  "outside-the-container", "An animation of an interactive transition runs on the window's layer",
  rule: "T15", .drag
) { isCorrected in
  let scene = DragScene()
  scene.animator = { Tilt(isCorrected: isCorrected) }
  return scene.root()
}

/// Fades the page in while a temporary perspective is set.
private final class Tilt: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let perspective = CABasicAnimation(keyPath: "sublayerTransform")
    var far = CATransform3DIdentity
    far.m34 = -1 / 500
    perspective.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    perspective.toValue = NSValue(caTransform3D: far)
    perspective.duration = Self.duration
    let container = context.containerView
    (isCorrected ? container : container.window)?.layer.add(perspective, forKey: "perspective")
  }
}

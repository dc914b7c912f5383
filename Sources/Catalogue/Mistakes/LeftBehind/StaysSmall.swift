import UIKit

let staysSmall = MistakeEntry(
  "stays-small", "The page below stays small although the gesture was cancelled", rule: "T07", .drag
) { isCorrected in
  let scene = SwipeBackScene()
  scene.animator = Grow(isCorrected: isCorrected)
  return scene.root()
}

/// Moves the old page down off the screen while the page below grows to full size.
private final class Grow: SlideBack {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    guard let to = context.view(forKey: .to) else { return }
    to.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(withDuration: Self.duration) { to.transform = .identity }
  }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if isCorrected { context.view(forKey: .to)?.transform = .identity }
    super.end(context)
  }
}

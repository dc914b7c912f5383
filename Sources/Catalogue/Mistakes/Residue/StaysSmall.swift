import UIKit

let staysSmall = MistakeEntry(
  "stays-small", "The page below stays small although the gesture was cancelled", rule: "T07", .drag
) { isMended in
  let scene = SwipeBackScene()
  scene.animator = Grow(isMended: isMended)
  return scene.root()
}

/// Moves the old page down off the screen while the page below grows to full size.
private final class Grow: SlideBack {
  private let isMended: Bool
  init(isMended: Bool) { self.isMended = isMended }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    guard let to = context.view(forKey: .to) else { return }
    to.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(withDuration: Self.duration) { to.transform = .identity }
  }

  override func end(_ context: UIViewControllerContextTransitioning) {
    if isMended { context.view(forKey: .to)?.transform = .identity }
    super.end(context)
  }
}

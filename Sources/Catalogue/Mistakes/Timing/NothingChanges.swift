import UIKit

let nothingChanges = MistakeEntry(
  "nothing-changes", "The block sets the values that the view already has", rule: "T16", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in isCorrected ? FadeAnimator() : Still() }
  return scene.root()
}

private final class Still: FadeAnimator {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: page)
    context.containerView.addSubview(to)
    UIView.animate(
      withDuration: Self.duration, animations: { to.alpha = 1 },
      completion: { _ in self.end(context) })
  }
}

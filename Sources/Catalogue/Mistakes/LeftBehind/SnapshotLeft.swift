import UIKit

let snapshotLeft = MistakeEntry(
  "snapshot-left", "An invisible snapshot stays above the page and takes every touch",
  rule: "T08", .tap
) { isCorrected in
  let scene = StackScene()
  scene.animator = { _ in SnapshotFade(isCorrected: isCorrected) }
  return scene.root()
}

/// Fades out a snapshot of the old page above the new one.
private final class SnapshotFade: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to),
      let picture = from.snapshotView(afterScreenUpdates: false)
    else { return end(context) }
    to.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(to)
    let wrapper = UIView(frame: context.containerView.bounds)
    wrapper.addSubview(picture)
    context.containerView.addSubview(wrapper)

    UIView.animate(
      withDuration: Self.duration, animations: { picture.alpha = 0 },
      completion: { _ in
        if self.isCorrected { wrapper.removeFromSuperview() }
        self.end(context)
      })
  }
}

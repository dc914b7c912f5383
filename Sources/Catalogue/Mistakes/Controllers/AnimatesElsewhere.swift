import UIKit

let animatesElsewhere = MistakeEntry(
  "animates-elsewhere", "The animation is started on a background queue", rule: "T37", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in Hurried(isCorrected: isCorrected) }
  return scene.root()
}

/// Waits for a picture on another queue, and animates when it has arrived.
private final class Hurried: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: page)
    to.alpha = 0
    context.containerView.addSubview(to)
    // Swift 6 warns of the mistake. Code for earlier versions of Swift compiles without a warning.
    nonisolated(unsafe) let context = context
    DispatchQueue.global().async { [self] in
      if isCorrected {
        DispatchQueue.main.async { self.fade(to, context) }
      } else {
        MainActor.assumeIsolated { fade(to, context) }
      }
    }
  }

  @inline(never) private func fade(_ view: UIView, _ context: UIViewControllerContextTransitioning)
  {
    UIView.animate(
      withDuration: Self.duration, animations: { view.alpha = 1 },
      completion: { _ in self.end(context) })
  }
}

import UIKit

let frameUnderTransform = MistakeEntry(
  "frame-under-transform", "The page's frame is set after it was scaled", rule: "T09", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in Zoom(isCorrected: isCorrected) }
  return scene.root()
}

private final class Zoom: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
    else { return end(context) }
    let frame = context.finalFrame(for: page)
    let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
    context.containerView.addSubview(to)
    if isCorrected {
      to.frame = frame
      to.transform = small
    } else {
      to.transform = small
      to.frame = frame
    }
    to.alpha = 0
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        to.transform = .identity
        to.alpha = 1
      },
      completion: { _ in
        // Setting the frame again is a typical workaround for a page that is too large at the end.
        to.frame = frame
        self.end(context)
      })
  }
}

import UIKit

let smallScreen = MistakeEntry(
  "small-screen", "The page ends at the frame of an iPhone screen from 2010", rule: "T10", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in SlideIn(isCorrected: isCorrected) }
  return scene.root()
}

private final class SlideIn: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
    else { return end(context) }
    let rest =
      isCorrected
      ? context.finalFrame(for: page) : CGRect(x: 0, y: 0, width: 320, height: 480)
    context.containerView.addSubview(to)
    to.frame = rest.offsetBy(dx: rest.width, dy: 0)
    UIView.animate(
      withDuration: Self.duration, animations: { to.frame = rest },
      completion: { _ in self.end(context) })
  }
}

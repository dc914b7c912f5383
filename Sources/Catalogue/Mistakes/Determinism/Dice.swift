import UIKit

let dice = MistakeEntry(
  "dice", "The page comes from a random position", rule: "T23", .tap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { _ in Scatter(isCorrected: isCorrected) }
  return scene.root()
}

private final class Scatter: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to)
    else { return end(context) }
    to.frame = context.finalFrame(for: page)
    context.containerView.addSubview(to)
    var seeded = Seeded()
    let shift: CGFloat =
      isCorrected ? .random(in: 50...350, using: &seeded) : .random(in: 50...350)
    to.transform = CGAffineTransform(translationX: shift, y: 0)
    UIView.animate(
      withDuration: Self.duration, animations: { to.transform = .identity },
      completion: { _ in
        to.transform = .identity
        self.end(context)
      })
  }
}

/// A deterministic linear congruential generator (Knuth, MMIX).
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

import UIKit

let presenterShrunk = MistakeEntry(
  "presenter-shrunk", "The animator shrinks a presenter that it was not given", rule: "T31", .tapTap
) { isCorrected in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { Deck(isPresenting: $0, isCorrected: isCorrected) }
  return scene.root()
}

/// Presents a page over another one and scales the page below down a little.
private final class Deck: FadeAnimator {
  private let isPresenting, isCorrected: Bool
  init(isPresenting: Bool, isCorrected: Bool) {
    (self.isPresenting, self.isCorrected) = (isPresenting, isCorrected)
  }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let key = isPresenting ? UITransitionContextViewControllerKey.from : .to
    guard let presenter = context.viewController(forKey: key) else { return }
    let stepBack = { [isPresenting] in
      presenter.view.transform = isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
    if isCorrected {
      presenter.transitionCoordinator?.animate(alongsideTransition: { _ in stepBack() })
    } else {
      UIView.animate(withDuration: Self.duration, animations: stepBack)
    }
  }
}

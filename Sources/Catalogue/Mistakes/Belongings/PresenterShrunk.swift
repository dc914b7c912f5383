import UIKit

let presenterShrunk = MistakeEntry(
  "presenter-shrunk", "The animator shrinks a presenter that it was not given", rule: "T31", .tapTap
) { isMended in
  let scene = ModalScene()
  scene.style = .custom
  scene.animator = { Deck(isPresenting: $0, isMended: isMended) }
  return scene.root()
}

/// Presents a page over another one and scales the page below down a little.
private final class Deck: FadeAnimator {
  private let isPresenting, isMended: Bool
  init(isPresenting: Bool, isMended: Bool) {
    (self.isPresenting, self.isMended) = (isPresenting, isMended)
  }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let key = isPresenting ? UITransitionContextViewControllerKey.from : .to
    guard let presenter = context.viewController(forKey: key) else { return }
    let stepBack = { [isPresenting] in
      presenter.view.transform = isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
    if isMended {
      presenter.transitionCoordinator?.animate(alongsideTransition: { _ in stepBack() })
    } else {
      UIView.animate(withDuration: Self.duration, animations: stepBack)
    }
  }
}

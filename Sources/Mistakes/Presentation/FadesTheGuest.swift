import UIKit

let fadesTheGuest = MistakeEntry(
  "fades-the-guest", "The presentation controller sets the presented view's transform", rule: "T33",
  .tapTap
) { isMended in
  ModalScene.panel {
    isMended
      ? DimmedPresentation(presentedViewController: $0, presenting: $1)
      : Meddler(presentedViewController: $0, presenting: $1)
  }
}

/// Makes the presented page a little smaller, which the animator then does not know.
private final class Meddler: DimmedPresentation {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    presentedView?.transform = .identity
  }
}

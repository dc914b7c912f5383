import UIKit

let fadesTheGuest = MistakeEntry(
  "fades-the-guest", "The presentation controller makes the presented view transparent",
  rule: "T33",
  .tapTap
) { isCorrected in
  ModalScene.panel {
    isCorrected
      ? DimmedPresentation(presentedViewController: $0, presenting: $1)
      : Meddler(presentedViewController: $0, presenting: $1)
  }
}

/// Makes the presented page slightly transparent, although the animator does not expect this.
private final class Meddler: DimmedPresentation {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.alpha = 0.9
  }
}

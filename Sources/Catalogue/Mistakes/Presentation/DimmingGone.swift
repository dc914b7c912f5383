import UIKit

let dimmingGone = MistakeEntry(
  "dimming-gone", "The dimming view is removed whether or not the presentation completed",
  rule: "T34", .tapTap
) { isCorrected in
  ModalScene.panel {
    isCorrected
      ? DimmedPresentation(presentedViewController: $0, presenting: $1)
      : Sweeper(presentedViewController: $0, presenting: $1)
  }
}

private final class Sweeper: DimmedPresentation {
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    dimmingView.removeFromSuperview()
  }
}

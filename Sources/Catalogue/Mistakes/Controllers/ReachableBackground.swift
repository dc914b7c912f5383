import UIKit

let reachableBackground = MistakeEntry(
  "reachable-background", "VoiceOver reaches the page beside a panel that covers half of it",
  rule: "T25", .tapTap
) { isCorrected in
  ModalScene.panel {
    isCorrected
      ? DimmedPresentation(presentedViewController: $0, presenting: $1)
      : Deaf(presentedViewController: $0, presenting: $1)
  }
}

private final class Deaf: DimmedPresentation {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.accessibilityViewIsModal = false
  }
}

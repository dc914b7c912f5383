import UIKit

let reachableBackground = MistakeEntry(
  "reachable-background", "A panel over half the screen leaves the rest to VoiceOver",
  rule: "T25", .tapTap
) { isMended in
  ModalScene.panel {
    isMended
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

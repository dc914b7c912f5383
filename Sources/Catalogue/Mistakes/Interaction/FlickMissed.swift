import UIKit

let flickMissed = MistakeEntry(
  "flick-missed", "A flick that ends before the transition has started has no effect",
  rule: "T13", .flick
) { isCorrected in
  DragScene(isCorrected ? DragHand() : Sleeper()).root()
}

/// Observes the end of the touch only after `startInteractiveTransition(_:)` has been called, which
/// is too late for a short flick.
private final class Sleeper: DragHand {
  private var hasStarted = false

  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
  }

  override func lift() {
    if hasStarted { super.lift() } else { isDragging = false }
  }
}

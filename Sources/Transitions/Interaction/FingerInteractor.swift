import UIKit

/// Drives the transition of one gesture, and remembers what the finger did before it began.
final class FingerInteractor: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var finishes: Bool?
  private var percent: CGFloat = 0

  override init() {
    super.init()
    // A page that is let go slows down, but never starts anew.
    completionCurve = .easeOut
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    super.update(percent)
    if let finishes { letGo(finishes) }
  }

  override func update(_ percentComplete: CGFloat) {
    guard finishes == nil else { return }
    percent = min(max(percentComplete, 0), 1)
    if hasStarted { super.update(percent) }
  }

  override func finish() { letGo(true) }
  override func cancel() { letGo(false) }

  private func letGo(_ finishes: Bool) {
    self.finishes = finishes
    guard hasStarted else { return }
    if finishes { super.finish() } else { super.cancel() }
  }
}

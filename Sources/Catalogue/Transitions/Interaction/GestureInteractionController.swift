import UIKit

/// Drives a transition that follows a gesture. If updates, a finish or a cancellation arrive before
/// the transition starts, they are stored and applied when it starts.
///
/// If `waiting` is true, the transition starts non-interactively, and a gesture may interrupt it
/// later. After the release, the transition can be interrupted again.
final class GestureInteractionController: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var finishes: Bool?
  private var percent: CGFloat = 0
  /// Whether the page followed the last gesture only a little, because it must not be dismissed.
  var resisted = false

  init(waiting: Bool = false) {
    super.init()
    wantsInteractiveStart = !waiting
    // After the release, the page only decelerates, because it is already moving.
    completionCurve = .easeOut
    timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    super.update(percent)
    if let finishes { release(finishes) }
  }

  override func update(_ percentComplete: CGFloat) {
    guard finishes == nil else { return }
    percent = min(max(percentComplete, 0), 1)
    if hasStarted { super.update(percent) }
  }

  /// Interrupts the transition at its current progress.
  override func pause() {
    super.pause()
    (hasStarted, finishes) = (true, nil)
    percent = percentComplete
  }

  override func finish() { release(true) }
  override func cancel() { release(false) }

  private func release(_ finishes: Bool) {
    self.finishes = finishes
    guard hasStarted else { return }
    if finishes { super.finish() } else { super.cancel() }
  }
}

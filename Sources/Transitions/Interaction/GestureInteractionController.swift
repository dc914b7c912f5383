import UIKit

/// Drives the transition of one gesture. Updates, and a finish or cancel, that arrive before the
/// transition starts are stored and applied when it does.
///
/// A waiting controller lets the transition start non-interactively; a gesture may interrupt it
/// later. A released transition can be interrupted again.
final class GestureInteractionController: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var finishes: Bool?
  private var percent: CGFloat = 0
  /// Whether the page resisted the last gesture because it must not be dismissed.
  var resisted = false

  init(waiting: Bool = false) {
    super.init()
    wantsInteractiveStart = !waiting
    // A released page only decelerates; it does not ease in again.
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

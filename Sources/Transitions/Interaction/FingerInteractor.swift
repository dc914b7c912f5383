import UIKit

/// Drives the transition of one gesture, and remembers what the finger did before it began.
///
/// One that waits lets the transition begin by itself, until a finger takes hold of it. What a
/// finger has let go can be taken again.
final class FingerInteractor: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var finishes: Bool?
  private var percent: CGFloat = 0
  /// Whether the page only gave way to the last finger, because it must not go.
  var gaveWay = false

  init(waiting: Bool = false) {
    super.init()
    wantsInteractiveStart = !waiting
    // A page that is let go slows down, but never starts anew.
    completionCurve = .easeOut
    timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
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

  /// A finger takes hold of the transition where it is.
  override func pause() {
    super.pause()
    (hasStarted, finishes) = (true, nil)
    percent = percentComplete
  }

  override func finish() { letGo(true) }
  override func cancel() { letGo(false) }

  private func letGo(_ finishes: Bool) {
    self.finishes = finishes
    guard hasStarted else { return }
    if finishes { super.finish() } else { super.cancel() }
  }
}

/// Drives a transition's animations by a percentage.
///
/// The animations that the animator sets up stand still and follow `update(_:)`; `finish()` and
/// `cancel()` let them run out forwards or backwards. Overrides call super first.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The transition whose question this object answered; calls reach no other.
  weak var session: (any SteeredTransition)?

  public override init() { super.init() }

  /// The animator's duration, taken when the transition starts; seconds.
  open private(set) var duration: CGFloat = 0
  /// The last value given to `update(_:)`, 0…1; 0 at each start.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest runs out; 1 by default, must be above 0.
  open var completionSpeed: CGFloat = 1
  /// The curve of the run-out; eased in and out by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of the run-out of an interruptible animator; its own when nil, the default. Other
  /// animators do not look at it.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False begins the transition running by itself; true by default.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let session = (transitionContext as? TransitionContext)?.session else { return }
    self.session = session
    percentComplete = min(max(session.earlyPercent ?? 0, 0), 1)
    duration = session.duration
    session.beginScrubbing()
  }

  /// Shows the transition at `percentComplete`, clamped to 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let session = listening("update(\(CallTrace.number(percentComplete)))") else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    session.context.updateInteractiveTransition(percentComplete)
  }

  /// Takes a running transition in hand, also one that has been let go of already, if its animator
  /// is interruptible.
  open func pause() {
    guard let session, session.isPreparing || session.isInterruptible, !session.hasEnded else {
      return ignore("pause()", "nothing that can be paused is running")
    }
    CallTrace.note(.interaction, self, "pause()")
    session.context.pauseInteractiveTransition()
    guard session.isInteractive else { return }
    duration = session.duration
    percentComplete = session.percentComplete
  }

  /// Runs the transition back to its start.
  open func cancel() {
    guard let session = listening("cancel()") else { return }
    session.context.cancelInteractiveTransition()
  }

  /// Runs the transition on to its end.
  open func finish() {
    guard let session = listening("finish()") else { return }
    session.context.finishInteractiveTransition()
  }

  func sessionEnded(_ session: any SteeredTransition) {
    if self.session === session { self.session = nil }
  }

  /// The session that may hear this call: before its start or while the finger drives it.
  private func listening(_ call: String) -> (any SteeredTransition)? {
    if let session, session.isSteerable {
      CallTrace.note(.interaction, self, call)
      return session
    }
    ignore(call, "no interaction is running")
    return nil
  }

  private func ignore(_ call: String, _ reason: String) {
    CallTrace.note(.interaction, self, "\(call): ignored, \(reason)")
  }
}

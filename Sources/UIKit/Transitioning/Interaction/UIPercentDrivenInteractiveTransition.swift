/// Drives a transition's animations by a percentage.
///
/// The animations that the animator sets up stand still and follow `update(_:)`; `finish()` and
/// `cancel()` let them run out forwards or backwards. Overrides call super first.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning, Attachable
{
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The transition whose question this object answered; calls reach no other.
  weak var session: TransitionSession?

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
    turnToItsDevice()
    if percentComplete.isFinite, isHeard { self.percentComplete = min(max(percentComplete, 0), 1) }
    steer(.update(Double(percentComplete))) {
      $0.context.updateInteractiveTransition(percentComplete)
    } later: {
      if percentComplete.isFinite { $0.percent = Double(percentComplete) }
    }
  }

  /// Takes a running transition in hand, also one that has been let go of already, if its animator
  /// is interruptible.
  open func pause() {
    turnToItsDevice()
    if session == nil, TransitionRequests.current.isWaiting {
      CallTrace.note(.interaction, self, .transition(.steer(.pause)))
      return keep { $0.pauses = true }
    }
    guard let session, session.isPreparing || session.isInterruptible, !session.hasEnded else {
      return ignore(.pause, "nothing that can be paused is running")
    }
    CallTrace.note(.interaction, self, .transition(.steer(.pause)))
    session.context.pauseInteractiveTransition()
    guard session.isInteractive else { return }
    duration = session.duration
    percentComplete = session.percentComplete
  }

  /// Runs the transition back to its start.
  open func cancel() {
    steer(.cancel) {
      $0.context.cancelInteractiveTransition()
    } later: {
      $0.move = .cancel
    }
  }

  /// Runs the transition on to its end.
  open func finish() {
    steer(.finish) {
      $0.context.finishInteractiveTransition()
    } later: {
      $0.move = .finish
    }
  }

  func sessionEnded(_ session: TransitionSession) {
    if self.session === session { self.session = nil }
  }

  // MARK: Who hears

  /// Between two turns, a call belongs to the device on which the transition runs.
  private func turnToItsDevice() {
    if let session { World.turn(to: session.host.containerView.layer) }
  }

  /// What was called while a request waited, and the number of that request.
  private var early: (calls: EarlySteering, number: Int)?

  /// What was called for the transition that is made just now.
  func takeEarlyCalls() -> EarlySteering? {
    defer { early = nil }
    guard let early, early.number == TransitionRequests.current.number else { return nil }
    return early.calls
  }

  private var isHeard: Bool {
    session?.isSteerable ?? false || TransitionRequests.current.isWaiting
  }

  /// Hands a call to the session that may hear it, before its start or while the finger drives, or
  /// keeps it for a request that waits.
  private func steer(
    _ call: CallTrace.TransitionCall.Steering, now: (TransitionSession) -> Void,
    later: (inout EarlySteering) -> Void
  ) {
    turnToItsDevice()
    if let session, session.isSteerable {
      CallTrace.note(.interaction, self, .transition(.steer(call)))
      return now(session)
    }
    guard isHeard else { return ignore(call, "no interaction is running") }
    CallTrace.note(.interaction, self, .transition(.steer(call)))
    keep(later)
  }

  private func keep(_ call: (inout EarlySteering) -> Void) {
    var calls = takeEarlyCalls() ?? EarlySteering()
    call(&calls)
    early = (calls, TransitionRequests.current.number)
  }

  private func ignore(_ call: CallTrace.TransitionCall.Steering, _ reason: String) {
    CallTrace.note(.interaction, self, .transition(.ignored(call, because: reason)))
  }
}

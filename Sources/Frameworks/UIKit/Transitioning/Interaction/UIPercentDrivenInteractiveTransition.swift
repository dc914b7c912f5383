/// An interaction controller that sets the progress of a transition's animations by a percentage.
///
/// While the transition is interactive, `update(_:)` scrubs the animations that the animator added.
/// `finish()` runs the transition's animations to the end, and `cancel()` runs them back to the
/// start. Methods that override those of this class must call super first.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning, Attachable
{
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The transition that this object controls. Calls of this object affect only the transition that
  /// it controls.
  weak var session: TransitionSession?

  public override init() { super.init() }

  /// The duration that the animator returned when the transition started, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The value that was most recently passed to `update(_:)`, limited to the range from 0 to 1. The
  /// value is reset to 0 when a transition starts.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed at which the transition completes after the interaction; 1 by default. The speed
  /// must be greater than 0.
  open var completionSpeed: CGFloat = 1
  /// The timing curve with which the transition completes after the interaction; ease-in-out by
  /// default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing with which an interruptible animator completes the transition. If `timingCurve` is
  /// nil (the default), the interruptible animator keeps its own timing. This property does not
  /// affect animators that are not interruptible.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; true by default.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let session = (transitionContext as? TransitionContext)?.session else { return }
    self.session = session
    percentComplete = min(max(session.earlyPercent ?? 0, 0), 1)
    // The animator's method may call `update(_:)`, `finish()` and `cancel()`; the session keeps
    // these calls until the transition has started.
    duration = session.duration
    session.beginScrubbing()
  }

  /// Scrubs the transition to `percentComplete`, which is clamped to 0…1.
  open func update(_ percentComplete: CGFloat) {
    turnToItsDevice()
    if percentComplete.isFinite, isAccepted {
      self.percentComplete = min(max(percentComplete, 0), 1)
    }
    steer(.update(Double(percentComplete))) {
      $0.context.updateInteractiveTransition(percentComplete)
    } later: {
      if percentComplete.isFinite { $0.percent = Double(percentComplete) }
    }
  }

  /// Makes a running transition interactive again, even after `finish()` or `cancel()`, if its
  /// animator is interruptible.
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

  /// Runs the transition to its end.
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

  // MARK: The transition that receives the calls

  /// Makes the `World` of the transition's device the current `World`. When the app calls this
  /// object between two frames, another `World` may be current.
  private func turnToItsDevice() {
    if let session { World.activate(worldOf: session.host.containerView.layer) }
  }

  /// The calls that were received while a request was pending, and the number of that request.
  private var early: (calls: EarlySteering, number: Int)?

  /// Removes and returns the calls that were received for the transition that is now being created.
  func takeEarlyCalls() -> EarlySteering? {
    defer { early = nil }
    guard let early, early.number == TransitionRequests.current.number else { return nil }
    return early.calls
  }

  private var isAccepted: Bool {
    session?.isSteerable ?? false || TransitionRequests.current.isWaiting
  }

  /// Forwards a call to the transition if the transition accepts it. If the transition does not
  /// accept the call and a request is pending, stores the call.
  private func steer(
    _ call: CallTrace.TransitionCall.Steering, now: (TransitionSession) -> Void,
    later: (inout EarlySteering) -> Void
  ) {
    turnToItsDevice()
    if let session, session.isSteerable {
      CallTrace.note(.interaction, self, .transition(.steer(call)))
      return now(session)
    }
    guard isAccepted else { return ignore(call, "no interaction is running") }
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

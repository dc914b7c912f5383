/// Animates the changes that blocks make. The animation can be paused, scrubbed, reversed and
/// continued.
///
/// Blocks run when the animator is started, paused or scrubbed for the first time. A running
/// animator is retained. As in UIKit, releasing an animator that is paused or stopped terminates
/// the program.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, RunningAnimator,
  Attachable
{
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The timing parameters passed at creation.
  open var timingParameters: (any UITimingCurveProvider)? { provider }
  /// The duration in seconds. If the timing parameters are a spring that defines its own duration,
  /// the spring determines the duration. If a duration of 0 was passed, the duration is 0.2 seconds
  /// (facts H.4.5).
  open private(set) var duration: TimeInterval
  /// The time between the start and the first movement, in seconds; 0 by default.
  open private(set) var delay: TimeInterval = 0

  /// Whether animating views receive touches; true by default. The property must not be set while
  /// the animator is active.
  open var isUserInteractionEnabled = true {
    willSet { refuseWhileActive("userInteractionEnabled") }
  }
  /// Whether the app performs hit-testing itself; false by default. The property is stored, but has
  /// no effect.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused, scrubbed and reversed; true by default. The property must
  /// not be set while the animator is active.
  open var isInterruptible = true {
    willSet { refuseWhileActive("interruptible") }
  }
  /// Whether a paused animator is scrubbed linearly instead of along its curve; true by default.
  open var scrubsLinearly = true
  /// Whether the animator stays active and paused when it reaches its end, without running
  /// completions; false by default.
  open var pausesOnCompletion = false

  let provider: any UITimingCurveProvider
  let pace: AnimatorPace
  let track = AnimatorTrack()
  /// The values that the animator's blocks wrote and the animations that the blocks added. A
  /// transition uses this capture if its window changes size during the animation.
  var capture: AnimationCapture { track.record }
  private var blocks: [(run: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether animations begin from the current state, as an option of `runningPropertyAnimator`
  /// requests.
  var beginsFromCurrentState = false
  /// The time at which the running animator ends, in the screen's time.
  private var deadline = Double.infinity
  /// Whether the animator no longer follows its own timing. The value is true if the animator was
  /// scrubbed since the pause, or was continued with another timing.
  private var wasScrubbed = false
  private weak var home = RunningAnimators.current

  // MARK: Creating

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    provider = parameters
    pace = AnimatorPace(parameters)
    let usable =
      pace.ownDuration ?? AnimationNumber.seconds(duration, "A property animator's duration")
    self.duration = usable > 0 ? usable : Self.durationOfZero
    super.init()
  }
  private static let durationOfZero = 0.2

  /// Creates an animator with the default curve and a duration of 0.2 seconds, which UIKit uses
  /// instead of 0 (unverified).
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  isolated deinit {
    guard home != nil, phase == .paused || phase == .stopped else { return }
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released.")
  }

  // MARK: State

  private(set) var phase = AnimatorPhase.inactive

  /// Changes the phase and notifies observers. A change of the phase affects either `state` or
  /// `isRunning`, never both (facts H.4.4).
  @discardableResult
  private func move(_ move: AnimatorPhase.Move) -> Bool {
    guard let next = phase.after(move) else { return false }
    let old = (state, isRunning)
    phase = next
    if isRunning { home?.add(self) } else { home?.remove(self) }
    KeyValueObserving.changed(self, "state", old.0, state)
    KeyValueObserving.changed(self, "running", old.1, isRunning)
    return true
  }

  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .running, .paused, .ending: .active
    case .stopped: .stopped
    }
  }

  /// Whether the animator has been started and is not paused or stopped. The value is also true
  /// during the animator's delay (unverified).
  open var isRunning: Bool { phase == .running || phase == .ending }

  // MARK: Blocks

  /// Adds a block. If the animator is active, the block runs immediately and its changes are
  /// animated over the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let name = "A property animator's delay factor"
    let factor = min(max(AnimationNumber.finite(Double(delayFactor), name, else: 0), 0), 1)
    switch phase {
    case .inactive: blocks.append((animation, factor))
    case .running, .paused, .ending:
      let time = min(max(track.time(at: now), 0), duration)
      run(animation, factor, from: time, fromCurrentState: true)
    case .stopped: raise("Animations cannot be added to a stopped animator (\(self))!")
    }
  }

  /// Adds a block that runs when the animator ends. The completion does not run after
  /// `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func activate() {
    guard move(.activate) else { return }
    home?.observer?(self)
    track.run(.held(local: isReversed ? duration : 0), .paced, at: now)
    wasScrubbed = false
    let first = blocks
    blocks.removeAll()
    for block in first {
      run(block.run, block.delayFactor, from: 0, fromCurrentState: beginsFromCurrentState)
    }
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    let delay = AnimationNumber.seconds(delay, "A property animator's delay")
    guard delay >= 0 else {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "The delay should be greater than or equal to zero.")
    }
    switch phase {
    case .running, .ending: return
    case .stopped: raise("A stopped animator (\(self)) cannot be started!")
    case .paused:
      guard isInterruptible else {
        raise(
          "An animator (\(self)) can be only started in the paused state if it is interruptible!")
      }
      guard delay == 0 else {
        raise("A paused animator (\(self)) cannot be started with a delay!")
      }
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .inactive:
      if blocks.isEmpty {
        UIKitLog.warn("An animator (\(self)) must have at least one animation block to start!")
      }
      self.delay = delay
      activate()
      go(over: duration, after: delay)
    }
  }

  open func pauseAnimation() {
    guard isInterruptible else {
      raise("An animator \(self) that is not interruptible cannot be paused!")
    }
    switch phase {
    case .stopped: raise("A stopped animator (\(self)) cannot be paused!")
    case .paused: return
    case .inactive: activate()
    case .ending: return
    case .running: move(.pause)
    }
    wasScrubbed = track.stretch == .even
    // If the animator was continued with a spring, the animator's time may be less than 0 or
    // greater than its duration. If the start delay is still running, the pause ends the delay.
    let time = track.time(at: now)
    hold(at: wasScrubbed ? time : min(max(time, 0), duration))
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard isInterruptible else {
      raise("An animator \(self) that is not interruptible cannot be continued or reversed!")
    }
    guard phase == .paused else {
      return UIKitLog.warn("Only a paused animator can be continued: \(self).")
    }
    let name = "A property animator's duration factor"
    let factor = max(0, AnimationNumber.seconds(Double(durationFactor), name))
    let left = abs(target - track.time(at: now))
    if parameters == nil, !wasScrubbed || track.stretch == .paced {
      return go(over: factor > 0 ? factor * duration : left, after: 0)
    }
    let pace = parameters.map(AnimatorPace.init) ?? self.pace
    // If the new timing is a spring with a duration of its own, the spring's duration is used. An
    // animator that is already at its target ends immediately.
    let own = parameters == nil || left == 0 ? nil : pace.ownDuration
    let seconds = left == 0 ? 0 : own ?? (factor > 0 ? factor * duration : left)
    deadline = now + seconds
    track.run(
      pace.clock(from: track.time(at: now), to: target, start: now, seconds: seconds), .even,
      at: now)
    move(.run)
  }

  /// The time at which the animator ends, on the animator's own clock.
  private var target: Double { isReversed ? 0 : duration }

  /// Runs from the current time to the target with the animator's own timing, in `seconds`.
  private func go(over seconds: Double, after delay: Double) {
    let time = track.time(at: now)
    let distance = target - time
    let speed = seconds > 0 ? distance / seconds : 0
    // An animator that is already at its target ends in the next tick.
    deadline = now + delay + (speed == 0 ? 0 : seconds)
    track.run(
      speed == 0
        ? .held(local: time) : .running(speed: speed, begin: now + delay, offset: time),
      .paced, at: now)
    move(.run)
  }

  private func hold(at time: Double) {
    let isEven = scrubsLinearly || track.stretch == .even
    track.run(.held(local: time), isEven ? .even : .paced, at: now)
  }

  // MARK: Control

  /// The elapsed fraction of the duration. The fraction measures time, not progress along the
  /// curve. For a reversed animator, the fraction is measured from the end. Setting the fraction
  /// pauses the animator.
  open var fractionComplete: CGFloat {
    get {
      guard phase != .inactive else { return 0 }
      guard phase != .stopped else { return stoppedFraction }
      return fraction(at: track.time(at: now))
    }
    set {
      let old = fractionComplete
      guard phase != .stopped else {
        return UIKitLog.warn("fractionComplete was set on a stopped animator: \(self).")
      }
      guard newValue.isFinite else {
        return UIKitLog.warn("fractionComplete was set to \(newValue); ignored: \(self).")
      }
      if phase != .paused { pauseAnimation() }
      let part = Double(min(max(newValue, 0), 1))
      hold(at: (isReversed ? 1 - part : part) * duration)
      wasScrubbed = true
      KeyValueObserving.changed(self, "fractionComplete", old, fractionComplete)
    }
  }
  private var stoppedFraction: CGFloat = 0

  private func fraction(at time: Double) -> CGFloat {
    let part = CGFloat(min(max(time / duration, 0), 1))
    return isReversed ? 1 - part : part
  }

  /// Whether the animator runs backwards. If the property changes while the animator is running,
  /// the animator turns around at its current position and runs back along its own curve.
  open var isReversed: Bool {
    get { runsBackwards }
    set {
      guard newValue != runsBackwards else { return }
      guard isInterruptible || state == .inactive else {
        raise("An animator \(self) that is not interruptible cannot be continued or reversed!")
      }
      guard phase == .running else {
        runsBackwards = newValue
        return KeyValueObserving.changed(self, "reversed", !newValue, newValue)
      }
      pauseAnimation()
      runsBackwards = newValue
      KeyValueObserving.changed(self, "reversed", !newValue, newValue)
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
  private var runsBackwards = false

  // MARK: Ending

  /// Ends the animation. Does nothing if the animator is inactive (unverified).
  open func stopAnimation(_ withoutFinishing: Bool) {
    switch phase {
    case .inactive, .ending: return
    case .stopped: raise("Animator \(self) is already stopped!")
    case .running, .paused: break
    }
    guard isInterruptible else {
      raise("An animator \(self) that is not interruptible cannot be stopped!")
    }
    stoppedFraction = fractionComplete
    track.freeze(at: now)
    move(.pause)
    guard withoutFinishing else {
      move(.stop)
      return
    }
    track.thaw(at: .current)
    completions.removeAll()
    move(.discard)
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard phase == .stopped else {
      raise("finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    track.thaw(at: finalPosition)
    move(.finish)
    runCompletions(finalPosition)
  }

  /// Called once per frame while the animator is running.
  func tick(at now: Double) {
    guard phase == .running else { return }
    track.follow(at: now)
    // A tolerance is needed for deadlines that coincide with a tick, because sums of decimal
    // fractions have rounding errors.
    guard now >= deadline - 1e-9 else { return }
    guard !pausesOnCompletion else {
      move(.pause)
      wasScrubbed = track.stretch == .even
      hold(at: target)
      return
    }
    move(.end)
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    track.end(at: position, now)
    // The completions are run in order with the completions of all other animations that end in
    // this tick.
    let scope = CompletionScope { [self] _ in ended(at: position) }
    scope.began()
    scope.seal()
    scope.ended(finished: true, at: deadline)
  }

  /// Notifies observers first, then runs the completions (unverified).
  private func ended(at position: UIViewAnimatingPosition) {
    guard move(.pause) else { return }
    move(.discard)
    runCompletions(position)
  }

  private func runCompletions(_ position: UIViewAnimatingPosition) {
    let due = completions
    completions.removeAll()
    for completion in due {
      CallTrace.note(.animation, self, .message("completion", ["_": .text("\(position)")]))
      completion(position)
    }
  }

  private var now: Double { World.current.clock.now }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      var words = "[\(state)]"
      if isRunning { words += " running" }
      if isReversed { words += " reversed" }
      if isInterruptible { words += " interruptible" }
      return "<\(World.current.names(self)) \(words)>"
    }
  }
}

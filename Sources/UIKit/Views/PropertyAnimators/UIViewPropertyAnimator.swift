/// Animates the changes that blocks make, and can be paused, scrubbed, reversed and continued.
///
/// Blocks run when the animator first starts, pauses or is scrubbed. A running animator is
/// retained; releasing one that is paused or stopped terminates the program, as in UIKit.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The timing parameters passed at creation.
  open var timingParameters: (any UITimingCurveProvider)? { provider }
  /// Seconds; the duration of a spring that defines its own, and 0.2 for 0 (facts H.4.5).
  open private(set) var duration: TimeInterval
  /// Seconds from the start to the first movement. 0 by default.
  open private(set) var delay: TimeInterval = 0

  /// Whether animating views receive touches. True by default; must not be set while active.
  open var isUserInteractionEnabled = true {
    willSet { refuseWhileActive("userInteractionEnabled") }
  }
  /// Stored, but without effect on hit-testing. False by default.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused, scrubbed and reversed. True by default; must not be set while
  /// active.
  open var isInterruptible = true {
    willSet { refuseWhileActive("interruptible") }
  }
  /// Whether a paused animator is scrubbed linearly instead of along its curve. True by default.
  open var scrubsLinearly = true
  /// Whether it stays active and paused at its end, without completions. False by default.
  open var pausesOnCompletion = false

  let provider: any UITimingCurveProvider
  private let pace: AnimatorPace
  private let track = AnimatorTrack()
  /// The values that its blocks wrote and the animations that they added; used when the layout
  /// changes during the animation.
  var capture: AnimationCapture { track.record }
  private var blocks: [(run: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Option of `runningPropertyAnimator`.
  var beginsFromCurrentState = false
  /// The end of the running animator, in the screen's time.
  private var deadline = Double.infinity
  /// Whether it no longer follows its own timing: scrubbed since the pause, or continued with other
  /// timing.
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

  /// Makes a move and notifies observers; each move changes `state` or `isRunning`, never both
  /// (facts H.4.4).
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

  /// True from the start, also during a delay (unverified).
  open var isRunning: Bool { phase == .running || phase == .ending }

  // MARK: Blocks

  /// Adds a block. In an active animator it runs at once and animates over the remaining time.
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

  /// Adds a block that runs at the end of the animator, except after `stopAnimation(true)`.
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

  /// Runs a block that animates from `time` on, after its share of the remaining time.
  private func run(
    _ block: () -> Void, _ delayFactor: Double, from time: Double, fromCurrentState: Bool
  ) {
    let start = time + delayFactor * (duration - time)
    let length = max(duration - start, Self.shortest)
    let (own, vertical) = pace.block(lasting: length)
    let scope = AnimationScope(duration: length, delay: start, pace: own, completion: nil)
    scope.verticalPace = vertical
    scope.driver = track
    scope.allowsTouches = isUserInteractionEnabled
    scope.beginsFromCurrentState = fromCurrentState
    AnimationScope.run(scope, block)
    scope.completion.seal()
  }
  /// Seconds; an animation must have a positive duration.
  private static let shortest = 1e-6

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
    // A spring that continues it may have overshot an end; a delay is cut short.
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
    // A spring with its own duration keeps it, but an animator at its target ends at once.
    let own = parameters == nil || left == 0 ? nil : pace.ownDuration
    let seconds = left == 0 ? 0 : own ?? (factor > 0 ? factor * duration : left)
    deadline = now + seconds
    track.run(
      pace.clock(from: track.time(at: now), to: target, start: now, seconds: seconds), .even,
      at: now)
    move(.run)
  }

  /// The time to which the animator runs, in its own time.
  private var target: Double { isReversed ? 0 : duration }

  /// Runs from its current time with its own timing; the remainder takes `seconds`.
  private func go(over seconds: Double, after delay: Double) {
    let time = track.time(at: now)
    let way = target - time
    let speed = seconds > 0 ? way / seconds : 0
    // An animator that is already at its target ends in the next frame.
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

  /// The elapsed fraction of time, not of progress; a reversed animator measures from its end.
  /// Setting it pauses the animator.
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

  /// Whether it runs backwards; a running animator reverses at its current position, along its own
  /// curve.
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

  /// Ends the animation; does nothing to an inactive animator (unverified).
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

  /// Called once per frame while running.
  func tick(at now: Double) {
    guard phase == .running else { return }
    track.follow(at: now)
    // Tolerance for deadlines that coincide with a frame: sums of decimals miss it by a few ulps.
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
    // The completions are ordered with all other animations that end in this frame.
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

  // MARK: Errors

  private var now: Double { World.current.clock.now }

  private func refuseWhileActive(_ name: String) {
    guard state == .active else { return }
    UIKitLog.raise(
      "NSGenericException",
      "It is not allowed to set the \(name) property of an active animator (\(self))")
  }

  private func raise(_ reason: String) -> Never { UIKitLog.raise(UIKitLog.inconsistency, reason) }

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

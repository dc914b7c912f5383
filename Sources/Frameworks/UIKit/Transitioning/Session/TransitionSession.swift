/// A transition from its first delegate call to its last callback.
///
/// A presentation, dismissal, push, pop or tab change creates the session, which starts after the
/// current commit. If the animator is not interruptible, an interaction sets the time of the
/// container's layer, and so scrubs every animation in the container.
@MainActor
package final class TransitionSession {
  private(set) var state = TransitionState.preparing
  let host: any TransitionHost
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let isAnimated: Bool
  private(set) var percentComplete = 0.0

  /// The context and the coordinator retain the session, and the session retains them until it
  /// ends.
  var context: any UIViewControllerContextTransitioning {
    if let kept = contexts.context { return kept }
    let made = TransitionContext(session: self)
    if !hasEnded { contexts.context = made }
    return made
  }
  var coordinator: TransitionCoordinator {
    if let kept = contexts.coordinator { return kept }
    let made = TransitionCoordinator(session: self)
    if !hasEnded { contexts.coordinator = made }
    return made
  }
  private var contexts: (context: TransitionContext?, coordinator: TransitionCoordinator?) = (
    nil, nil
  )
  /// The values that the animator's blocks wrote, and the animations that the blocks added.
  var capture = AnimationCapture()
  /// Whether the window has changed its size during the transition.
  var isResized = false

  /// The calls that the interaction controller received before the transition began.
  private var early = EarlySteering()
  /// Whether an interactive transition starts, and how many calls of the animator's
  /// `transitionDuration(using:)` and `interruptibleAnimator(using:)` are running in it.
  private var isStarting = false
  private var runningQuestions = 0
  /// Whether calls of the interaction controller are kept until the transition has started.
  private var keepsCalls: Bool { isPreparing || isStarting && runningQuestions > 0 }

  /// The layers whose clocks the interaction holds. These are the container's layer, and the layers
  /// of views outside the container that were passed to the coordinator for alongside animations.
  private var scrubbed: [ScrubbedLayer] = []
  var holdsClocks: Bool { !scrubbed.isEmpty }
  /// The time of the container's layer when the animation began.
  private(set) var startTime = 0.0
  /// Whether the engine controls the animations with the clocks of layers, and not with an
  /// interruptible animation.
  var holdsClock = false
  /// The animator's interruptible animation. If the animator has an interruptible animation, the
  /// clocks of layers are not held.
  let interruptibleSource = InterruptibleSource()
  /// The property animators that were started during setup.
  var animators: [UIViewPropertyAnimator] = []
  /// Alongside animations that wait for the interruptible animation to start.
  var waiting: [() -> Void] = []
  /// Whether the animations are being set up.
  var isSettingUp = false
  /// Objects that delay completion blocks until the transition has ended. The delayed completion
  /// blocks are those of the transactions in which the transition was requested (facts H.5.11).
  private let holds: [TransactionHold]

  private init(
    host: any TransitionHost, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool,
    holds: [TransactionHold]
  ) {
    self.host = host
    self.animator = animator
    self.interactor = interactor
    self.isAnimated = isAnimated
    self.holds = holds
  }

  // MARK: Start

  /// Creates a session after the delegates have been called. The session starts after the current
  /// commit, or immediately if `startsAtOnce` is true, and is retained until it ends.
  ///
  /// If the request had to wait, `holds` contains the objects that delay the completion blocks of
  /// its transactions. If `holds` is empty, an animated session delays the completion blocks of the
  /// transactions that are open now.
  ///
  /// `coordinator` is the coordinator that the app may already have; the session uses it as its
  /// own.
  static func request(
    host: any TransitionHost, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool,
    startsAtOnce: Bool = false, holds: [TransactionHold] = [],
    coordinator: TransitionCoordinator? = nil
  ) {
    let now = holds.isEmpty && isAnimated ? TransactionHold() : nil
    let session = TransitionSession(
      host: host, animator: animator, interactor: interactor, isAnimated: isAnimated,
      holds: holds + (now.map { [$0] } ?? []))
    coordinator?.take(session)
    session.contexts.coordinator = coordinator
    session.enlist()
    session.tell(.requested)
    if startsAtOnce {
      session.start()
    } else {
      TickQueue.afterCommit(by: session.description) { session.start() }
    }
  }

  var wasCancelled: Bool { state.isCancelled }
  var hasEnded: Bool { state.hasEnded }
  /// Whether the transition can be interrupted. The first read asks the animator for its
  /// interruptible animation.
  var isInterruptible: Bool { !hasEnded && isAnimated && askInterruptible() != nil }
  var isPreparing: Bool { state.isPreparing }
  var isSteerable: Bool { isPreparing || state == .interactive }

  var isInteractive: Bool { state == .interactive || (isPreparing && startsInteractively) }

  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  /// Calls `transitionDuration(using:)` each time and does not cache the result, because UIKit may
  /// also repeat the call.
  func askDuration() -> Double {
    guard let animator else { return 0 }
    let answer = asking {
      CallTrace.ask(
        .animator, animator, .transition(.transitionDuration),
        { animator.transitionDuration(using: context) }, answer: { .init($0) })
    }
    lastDuration = answer
    return answer
  }
  private(set) var lastDuration: Double?

  /// Runs `question`, which calls the animator. The animator's method may finish or cancel the
  /// interaction that is starting.
  func asking<R>(_ question: () -> R) -> R {
    runningQuestions += 1
    defer { runningQuestions -= 1 }
    return question()
  }

  /// The duration in seconds. The duration is read once: when the transition starts, or earlier if
  /// it is needed.
  private(set) lazy var duration = AnimationNumber.seconds(
    askDuration(), "transitionDuration(using:)")

  /// Changes the state. Does nothing and returns false if the change of state is not legal.
  @discardableResult
  func move(_ move: TransitionState.Move) -> Bool {
    guard let next = state.after(move) else { return false }
    World.current.tell(TransitionMoved(state: state, move: move))
    state = next
    if move.changesTouches { updateGate() }
    return true
  }

  private func start() {
    guard move(.begin) else { return }
    host.begin(animated: isAnimated)
    UIStatusBarManager.current.transitionBegan(animated: isAnimated)
    moveKeyboard()
    tell(.begun)
    startTime = host.containerView.layer.localTime(at: World.current.clock.now)
    if let interactor, startsInteractively {
      guard move(.interact) else { return }
      isStarting = true
      if interactor is UIPercentDrivenInteractiveTransition {
        capturing { handOver(to: interactor) }
      } else {
        settingUp { handOver(to: interactor) }
      }
      // An interaction controller with its own animation may have called
      // `interruptibleAnimator(using:)` before this point.
      _ = askInterruptible()
      updateGate()
    } else if let interactor, !(interactor is UIPercentDrivenInteractiveTransition) {
      guard move(.animate) else { return }
      letBegin(interactor)
    } else if animator != nil {
      guard move(.animate) else { return }
      _ = duration
      animate()
    } else {
      guard move(.animate) else { return }
      complete(true)
    }
    runAlongside()
    tell(.ranAlongside)
    isStarting = false
    applyEarlyCalls()
  }

  // MARK: Interaction

  var earlyPercent: Double? { early.percent }

  /// Makes newly added animations begin at the time that corresponds to a progress of 0, even if
  /// the interaction holds the layers at a different progress.
  func beginAtStart() {
    guard !scrubbed.isEmpty else { return }
    let clocks = scrubbed.map(\.layer.clock)
    for scrubbed in scrubbed { scrubbed.hold(at: 0) }
    World.current.animations.begin(at: World.current.clock.now)
    for (scrubbed, clock) in zip(scrubbed, clocks) { scrubbed.layer.clock = clock }
  }

  /// Whether the interaction sets the layer's time.
  func scrubs(_ layer: CALayer) -> Bool { scrubbed.contains { $0.layer.isAncestor(of: layer) } }

  func scrub(_ layer: CALayer) {
    guard state == .interactive, interruptibleSource.animation == nil else { return }
    // The animator's method may end the interaction.
    let duration = duration
    guard state == .interactive else { return }
    scrubbed.take(layer)?.hold(at: percentComplete * duration)
  }

  func update(_ percent: Double) {
    tell(.updated(percent, isAccepted: isSteerable))
    guard percent.isFinite else { return warnOfPercent(percent) }
    if keepsCalls {
      early.percent = percent
      return
    }
    guard state == .interactive else { return }
    percentComplete = min(max(percent, 0), 1)
    if drivesInterruptible { interruptibleSource.animation?.scrub(to: percentComplete) }
    for scrubbed in scrubbed { scrubbed.hold(at: percentComplete * duration) }
  }

  /// Whether the engine controls the interruptible animation, as it does for percent-driven
  /// interaction. An interaction controller that is not percent-driven controls the animation
  /// itself.
  private var drivesInterruptible: Bool { interactor is UIPercentDrivenInteractiveTransition }

  /// Warns only once per transition, because a gesture would fill the log with warnings.
  private func warnOfPercent(_ percent: Double) {
    guard !hasWarnedOfPercent else { return }
    hasWarnedOfPercent = true
    UIKitLog.warn(
      "update(_:) was called with \(percent), which is not finite, and was ignored.",
      .infiniteProgress)
  }
  private var hasWarnedOfPercent = false

  func pause() {
    guard !isPreparing else {
      early.pauses = !startsInteractively
      return
    }
    guard state != .interactive, isAnimated, let interruptible = askInterruptible(), !hasEnded
    else { return }
    guard !interruptible.isIdle else { return refuseIdle(interruptible) }
    interruptible.pause()
    guard move(.interrupt) else { return }
    tell(.paused)
    percentComplete = interruptible.progress
    coordinator.interactionBegan()
  }

  func finish() { release(.finish) }
  func cancel() { release(.cancel) }

  /// Ends the interaction. After this call, the animations run to the end or back to the start.
  private func release(_ release: TransitionState.Move) {
    tell(
      release == .cancel ? .cancelled(isAccepted: isSteerable) : .finished(isAccepted: isSteerable))
    if keepsCalls {
      early.move = release
      return
    }
    guard move(release) else { return }
    let isCancel = release == .cancel
    // `interactionEnded()` and `compensate()` run user code, which may end the session.
    coordinator.interactionEnded()
    guard !hasEnded else { return }
    // If the transition is interruptible, the `will…` callbacks of its cancellation are sent only
    // when the transition has ended (unverified, facts A.6.2).
    if isCancel, interruptibleSource.animation == nil {
      move(.compensate)
      compensate()
    }
    guard !hasEnded else { return }
    let seconds = time(for: (isCancel ? percentComplete : 1 - percentComplete) * duration)
    if let interruptible = interruptibleSource.animation {
      guard drivesInterruptible else { return }
      let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
      return interruptible.carryOn(backwards: isCancel, seconds: seconds, of: duration, timing)
    }
    let now = World.current.clock.now
    let curve = (interactor?.completionCurve ?? .easeInOut).function.curve
    for scrubbed in scrubbed {
      scrubbed.run(
        from: percentComplete * duration, to: isCancel ? 0 : duration, in: seconds, curve)
    }
    move(.runOut(until: now + seconds))
  }

  /// Stores the calls that were received before the session existed.
  func take(_ calls: EarlySteering) { early = calls }

  private func applyEarlyCalls() {
    let calls = early
    early = EarlySteering()
    if calls.pauses { pause() }
    if let percent = calls.percent { update(percent) }
    if let move = calls.move { release(move) }
  }

  /// Ends the animation after an interaction if its end time has been reached. Called once per
  /// frame.
  func tick(at now: Double) {
    guard let end = state.runsUntil, now >= end - 1e-9 else { return }
    move(.arrive)
    if wasCancelled { undo(at: now) }
    resetClocks()
  }

  func resetClocks() {
    for scrubbed in scrubbed { scrubbed.letGo() }
    scrubbed.removeAll()
  }

  // MARK: End

  func complete(_ didComplete: Bool) {
    if case .ended(.abandoned) = state { return }
    tell(.completes(didComplete, isAccepted: !isPreparing && !hasEnded))
    let before = state
    let wasInteractive = before == .interactive
    // If a cancelled transition ends before it has run back to its start, its original values are
    // restored here. Otherwise, they were restored when the transition reached its start.
    let runsBack = before.isCancelled && before.runsUntil != nil
    guard move(.complete) else {
      UIKitLog.warn(
        "completeTransition(\(didComplete)) was called again, or before the transition began; "
          + "ignored.", .completedAgain)
      return
    }
    if runsBack || wasInteractive && !didComplete { undo(at: World.current.clock.now) }
    resetClocks()
    runAlongside()
    settleWaiting(completed: didComplete)
    if wasInteractive { coordinator.interactionEnded() }
    if !didComplete, !before.isCompensated { compensate() }
    let completes = didComplete && !host.isTakenDown
    if host.isTakenDown {
      move(.loseWindow)
    } else {
      settleFrames(completed: didComplete)
      host.end(completed: didComplete, animated: isAnimated)
    }
    // The order of the calls (animator, coordinator's completions, caller's completion) is inferred
    // from the wording of the headers (facts A.1.22–24, E.8) and unverified.
    tellAnimator(completes)
    coordinator.runCompletions()
    tell(.ended)
    letGo()
    host.finished(completed: completes)
    keyboardLeaves(completed: completes)
  }

  func letGo() {
    delist()
    contexts = (nil, nil)
    interruptibleSource.end()
    (animators, waiting) = ([], [])
    capture = AnimationCapture()
    for hold in holds { hold.release() }
  }

  func tellAnimator(_ didComplete: Bool) {
    guard let animator else { return }
    CallTrace.note(.animator, animator, .transition(.animationEnded(didComplete)))
    animator.animationEnded(didComplete)
    Unanswered.clear()
  }
}

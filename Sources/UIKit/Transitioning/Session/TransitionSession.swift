/// One transition from its first question to its last callback.
///
/// A session is asked for by a present, dismiss (or stack change) and starts after the current
/// commit. Interaction holds the container layer's clock; nothing else is touched, so whatever
/// animates in the container can be scrubbed.
@MainActor
package final class TransitionSession {
  private(set) var state = TransitionState.preparing
  let host: any TransitionHost
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let isAnimated: Bool
  private(set) var percentComplete = 0.0

  /// What user code gets hold of keeps the session; the session keeps them only until it ends.
  var context: any UIViewControllerContextTransitioning {
    if let kept = faces.context { return kept }
    let made = TransitionContext(session: self)
    if !hasEnded { faces.context = made }
    return made
  }
  var coordinator: TransitionCoordinator {
    if let kept = faces.coordinator { return kept }
    let made = TransitionCoordinator(session: self)
    if !hasEnded { faces.coordinator = made }
    return made
  }
  private var faces: (context: TransitionContext?, coordinator: TransitionCoordinator?) = (nil, nil)
  /// What the animator's blocks wrote and added.
  var capture = AnimationCapture()
  /// The window has changed its size meanwhile.
  var isResized = false

  /// The last update, finish or cancel that came before the start.
  private var early = EarlySteering()

  /// The layers whose clocks the interaction holds: the container, and views outside it that
  /// asked to be driven along.
  private var scrubbed: [ScrubbedLayer] = []
  var holdsClocks: Bool { !scrubbed.isEmpty }
  /// The container's time when the animation began.
  private(set) var startTime = 0.0
  /// Whether the engine lets the animations run out or back by the clocks that it holds.
  var holdsClock = false
  /// What the animator lends to be steered by; then no clock is held.
  let loan = AnimationLoan()
  /// The property animators that were started when the animations were set up.
  var animators: [UIViewPropertyAnimator] = []
  /// Alongside animations that wait for what was lent to start.
  var waiting: [() -> Void] = []
  /// The animations are being set up.
  var isSettingUp = false

  private init(
    host: any TransitionHost, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool
  ) {
    self.host = host
    self.animator = animator
    self.interactor = interactor
    self.isAnimated = isAnimated
  }

  // MARK: Start

  /// Notes a transition that the delegates have answered for, and starts it after the current
  /// commit, or `startsAtOnce`. The session lives until it ends.
  static func request(
    host: any TransitionHost, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool,
    startsAtOnce: Bool = false
  ) {
    let session = TransitionSession(
      host: host, animator: animator, interactor: interactor, isAnimated: isAnimated)
    session.enlist()
    session.tell(.requested)
    if startsAtOnce {
      session.start()
    } else {
      TurnQueue.afterCommit(by: session.description) { session.start() }
    }
  }

  var wasCancelled: Bool { state.isCancelled }
  var hasEnded: Bool { state.hasEnded }
  /// Asks the animator, unless it has been asked before.
  var isInterruptible: Bool { !hasEnded && isAnimated && askLoan() != nil }
  var isPreparing: Bool { state.isPreparing }
  var isSteerable: Bool { isPreparing || state == .interactive }

  var isInteractive: Bool { state == .interactive || (isPreparing && startsInteractively) }

  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  /// The animator's answer, asked anew each time: UIKit may repeat the question.
  func askDuration() -> Double {
    guard let animator else { return 0 }
    let answer = CallTrace.ask(
      .animator, animator, .transition(.transitionDuration),
      { animator.transitionDuration(using: context) }, answer: { .init($0) })
    lastDuration = answer
    return answer
  }
  private(set) var lastDuration: Double?

  /// Asked once, when the transition starts or earlier when somebody wants to know.
  private(set) lazy var duration = AnimationNumber.seconds(
    askDuration(), "transitionDuration(using:)")

  /// The one way to another state; false, and nothing happens, where the move is not legal.
  @discardableResult
  private func move(_ move: TransitionState.Move) -> Bool {
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
    tell(.begun)
    startTime = host.containerView.layer.localTime(at: World.current.clock.now)
    if let interactor, startsInteractively {
      guard move(.interact) else { return }
      if interactor is UIPercentDrivenInteractiveTransition {
        capturing { handOver(to: interactor) }
      } else {
        settingUp { handOver(to: interactor) }
      }
      // An interactor that does not leave it to the engine has steered by now.
      _ = askLoan()
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
    applyEarlyCalls()
  }

  /// The window has gone while the animations were set up.
  func abandonAgain() {
    guard case .ended(.abandoned(let goesBack, _)) = state else { return }
    host.abandoned(goesBack: goesBack)
  }

  // MARK: Interaction

  var earlyPercent: Double? { early.percent }

  /// Lets what has just been added begin where the finger's percent is 0, whatever percent is
  /// shown by the time of the next commit.
  func beginAtStart() {
    guard !scrubbed.isEmpty else { return }
    let clocks = scrubbed.map(\.layer.clock)
    for scrubbed in scrubbed { scrubbed.hold(at: 0) }
    World.current.animations.begin(at: World.current.clock.now)
    for (scrubbed, clock) in zip(scrubbed, clocks) { scrubbed.layer.clock = clock }
  }

  func scrub(_ layer: CALayer) {
    guard state == .interactive, loan.animation == nil else { return }
    scrubbed.take(layer)?.hold(at: percentComplete * duration)
  }

  func update(_ percent: Double) {
    tell(.updated(percent, isHeard: isSteerable))
    guard percent.isFinite else { return warnOfPercent(percent) }
    if isPreparing {
      early.percent = percent
      return
    }
    guard state == .interactive else { return }
    percentComplete = min(max(percent, 0), 1)
    if drivesInterruptible { loan.animation?.scrub(to: percentComplete) }
    for scrubbed in scrubbed { scrubbed.hold(at: percentComplete * duration) }
  }

  /// Percent-driven interactors have their interruptible animators driven; others do it themselves.
  private var drivesInterruptible: Bool { interactor is UIPercentDrivenInteractiveTransition }

  /// Once in a transition: a finger would fill the log.
  private func warnOfPercent(_ percent: Double) {
    guard !hasWarnedOfPercent else { return }
    hasWarnedOfPercent = true
    UIKitLog.warn("update(_:) was called with \(percent), which is no percentage; ignored.")
  }
  private var hasWarnedOfPercent = false

  func pause() {
    guard !isPreparing else {
      early.pauses = !startsInteractively
      return
    }
    guard state != .interactive, isAnimated, let lent = askLoan(), !hasEnded else { return }
    guard !lent.isIdle else { return refuseIdleLoan(lent) }
    lent.pause()
    guard move(.interrupt) else { return }
    tell(.paused)
    percentComplete = lent.progress
    coordinator.interactionBegan()
  }

  func finish() { release(.finish) }
  func cancel() { release(.cancel) }

  /// Lets go of the finger: the clock runs out forwards or backwards.
  private func release(_ release: TransitionState.Move) {
    tell(
      release == .cancel ? .cancelled(isHeard: isSteerable) : .finished(isHeard: isSteerable))
    if isPreparing {
      early.move = release
      return
    }
    guard move(release) else { return }
    let isCancel = release == .cancel
    // Each of these calls may end the session.
    coordinator.interactionEnded()
    guard !hasEnded else { return }
    // What can be grabbed again is compensated when it has ended (unverified, facts A.6.2).
    if isCancel, loan.animation == nil {
      move(.compensate)
      compensate()
    }
    guard !hasEnded else { return }
    let seconds = time(for: (isCancel ? percentComplete : 1 - percentComplete) * duration)
    if let lent = loan.animation {
      guard drivesInterruptible else { return }
      let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
      return lent.carryOn(backwards: isCancel, seconds: seconds, of: duration, timing)
    }
    let now = World.current.clock.now
    let curve = (interactor?.completionCurve ?? .easeInOut).function.curve
    for scrubbed in scrubbed {
      scrubbed.run(
        from: percentComplete * duration, to: isCancel ? 0 : duration, in: seconds, curve)
    }
    move(.runOut(until: now + seconds))
  }

  private func compensate() {
    host.compensate(animated: isAnimated)
    UIStatusBarManager.current.transitionWasCancelled()
  }

  /// How long the rest of the way takes; facts C.2: the speed must be above 0. Anything else, and
  /// one at which the rest would never end, counts as 1, with a warning.
  private func time(for rest: Double) -> Double {
    let speed = Double(interactor?.completionSpeed ?? 1)
    guard speed > 0, rest / speed <= AnimationNumber.longest else {
      UIKitLog.warn("completionSpeed must be greater than 0, but is \(speed); using 1.")
      return rest
    }
    return rest / speed
  }

  /// Takes over what was called before the session was there.
  func take(_ calls: EarlySteering) { early = calls }

  private func applyEarlyCalls() {
    let calls = early
    early = EarlySteering()
    if calls.pauses { pause() }
    if let percent = calls.percent { update(percent) }
    if let move = calls.move { release(move) }
  }

  /// Called once a turn: ends the run-out when its time is over.
  func tick(at now: Double) {
    guard let end = state.runsUntil, now >= end - 1e-9 else { return }
    move(.arrive)
    if wasCancelled { undo(at: now) }
    resetClocks()
  }

  /// Cancelled and run back: what the animation blocks wrote is put back, and every animation,
  /// explicit ones too, ends instead of playing again (`finished` is inferred, facts C.8). What an
  /// interactor animates by itself is its own to put back.
  private func undo(at now: Double) {
    guard holdsClock else { return }
    capture.restore()
    for animation in capture.animations { animation.endRunBack(at: now) }
  }

  private func resetClocks() {
    for scrubbed in scrubbed { scrubbed.letGo() }
    scrubbed.removeAll()
  }

  // MARK: End

  func complete(_ didComplete: Bool) {
    if case .ended(.abandoned) = state { return }
    tell(.completes(didComplete, isHeard: !isPreparing && !hasEnded))
    let before = state
    let wasInteractive = before == .interactive
    // An early end of a cancel restores as the late one would.
    let runsBack = before.isCancelled && before.runsUntil != nil
    guard move(.complete) else {
      UIKitLog.warn(
        "completeTransition(\(didComplete)) was called again, or before the transition began; "
          + "ignored.")
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
    // The animator, then the coordinator's completions, then the caller's: inferred from the
    // wording of the headers (facts A.1.22–24, E.8), unverified.
    tellAnimator(completes)
    coordinator.runCompletions()
    tell(.ended)
    letGo()
    host.finished(completed: completes)
  }

  /// Ends the sessions in which `controller` takes part: the window they run in is taken down.
  /// Nobody hears of it before `tellAbandoned()`.
  static func abandon(involving controller: UIViewController) -> [TransitionSession] {
    let involved = all.filter { session in
      session.host.involved.contains { $0.isWithin(controller) }
    }
    for session in involved { session.host.isTakenDown = true }
    // Those that are just ending will say so themselves.
    let ended = involved.filter { !$0.hasEnded }
    for session in ended {
      session.move(.abandon(goesBack: session.isInteractive || session.wasCancelled))
      session.resetClocks()
      session.loan.animation?.abandon()
      session.delist()
    }
    return ended
  }

  /// The last words of an abandoned session; what its animator calls later is ignored.
  func tellAbandoned() {
    guard case .ended(.abandoned(let goesBack, let hadBegun)) = state else { return }
    if hadBegun { tellAnimator(false) }
    coordinator.runCompletions()
    tell(.abandoned)
    letGo()
    host.abandoned(goesBack: goesBack)
  }

  private func letGo() {
    delist()
    faces = (nil, nil)
    loan.end()
    (animators, waiting) = ([], [])
    capture = AnimationCapture()
  }

  private func tellAnimator(_ didComplete: Bool) {
    guard let animator else { return }
    CallTrace.note(.animator, animator, .transition(.animationEnded(didComplete)))
    animator.animationEnded(didComplete)
    Unanswered.clear()
  }
}

extension UIViewController {
  /// Whether it is `controller` or contained in it.
  fileprivate func isWithin(_ controller: UIViewController) -> Bool {
    self === controller || (parent?.isWithin(controller) ?? false)
  }
}

/// One transition from its first question to its last callback.
///
/// A session is asked for by a present, dismiss (or stack change) and starts after the current
/// commit. Interaction holds the container layer's clock; nothing else is touched, so whatever
/// animates in the container can be scrubbed.
@MainActor
package final class TransitionSession: SteeredTransition {
  private(set) var state = TransitionState.preparing
  let host: any TransitionHost
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let isAnimated: Bool
  /// What the end will be called, as far as that is settled.
  private enum Outcome {
    /// As the animator says.
    case open
    case cancelled
    /// The window went away under the transition; the animator does not know.
    case abandoned
  }
  private var outcome = Outcome.open
  /// Whether an abandoned session had not been decided, or for going back.
  private var goesBack = false
  private(set) var percentComplete = 0.0

  /// What user code gets hold of keeps the session; the session keeps them only until it ends.
  var context: any UIViewControllerContextTransitioning {
    if let kept = faces.context { return kept }
    let made = TransitionContext(session: self)
    if state != .ended { faces.context = made }
    return made
  }
  var coordinator: TransitionCoordinator {
    if let kept = faces.coordinator { return kept }
    let made = TransitionCoordinator(session: self)
    if state != .ended { faces.coordinator = made }
    return made
  }
  private var faces: (context: TransitionContext?, coordinator: TransitionCoordinator?) = (nil, nil)
  /// What the animator's blocks wrote and added.
  var capture = AnimationCapture()
  /// The window has changed its size meanwhile.
  var isResized = false
  private(set) var hasBegun = false

  /// The last update, finish or cancel that came before the start.
  private var early: (percent: Double?, move: TransitionState.Move?) = (nil, nil)

  /// The layers whose clocks the interaction holds: the container, and views outside it that
  /// asked to be driven along.
  private var scrubbed: [ScrubbedLayer] = []
  /// The container's time when the animation began.
  private(set) var startTime = 0.0
  private var tailEnd: Double?
  /// What the animator lends to be steered by; then no clock is held. Asked for before the start.
  private(set) lazy var interruptible = animator.flatMap {
    InterruptibleAnimation(of: $0, in: context)
  }

  init(
    host: any TransitionHost, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool,
    startsAtOnce: Bool = false
  ) {
    self.host = host
    self.animator = animator
    self.interactor = interactor
    self.isAnimated = isAnimated
    enlist()
    tell(.requested)
    if startsAtOnce {
      start()
    } else {
      TurnQueue.afterCommit(by: self.description) { self.start() }
    }
  }

  // MARK: Start

  var wasCancelled: Bool { outcome != .open }
  var hasEnded: Bool { state == .ended }
  var isInterruptible: Bool { !hasEnded && isAnimated && interruptible != nil }
  var isSteerable: Bool { state == .preparing || state == .interactive }

  var isInteractive: Bool {
    state == .interactive || (state == .preparing && startsInteractively)
  }

  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  /// The animator's answer, asked anew each time: UIKit may repeat the question.
  func askDuration() -> Double {
    guard let animator else { return 0 }
    let answer = CallTrace.ask(
      .animator, animator, "transitionDuration(using: context)",
      { animator.transitionDuration(using: context) }, answer: CallTrace.number)
    lastDuration = answer
    return answer
  }
  private(set) var lastDuration: Double?

  /// Asked once, when the transition starts or earlier when somebody wants to know.
  private(set) lazy var duration = askDuration()

  private func move(_ move: TransitionState.Move) -> Bool {
    guard let next = state.after(move) else { return false }
    Self.observer?(state, move)
    state = next
    updateGate()
    return true
  }

  private func start() {
    guard state == .preparing else { return }
    hasBegun = true
    host.begin(animated: isAnimated)
    tell(.begun)
    startTime = host.containerView.layer.localTime(at: World.current.clock.now)
    _ = interruptible
    if let interactor, startsInteractively {
      guard move(.interact) else { return }
      CallTrace.note(.interaction, interactor, "startInteractiveTransition(context)")
      interactor.startInteractiveTransition(context)
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

  /// Lets the animator set its animations up; what its blocks do is kept for a cancel.
  func animate() {
    guard let animator else { return }
    tell(.willAnimate)
    capturing {
      CallTrace.note(.animator, animator, "animateTransition(using: context)")
      animator.animateTransition(using: context)
    }
    tell(.didAnimate)
    // The window has gone just now: what the animator added since has no place any more.
    if outcome == .abandoned { host.abandoned(goesBack: goesBack) }
  }

  private func capturing(_ body: () -> Void) {
    let registry = World.current.animations
    let outer = (AnimationScope.witness, registry.addObserver)
    AnimationScope.witness = capture
    registry.addObserver = { [capture] in capture.animations.append($0) }
    body()
    (AnimationScope.witness, registry.addObserver) = outer
  }

  /// Runs the queued alongside animations in the time and pace of the animator's first block.
  private func runAlongside() {
    let animations = coordinator.takeAnimations()
    guard !animations.isEmpty else { return }
    guard isAnimated, state != .ended, duration > 0 else {
      return AnimationScope.run(nil) { for animation in animations { animation(coordinator) } }
    }
    if let interruptible, interruptible.add(animations.map { block in { block(self.coordinator) } })
    {
      return
    }
    let first = capture.scopes.first
    let scope = AnimationScope(
      duration: first?.duration ?? duration, delay: 0,
      pace: first?.pace ?? .curve(UIView.AnimationCurve.easeInOut.function), completion: nil)
    capturing {
      AnimationScope.run(scope) { for animation in animations { animation(coordinator) } }
    }
    scope.completion.seal()
    beginAtStart()
  }

  // MARK: Interaction

  var earlyPercent: Double? { early.percent }

  /// Holds the container's clock and lets the animator animate: from here on the finger is time.
  func beginScrubbing() {
    guard state == .interactive else { return }
    if let interruptible {
      animate()
      return state == .interactive ? interruptible.pause() : ()
    }
    scrub(host.containerView.layer)
    animate()
    beginAtStart()
  }

  /// Lets what has just been added begin where the finger's percent is 0, whatever percent is
  /// shown by the time of the next commit.
  private func beginAtStart() {
    guard !scrubbed.isEmpty else { return }
    let clocks = scrubbed.map(\.layer.clock)
    for scrubbed in scrubbed { scrubbed.hold(at: 0) }
    World.current.animations.begin(at: World.current.clock.now)
    for (scrubbed, clock) in zip(scrubbed, clocks) { scrubbed.layer.clock = clock }
  }

  func scrub(_ layer: CALayer) {
    guard state == .interactive else { return }
    scrubbed.take(layer)?.hold(at: percentComplete * duration)
  }

  func update(_ percent: Double) {
    tell(.updated(percent, isHeard: isSteerable))
    if state == .preparing {
      early.percent = percent
      return
    }
    guard state == .interactive else { return }
    percentComplete = min(max(percent, 0), 1)
    if drivesInterruptible { interruptible?.scrub(to: percentComplete) }
    for scrubbed in scrubbed { scrubbed.hold(at: percentComplete * duration) }
  }

  /// Percent-driven interactors have their interruptible animators driven; others do it themselves.
  private var drivesInterruptible: Bool { interactor is UIPercentDrivenInteractiveTransition }

  func pause() {
    guard isInterruptible, let interruptible, state != .preparing, state != .interactive else {
      return
    }
    interruptible.pause()
    guard move(.interrupt) else { return }
    tell(.paused)
    // A cancel is taken back.
    if outcome == .cancelled { outcome = .open }
    percentComplete = interruptible.progress
    coordinator.interactionBegan()
  }

  func finish() { release(.finish) }
  func cancel() { release(.cancel) }

  /// Lets go of the finger: the clock runs out forwards or backwards.
  private func release(_ release: TransitionState.Move) {
    tell(
      release == .cancel ? .cancelled(isHeard: isSteerable) : .finished(isHeard: isSteerable))
    if state == .preparing {
      early.move = release
      return
    }
    guard move(release) else { return }
    let isCancel = release == .cancel
    if isCancel { outcome = .cancelled }
    // Each of these calls may end the session.
    coordinator.interactionEnded()
    guard state != .ended else { return }
    // What can be grabbed again is compensated when it has ended (unverified, facts A.6.2).
    if isCancel, interruptible == nil { host.compensate(animated: isAnimated) }
    guard state != .ended else { return }
    let rest = (isCancel ? percentComplete : 1 - percentComplete) * duration
    let seconds = rest / completionSpeed
    if let interruptible {
      guard drivesInterruptible else { return }
      let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
      return interruptible.carryOn(
        backwards: isCancel, seconds: seconds, of: duration, timing)
    }
    let now = World.current.clock.now
    let curve = (interactor?.completionCurve ?? .easeInOut).function.curve
    for scrubbed in scrubbed {
      scrubbed.run(
        from: percentComplete * duration, to: isCancel ? 0 : duration, in: seconds, curve)
    }
    tailEnd = now + seconds
  }

  /// Facts C.2: must be above 0; anything else counts as 1, with a warning.
  private var completionSpeed: Double {
    let speed = Double(interactor?.completionSpeed ?? 1)
    guard speed > 0 else {
      UIKitLog.warn("completionSpeed must be greater than 0, but is \(speed); using 1.")
      return 1
    }
    return speed
  }

  private func applyEarlyCalls() {
    let (percent, move) = early
    early = (nil, nil)
    if let percent { update(percent) }
    if let move { release(move) }
  }

  /// Called once a turn: ends the run-out when its time is over.
  func tick(at now: Double) {
    guard let end = tailEnd, now >= end - 1e-9 else { return }
    tailEnd = nil
    if state == .cancelling { undo(at: now) }
    resetClocks()
  }

  /// Cancelled and run back: what the animation blocks wrote is put back, and every animation,
  /// explicit ones too, ends instead of playing again (`finished` is inferred, facts C.8).
  private func undo(at now: Double) {
    capture.restore()
    for animation in capture.animations { animation.endRunBack(at: now) }
  }

  private func resetClocks() {
    for scrubbed in scrubbed { scrubbed.letGo() }
    scrubbed.removeAll()
  }

  // MARK: End

  func complete(_ didComplete: Bool) {
    guard outcome != .abandoned else { return }
    tell(.completes(didComplete, isHeard: state != .preparing && state != .ended))
    let wasInteractive = state == .interactive
    // An early end of a cancel restores as the late one would.
    let restores = state == .cancelling && tailEnd != nil || wasInteractive && !didComplete
    guard state != .preparing, move(.complete) else {
      UIKitLog.warn(
        "completeTransition(\(didComplete)) was called again, or before the transition began; "
          + "ignored.")
      return
    }
    tailEnd = nil
    if restores { undo(at: World.current.clock.now) }
    resetClocks()
    runAlongside()
    if wasInteractive { coordinator.interactionEnded() }
    let isCompensated = outcome == .cancelled && interruptible == nil
    if !didComplete, !isCompensated { host.compensate(animated: isAnimated) }
    let completes = didComplete && !host.isTakenDown
    if host.isTakenDown {
      outcome = .cancelled
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
    let ended = involved.filter { $0.state != .ended }
    for session in ended {
      session.goesBack = session.isInteractive || session.state == .cancelling
      session.state = .ended
      session.outcome = .abandoned
      session.tailEnd = nil
      session.resetClocks()
      if session.hasBegun { session.interruptible?.abandon() }
      session.delist()
    }
    return ended
  }

  /// The last words of an abandoned session; what its animator calls later is ignored.
  func tellAbandoned() {
    if hasBegun { tellAnimator(false) }
    coordinator.runCompletions()
    tell(.abandoned)
    letGo()
    host.abandoned(goesBack: goesBack)
  }

  private func letGo() {
    delist()
    faces = (nil, nil)
    interruptible = nil
    capture = AnimationCapture()
  }

  private func tellAnimator(_ didComplete: Bool) {
    guard let animator else { return }
    CallTrace.note(.animator, animator, "animationEnded(\(didComplete))")
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

// Runs the animator and the interaction controller, and the alongside animations.
extension TransitionSession {
  /// Calls `animateTransition(using:)` and captures its changes, so that they can be undone if the
  /// transition is cancelled.
  func animate() {
    guard let animator else { return }
    settingUp {
      CallTrace.note(.animator, animator, .transition(.animateTransition))
      animator.animateTransition(using: context)
    }
  }

  func handOver(to interactor: any UIViewControllerInteractiveTransitioning) {
    CallTrace.note(.interaction, interactor, .transition(.startInteractiveTransition))
    interactor.startInteractiveTransition(context)
  }

  /// Calls `startInteractiveTransition(_:)` of the app's own interaction controller for a
  /// transition that starts non-interactively.
  ///
  /// `startInteractiveTransition(_:)` replaces `animateTransition(using:)`, and the context is not
  /// interactive. Apple's sample PhotoTransitioning (2016) depends on this rule: its
  /// `animateTransition` is empty, and it starts its animations in `startInteractiveTransition`,
  /// for taps and drags alike. If the interaction controller does nothing,
  /// `animateTransition(using:)` is called as well (unverified).
  func letBegin(_ interactor: any UIViewControllerInteractiveTransitioning) {
    settingUp {
      let before = host.containerView.subviews
      handOver(to: interactor)
      let isUntouched =
        animators.isEmpty && capture.scopes.isEmpty && capture.animations.isEmpty
        && host.containerView.subviews == before
      guard let animator, isUntouched, !hasEnded else { return }
      CallTrace.note(.animator, animator, .transition(.animateTransition))
      animator.animateTransition(using: context)
    }
  }

  /// Uses the interruptible animation instead of `animateTransition(using:)` for a transition that
  /// starts interactively. Until the gesture changes its progress, the animation is paused at its
  /// start. If the animator has no interruptible animation, this method calls
  /// `animateTransition(using:)` and returns false.
  private func animateInterruptibly() -> Bool {
    var isProvided = false
    settingUp {
      guard let interruptible = askInterruptible() else { return animateInPlace() }
      isProvided = true
      if !hasEnded { interruptible.pause() }
    }
    return isProvided
  }

  private func animateInPlace() {
    guard let animator, state == .interactive else { return }
    scrub(host.containerView.layer)
    CallTrace.note(.animator, animator, .transition(.animateTransition))
    animator.animateTransition(using: context)
  }

  /// Runs `body` between the events `.willAnimate` and `.didAnimate`. If an interaction controller
  /// forwards to the animator or to another interaction controller, calls of this method are
  /// nested. A nested call only runs its `body` and does not send events.
  func settingUp(_ body: () -> Void) {
    guard !isSettingUp else { return body() }
    isSettingUp = true
    tell(.willAnimate)
    capturing(body)
    isSettingUp = false
    tell(.didAnimate)
    updateGate()
    // If the window was removed during the transition's setup, this call removes the views that the
    // animator has added since then.
    abandonAgain()
  }

  func capturing(_ body: () -> Void) {
    let registry = World.current.animations
    let animators = RunningAnimators.current
    let outer = (AnimationScope.observer, registry.addObserver, animators.observer)
    AnimationScope.observer = capture
    registry.addObserver = { [capture] in capture.animations.append($0) }
    animators.observer = { [weak self] in
      if let animator = $0 as? UIViewPropertyAnimator { self?.animators.append(animator) }
    }
    body()
    (AnimationScope.observer, registry.addObserver, animators.observer) = outer
  }

  // MARK: Interruptible animator

  /// Returns the interruptible animation. The animator is called unless it has already been called
  /// in this transition.
  func askInterruptible() -> InterruptibleAnimation? {
    hasEnded ? nil : asking { interruptibleSource.ask(animator, in: context) }
  }

  /// The running property animator of the transition. The result is the interruptible animator or,
  /// if there is none, the first property animator that was started during setup. A property
  /// animator that was never started is ignored.
  var running: InterruptibleAnimation? {
    if let interruptible = interruptibleSource.animation, !interruptible.isIdle {
      return interruptible
    }
    return animators.first { $0.state == .active }.map { InterruptibleAnimation($0) }
  }

  /// Whether the transition can be interrupted, determined without calling the animator.
  var mayBeInterruptible: Bool {
    !hasEnded && isAnimated && (interruptibleSource.isProvided ?? !animators.isEmpty)
  }

  /// Logs a warning that the animator has not started its interruptible animation. If another
  /// animation is visible, pausing the interruptible animation would not affect it.
  func refuseIdle(_ interruptible: InterruptibleAnimation) {
    guard let animator else { return }
    let names = World.current.names
    let other = running.map { ", while \(names($0.animation)) runs" } ?? ""
    UIKitLog.warn(
      "\(names(animator)).interruptibleAnimator(using:) must return the same object for the "
        + "whole transition, but returned \(names(interruptible.animation)), which was not started"
        + "\(other). The interruption is ignored and the transition continues.", .otherAnimator)
    tell(.lentIdle)
  }

  /// The captures of the property animators that were started, and of the interruptible animator.
  /// Each property animator has its own capture.
  var ownCaptures: [AnimationCapture] {
    let captures = animators.map(\.capture)
    guard let interruptible = interruptibleSource.animation?.capture,
      !captures.contains(where: { $0 === interruptible })
    else {
      return captures
    }
    return captures + [interruptible]
  }

  // MARK: Interaction

  /// Stops the container's clock and runs the animator. After this call, `update(_:)` sets the
  /// container's time.
  func beginScrubbing() {
    guard state == .interactive else { return }
    holdsClock = true
    if animateInterruptibly() { holdsClock = false } else { beginAtStart() }
  }

  // MARK: Alongside

  /// Runs the queued alongside animations together with the transition's animation. If the
  /// transition has a running property animator, the alongside animations are added to it as
  /// blocks. If the transition has no running property animator, the alongside animations have the
  /// duration and timing of the animator's first animation block. If the animator's first block
  /// changes nothing itself, its completion waits for the alongside animations, because they belong
  /// to the same animation context (facts E.4).
  func runAlongside() {
    let blocks = coordinator.takeAnimations().map { block in
      { [coordinator] in block(coordinator) }
    }
    guard !blocks.isEmpty else { return }
    guard isAnimated, !hasEnded else { return runAtOnce(blocks) }
    if let running, running.add(blocks) { return }
    guard duration > 0 else { return runAtOnce(blocks) }
    if capture.scopes.isEmpty, let interruptible = interruptibleSource.animation,
      wait(for: interruptible, with: blocks)
    {
      return
    }
    let first = capture.scopes.first
    let scope = AnimationScope(
      duration: first?.duration ?? duration, delay: 0,
      pace: first?.pace ?? .curve(UIView.AnimationCurve.easeInOut.function), completion: nil)
    capturing { AnimationScope.run(scope) { for block in blocks { block() } } }
    if let first, !first.completion.hasCounted, scope.completion.hasCounted {
      first.completion.wait(for: scope.completion)
    }
    scope.completion.seal()
    beginAtStart()
  }

  /// Defers `blocks` until the app's own interaction controller starts the interruptible animation,
  /// which may happen at any time. If the interruptible animation never starts, the blocks run
  /// without animation at the end of the transition.
  private func wait(for interruptible: InterruptibleAnimation, with blocks: [() -> Void]) -> Bool {
    waiting = blocks
    return interruptible.add([{ [weak self] in self?.runWaiting() }])
  }

  private func runWaiting() {
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  /// Runs the deferred blocks immediately if the transition has completed; otherwise discards them.
  func settleWaiting(completed: Bool) {
    if completed, !waiting.isEmpty { runAtOnce(waiting) }
    waiting = []
  }

  private func runAtOnce(_ blocks: [() -> Void]) {
    AnimationScope.run(nil) { for block in blocks { block() } }
  }
}

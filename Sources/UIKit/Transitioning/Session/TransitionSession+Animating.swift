// What the animator and the interactor set up, and what runs alongside.
extension TransitionSession {
  /// Lets the animator set its animations up; what its blocks do is kept for a cancel.
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

  /// Lets an interactor of the app's own begin a transition that is to run by itself.
  ///
  /// It is called in place of `animateTransition(using:)`, with a context that is not interactive:
  /// Apple's sample PhotoTransitioning (2016) has an empty `animateTransition` and begins its
  /// animations in `startInteractiveTransition`, for a tap as for a drag. Where the interactor does
  /// nothing there, the animator is called after all (unverified).
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

  /// What the animator lends takes the place of `animateTransition(using:)` in a transition that
  /// starts interactively: it stands at its begin and waits for the finger.
  private func animateByLoan() -> Bool {
    var isLent = false
    settingUp {
      guard let lent = askLoan() else { return animateInPlace() }
      isLent = true
      if !hasEnded { lent.pause() }
    }
    return isLent
  }

  private func animateInPlace() {
    guard let animator, state == .interactive else { return }
    scrub(host.containerView.layer)
    CallTrace.note(.animator, animator, .transition(.animateTransition))
    animator.animateTransition(using: context)
  }

  /// An interactor of the app's own may hand on to the animator, or to another interactor, while it
  /// sets up: that is one moment.
  func settingUp(_ body: () -> Void) {
    guard !isSettingUp else { return body() }
    isSettingUp = true
    tell(.willAnimate)
    capturing(body)
    isSettingUp = false
    tell(.didAnimate)
    updateGate()
    // The window has gone just now: what the animator added since has no place any more.
    abandonAgain()
  }

  func capturing(_ body: () -> Void) {
    let registry = World.current.animations
    let animators = RunningAnimators.current
    let outer = (AnimationScope.witness, registry.addObserver, animators.observer)
    AnimationScope.witness = capture
    registry.addObserver = { [capture] in capture.animations.append($0) }
    animators.observer = { [weak self] in self?.animators.append($0) }
    body()
    (AnimationScope.witness, registry.addObserver, animators.observer) = outer
  }

  // MARK: What the animator lends

  /// What the animator lends; asks it, unless it has been asked in this transition.
  func askLoan() -> InterruptibleAnimation? { hasEnded ? nil : loan.ask(animator, in: context) }

  /// The property animator that moves the transition: the one that was lent, or the first that was
  /// started when the animations were set up. One that was made and not started is not it.
  var running: InterruptibleAnimation? {
    if let lent = loan.animation, !lent.isIdle { return lent }
    return animators.first { $0.state == .active }.map { InterruptibleAnimation($0) }
  }

  /// Whether something can be taken in hand, as far as is known: asks nobody.
  var mayBeInterruptible: Bool { !hasEnded && isAnimated && (loan.isLent ?? !animators.isEmpty) }

  /// The animator lends an animation that nobody has started, and another one runs: what is to be
  /// paused is not what moves.
  func refuseIdleLoan(_ lent: InterruptibleAnimation) {
    guard let animator else { return }
    let names = World.current.names
    let other = running.map { ", while \(names($0.animation)) runs" } ?? ""
    UIKitLog.warn(
      "\(names(animator)).interruptibleAnimator(using:) must return the same object for the "
        + "whole transition, but returned \(names(lent.animation)), which nobody has started"
        + "\(other); the transition runs on.")
    tell(.lentIdle)
  }

  /// Property animators keep what they animate to themselves: what those that were started, and
  /// the one that was lent, have written and added so far.
  var ownCaptures: [AnimationCapture] {
    let captures = animators.map(\.capture)
    guard let lent = loan.animation?.capture, !captures.contains(where: { $0 === lent }) else {
      return captures
    }
    return captures + [lent]
  }

  // MARK: Interaction

  /// Holds the container's clock and lets the animator animate: from here on the finger is time.
  func beginScrubbing() {
    guard state == .interactive else { return }
    holdsClock = true
    if animateByLoan() { holdsClock = false } else { beginAtStart() }
  }

  // MARK: Alongside

  /// Runs the queued alongside animations with what really runs: as blocks of its property
  /// animator, or in the time and pace of the animator's first block.
  func runAlongside() {
    let blocks = coordinator.takeAnimations().map { block in
      { [coordinator] in block(coordinator) }
    }
    guard !blocks.isEmpty else { return }
    guard isAnimated, !hasEnded else { return runAtOnce(blocks) }
    if let running, running.add(blocks) { return }
    guard duration > 0 else { return runAtOnce(blocks) }
    if capture.scopes.isEmpty, let lent = loan.animation, wait(for: lent, with: blocks) { return }
    let first = capture.scopes.first
    let scope = AnimationScope(
      duration: first?.duration ?? duration, delay: 0,
      pace: first?.pace ?? .curve(UIView.AnimationCurve.easeInOut.function), completion: nil)
    capturing { AnimationScope.run(scope) { for block in blocks { block() } } }
    scope.completion.seal()
    beginAtStart()
  }

  /// An interactor of the app's own may start what the animator lends whenever it likes; where it
  /// never does, the blocks run without animation at the end.
  private func wait(for lent: InterruptibleAnimation, with blocks: [() -> Void]) -> Bool {
    waiting = blocks
    return lent.add([{ [weak self] in self?.runWaiting() }])
  }

  private func runWaiting() {
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  /// What still waits is done at once, if the transition has come to its end.
  func settleWaiting(completed: Bool) {
    if completed, !waiting.isEmpty { runAtOnce(waiting) }
    waiting = []
  }

  private func runAtOnce(_ blocks: [() -> Void]) {
    AnimationScope.run(nil) { for block in blocks { block() } }
  }
}

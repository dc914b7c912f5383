// Starts a transition after the stack has changed.
extension UINavigationController {
  /// Shows the top controller's view without animation when the navigation controller first appears
  /// (facts F.2).
  func showTop(animated: Bool) {
    guard state.running == nil else { return }
    let pending = state.pending
    if let pending {
      state.pending = nil
      state.stack = pending.after
    }
    defer { if let pending { state.drop(pending) } }
    let old = state.displayed
    state.displayed = topViewController
    if old !== topViewController { old?.viewIfLoaded?.removeFromSuperview() }
    guard let top = topViewController else { return settle(on: []) }
    let isThere = top.viewIfLoaded?.isDescendant(of: stageView) == true
    if old !== top || !isThere {
      top.loadViewIfNeeded()
      let frame = frame(ofChild: top, in: stageView.bounds)
      top.view.place(in: frame)
      top.record.endsAtBars = frame != stageView.bounds
      top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tell(top, .willAppear, animated: animated)
      stageView.addSubview(top.view)
      // `viewWillAppear` may have hidden the bar.
      placeShownView()
    }
    // If a callback has made a request, that request is handled in a separate layout pass.
    if state.pending == nil { settle(on: state.stack) }
    guard old !== top else { return }
    tellWillShow(top, animated: animated)
    state.needsDidShow = true
  }

  /// Sends a `will…` callback if the child's appearance state allows it and this controller is on
  /// screen.
  private func tell(
    _ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool
  ) {
    guard appearance == .appearing || appearance == .appeared,
      controller.appearance.after(step) != nil
    else { return }
    controller.move(step, animated: animated)
  }

  func topHasAppeared(animated: Bool) {
    guard state.needsDidShow, state.running == nil, let top = state.displayed else { return }
    state.needsDidShow = false
    top.settle(visible: true, animated: animated)
    tellDidShow(top, animated: animated)
  }

  /// Ends pending changes when the view leaves the screen. An interactive transition is cancelled
  /// (unverified).
  func leaveScreen() {
    state.isBlocked = false
    if let running = state.running {
      TransitionSession.all.first { $0.host === running && $0.isInteractive }?.cancel()
    }
    settleOffScreen()
  }

  /// Starts the transition of a pending change. Called in each layout pass of the view (facts F.3).
  func startDeferred() {
    guard state.running == nil, view.window != nil, appearance != .disappearing, !state.isBlocked
    else { return }
    guard let from = state.displayed, appearance != .disappeared else { return showAtOnce() }
    guard let pending = state.pending else { return }
    TransitionRequests.current.resolve { start(pending, from: from) }
  }

  private func start(_ pending: NavigationState.Pending, from: UIViewController) {
    guard let to = topViewController, to !== from else {
      state.pending = nil
      if topViewController == nil {
        tell(from, .willDisappear, animated: false)
        state.displayed = nil
      }
      settle(on: pending.after)
      state.drop(pending)
      return runNextRequest()
    }
    // The delegate may read the coordinator when it is asked for an animator.
    state.coordinator = coordinatorOfRequest()
    state.pending = nil
    let isBack = pending.base.contains { $0 === to }
    let transition = StackTransition(
      of: self, from: from, to: to, operation: isBack ? .pop : .push, pending)
    state.running = transition
    let willShowComesFirst = NavigationOrder.current.sendsWillShowFirst
    if willShowComesFirst { transition.announce(animated: pending.isAnimated) }
    let (animator, interactor) = ask(transition, pending)
    let coordinator = state.coordinator
    state.coordinator = nil
    TransitionSession.request(
      host: transition, animator: animator, interactor: interactor, isAnimated: pending.isAnimated,
      startsAtOnce: true, holds: pending.holds, coordinator: coordinator)
  }

  /// Returns the coordinator of the change that waits for the next layout pass (facts E.13). The
  /// result is nil if the change is not animated or if no transition will show it.
  func coordinatorOfRequest() -> TransitionCoordinator? {
    if let coordinator = state.coordinator { return coordinator }
    guard let pending = state.pending, pending.isAnimated, state.running == nil,
      appearance != .disappeared, viewIfLoaded?.window != nil,
      let from = state.displayed, let to = topViewController, to !== from
    else { return nil }
    let coordinator = TransitionCoordinator(
      request: RequestedTransition(
        from: from, to: to, containerView: stageView,
        startsInteractively: pending.interactor?.wantsInteractiveStart ?? false))
    state.coordinator = coordinator
    return coordinator
  }

  /// Shows the top controller without a transition, because the stack was empty or the view was
  /// added without appearance callbacks.
  private func showAtOnce() {
    guard state.pending != nil || state.displayed !== topViewController else { return }
    showTop(animated: false)
    if appearance == .appeared { topHasAppeared(animated: false) }
    runNextRequest()
  }

  /// Asks the delegate for an animator. Asks the delegate for an interaction controller only if
  /// there is an animator (facts F.4).
  private func ask(_ transition: StackTransition, _ pending: NavigationState.Pending) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard pending.isAnimated else { return (nil, nil) }
    guard let custom = askAnimator(transition.operation, transition.from, transition.to) else {
      return (NavigationSlide(operation: transition.operation), pending.interactor)
    }
    let interactor = delegate.flatMap { delegate in
      CallTrace.askOptional(
        .delegate, delegate,
        .question(.navigationInteractor(ObjectName(of: self), for: ObjectName(of: custom))),
        { delegate.navigationController(self, interactionControllerFor: custom) })
    }
    return (custom, interactor)
  }

  private func askAnimator(
    _ operation: Operation, _ from: UIViewController, _ to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    return CallTrace.askOptional(
      .delegate, delegate,
      .question(
        .navigationAnimator(
          ObjectName(of: self), operation: "\(operation)", from: ObjectName(of: from),
          to: ObjectName(of: to)))
    ) {
      let answer = delegate.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
      let isMissing = Unanswered.clear()
      if isMissing { Unanswered.mark() }
      state.delegateAnimates = !isMissing
      return answer
    }
  }

  /// Whether the delegate implements the animator method, which disables the built-in swipe even if
  /// the method returns nil.
  ///
  /// In Swift, calling the animator method is the only way to find out whether the delegate
  /// implements it. Each animated push has already called the delegate's animator method. If there
  /// was no animated push, this property calls the animator method once per delegate and discards
  /// the result.
  var delegateHasAnimators: Bool {
    guard delegate != nil, let top = topViewController, viewControllers.count > 1 else {
      return false
    }
    if let known = state.delegateAnimates { return known }
    _ = askAnimator(.pop, top, viewControllers[viewControllers.count - 2])
    return state.delegateAnimates ?? false
  }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .question(
        .navigationWillShow(ObjectName(of: self), ObjectName(of: controller), animated: animated))
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .question(
        .navigationDidShow(ObjectName(of: self), ObjectName(of: controller), animated: animated))
    ) { delegate.navigationController(self, didShow: controller, animated: animated) }
  }
}

/// Determines whether `willShow` is sent before or after the other delegate calls. By default, the
/// animator and the interaction controller are requested before `willShow`, so that `willShow` and
/// `viewWillAppear` can already read the coordinator's duration and interactivity. In a tutorial
/// from 2015 (`Document004.swift`), `willShow` comes before the other delegate calls. A simulated
/// device can be configured to send `willShow` first.
@MainActor
package final class NavigationOrder: WorldService {
  package var sendsWillShowFirst = false
  package init() {}
  package static var current: NavigationOrder { World.current.service() }
}

// Forwards the top controller's preferred size.
extension UINavigationController {
  /// Reports the preferred size if it differs from the one reported most recently. After a change
  /// of the top controller, the size is reported when the transition has ended (unverified).
  func passOnPreferredSize() {
    let size = preferredContentSize
    guard size != state.notifiedSize else { return }
    state.notifiedSize = size
    preferredSizeChanged()
  }
}

// From a changed stack to a transition.
extension UINavigationController {
  /// The first appearance: the top controller's view is there, and nothing animates
  /// (facts F.2).
  func showTop(animated: Bool) {
    guard course.running == nil else { return }
    if let pending = course.pending {
      course.pending = nil
      course.stack = pending.after
    }
    let old = course.displayed
    course.displayed = topViewController
    if old !== topViewController { old?.viewIfLoaded?.removeFromSuperview() }
    guard let top = topViewController else { return settle(on: []) }
    let isThere = top.viewIfLoaded?.isDescendant(of: stageView) == true
    if old !== top || !isThere {
      top.loadViewIfNeeded()
      top.view.place(in: stageView.bounds)
      top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tell(top, .willAppear, animated: animated)
      stageView.addSubview(top.view)
    }
    // What a callback just now has asked for is settled in its turn.
    if course.pending == nil { settle(on: course.stack) }
    guard old !== top else { return }
    tellWillShow(top, animated: animated)
    course.owesDidShow = true
  }

  /// Sends a will-call where it belongs, and only while this controller itself is on screen.
  private func tell(
    _ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool
  ) {
    guard appearance == .appearing || appearance == .appeared,
      controller.appearance.after(step) != nil
    else { return }
    controller.move(step, animated: animated)
  }

  func topHasAppeared(animated: Bool) {
    guard course.owesDidShow, course.running == nil, let top = course.displayed else { return }
    course.owesDidShow = false
    top.settle(visible: true, animated: animated)
    tellDidShow(top, animated: animated)
  }

  /// Off screen nothing waits, and no finger holds anything: an interactive transition is
  /// cancelled (unverified).
  func leaveScreen() {
    if let running = course.running {
      TransitionSession.all.first { $0.host === running && $0.isInteractive }?.cancel()
    }
    settleOffScreen()
  }

  /// Called in each layout pass of the view: a change that waits becomes a transition
  /// (facts F.3).
  func startDeferred() {
    guard course.running == nil, view.window != nil, appearance != .disappearing else { return }
    guard let from = course.displayed, appearance != .disappeared else { return showAtOnce() }
    guard let pending = course.pending else { return }
    TransitionRequests.current.resolve { start(pending, from: from) }
  }

  private func start(_ pending: NavigationCourse.Pending, from: UIViewController) {
    course.pending = nil
    guard let to = topViewController, to !== from else {
      if topViewController == nil {
        tell(from, .willDisappear, animated: false)
        course.displayed = nil
      }
      settle(on: pending.after)
      return runNextRequest()
    }
    let isBack = pending.base.contains { $0 === to }
    let transition = StackTransition(
      of: self, from: from, to: to, operation: isBack ? .pop : .push, pending)
    course.running = transition
    let willShowComesFirst = NavigationOrder.current.tellsWillShowFirst
    if willShowComesFirst { transition.announce(animated: pending.isAnimated) }
    let (animator, interactor) = ask(transition, pending)
    TransitionSession.request(
      host: transition, animator: animator, interactor: interactor, isAnimated: pending.isAnimated,
      startsAtOnce: true)
  }

  /// Nothing to come from: the first controller of a stack that was empty, or the view has been
  /// put on screen by somebody who tells nobody.
  private func showAtOnce() {
    guard course.pending != nil || course.displayed !== topViewController else { return }
    showTop(animated: false)
    if appearance == .appeared { topHasAppeared(animated: false) }
    runNextRequest()
  }

  /// Who animates, and who drives: the delegate is asked for the second only when it named the
  /// first (facts F.4).
  private func ask(_ transition: StackTransition, _ pending: NavigationCourse.Pending) -> (
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
      course.delegateAnimates = !isMissing
      return answer
    }
  }

  /// Whether the delegate has animators of its own, which turns the built-in swipe off even when
  /// it answers nil.
  ///
  /// Swift cannot tell without a call. Each animated push has asked already; else the question
  /// itself is asked here, once a delegate, and its answer is dropped.
  var delegateHasAnimators: Bool {
    guard delegate != nil, let top = topViewController, viewControllers.count > 1 else {
      return false
    }
    if let known = course.delegateAnimates { return known }
    _ = askAnimator(.pop, top, viewControllers[viewControllers.count - 2])
    return course.delegateAnimates ?? false
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

/// The place of `willShow` among a delegate's questions.
///
/// By default the animator and the interactor are asked for first, so that the coordinator knows
/// the duration and who drives when `willShow` and `viewWillAppear` read it. The document on
/// forward navigation, of 2015, has `willShow` first; a device may be set to that.
@MainActor
package final class NavigationOrder: WorldRoom {
  package var tellsWillShowFirst = false
  package init() {}
  package static var current: NavigationOrder { World.current.room() }
}

// What the top controller would like, passed on to whoever has the navigation controller.
extension UINavigationController {
  /// Tells of the preferred size when it is another one than was told of last. With a change of
  /// the top controller that is when the transition has ended (unverified).
  func passOnPreferredSize() {
    let size = preferredContentSize
    guard size != course.toldSize else { return }
    course.toldSize = size
    preferredSizeChanged()
  }
}

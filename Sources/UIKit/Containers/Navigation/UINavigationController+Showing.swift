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
    guard let top = topViewController else { return settle(on: course.stack) }
    let old = course.displayed
    guard old !== top else { return }
    course.displayed = top
    old?.viewIfLoaded?.removeFromSuperview()
    top.loadViewIfNeeded()
    top.view.frame = stageView.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if top.appearance.after(.willAppear) != nil { top.move(.willAppear, animated: animated) }
    stageView.addSubview(top.view)
    settle(on: course.stack)
    tellWillShow(top, animated: animated)
    course.owesDidShow = true
  }

  func topHasAppeared(animated: Bool) {
    guard course.owesDidShow, let top = course.displayed else { return }
    course.owesDidShow = false
    top.settle(visible: true, animated: animated)
    tellDidShow(top, animated: animated)
  }

  /// Called in each layout pass of the view: a change that waits becomes a transition
  /// (facts F.3).
  func startDeferred() {
    guard let pending = course.pending, course.running == nil, view.window != nil,
      appearance == .appeared || appearance == .appearing
    else { return }
    guard let from = course.displayed else { return showTop(animated: false) }
    course.pending = nil
    guard let to = topViewController, to !== from else {
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
    _ = TransitionSession(
      host: transition, animator: animator, interactor: interactor, isAnimated: pending.isAnimated,
      startsAtOnce: true)
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
    let names = World.current.names
    let interactor = delegate.flatMap { delegate in
      CallTrace.askOptional(
        .delegate, delegate,
        "navigationController(\(names(self)), interactionControllerFor: \(names(custom)))",
        { delegate.navigationController(self, interactionControllerFor: custom) })
    }
    return (custom, interactor)
  }

  private func askAnimator(
    _ operation: Operation, _ from: UIViewController, _ to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    let names = World.current.names
    return CallTrace.askOptional(
      .delegate, delegate,
      "navigationController(\(names(self)), animationControllerFor: .\(operation), "
        + "from: \(names(from)), to: \(names(to)))",
      { delegate.navigationController(self, animationControllerFor: operation, from: from, to: to) }
    )
  }

  /// Whether the delegate has animators of its own, which turns the built-in swipe off even when
  /// it answers nil. Swift cannot tell without a call, so the question itself is asked.
  var delegateHasAnimators: Bool {
    guard let delegate, let top = topViewController, viewControllers.count > 1 else {
      return false
    }
    let below = viewControllers[viewControllers.count - 2]
    Unanswered.clear()
    _ = delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below)
    return !Unanswered.clear()
  }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    let names = World.current.names
    CallTrace.tellOptional(
      .delegate, delegate,
      "navigationController(\(names(self)), willShow: \(names(controller)), animated: \(animated))"
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    let names = World.current.names
    CallTrace.tellOptional(
      .delegate, delegate,
      "navigationController(\(names(self)), didShow: \(names(controller)), animated: \(animated))"
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

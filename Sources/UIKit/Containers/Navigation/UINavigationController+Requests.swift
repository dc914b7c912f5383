// What becomes of a request for another stack.
extension UINavigationController {
  /// `controller`, when it may be pushed; raises UIKit's exceptions (facts F.9).
  func checked(_ controller: UIViewController) -> UIViewController {
    if controller is UINavigationController {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Pushing a navigation controller is not supported")
    }
    if course.coming.contains(where: { $0 === controller }) {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller))")
    }
    return controller
  }

  func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
    let coming = course.coming
    guard coming.contains(where: { $0 === target }) else {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
    }
    let change = StackChange(.pop(to: target), of: coming)
    guard change.operation != .none else { return nil }
    request(.pop(to: target), animated: animated)
    return coming.subtracting(change.after)
  }

  /// Changes the stack, or notes the request while a transition runs (facts F.9.4).
  func request(
    _ change: StackChange.Request, animated: Bool,
    steeredBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    guard course.running == nil else {
      course.queue.append(NavigationCourse.Request(change: change, isAnimated: animated))
      return
    }
    let base = course.pending?.base ?? course.stack
    let result = StackChange(change, of: course.stack)
    course.stack = result.during
    enter(result.during)
    leave(base.subtracting(result.during))
    // Several changes before a layout pass are shown as one.
    course.pending = NavigationCourse.Pending(
      base: base, after: result.after, isAnimated: animated, interactor: interactor)
    viewIfLoaded?.setNeedsLayout()
    if viewIfLoaded?.window == nil { settleOffScreen() }
  }

  private func enter(_ stack: [UIViewController]) {
    course.leaving.removeAll { controller in stack.contains { $0 === controller } }
    for controller in stack where controller.parent !== self {
      course.entering.append(controller)
      addChild(controller)
    }
  }

  private func leave(_ controllers: [UIViewController]) {
    for controller in controllers where !course.leaving.contains(where: { $0 === controller }) {
      course.entering.removeAll { $0 === controller }
      course.leaving.append(controller)
      controller.willMove(toParent: nil)
    }
  }

  /// Nobody sees it: the stack is in order at once, and the view follows when it appears.
  private func settleOffScreen() {
    guard let pending = course.pending, course.displayed == nil else { return }
    course.pending = nil
    settle(on: pending.after)
  }

  /// Brings stack, parents and children to rest.
  func settle(on stack: [UIViewController]) {
    course.stack = stack
    enter(stack)
    leave(children.filter { $0.parent === self }.subtracting(stack).filter(isInNoTransition))
    letGo(of: course.leaving)
    if isViewLoaded { settleBars() }
    tellEntered()
  }

  private func isInNoTransition(_ controller: UIViewController) -> Bool {
    guard let running = course.running else { return true }
    return controller !== running.from || !running.returnsToFrom
  }

  func tellEntered() {
    let entered = course.entering
    course.entering = []
    for controller in entered where controller.parent === self {
      controller.didMove(toParent: self)
    }
  }

  /// Those who leave have no parent any more when they hear that they have disappeared
  /// (facts F.3), and are told so after that.
  func letGo(of controllers: [UIViewController]) {
    course.leaving = course.leaving.subtracting(controllers)
    let mine = controllers.filter { $0.parent === self }
    for controller in mine { controller.loseParent() }
    for controller in mine {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.settle(visible: false, animated: controller.appearanceIsAnimated)
      controller.didMove(toParent: nil)
    }
  }

  /// The next one of the requests that had to wait.
  func runNextRequest() {
    guard course.running == nil, course.pending == nil, !course.queue.isEmpty else { return }
    let next = course.queue.removeFirst()
    request(next.change, animated: next.isAnimated)
  }
}

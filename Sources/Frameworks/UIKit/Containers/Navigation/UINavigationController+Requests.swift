// Handles requests to change the stack.
extension UINavigationController {
  func beginPush(of viewController: UIViewController, animated: Bool) {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(
      .controller, self,
      .request(.push(ObjectName(of: viewController), animated: animated)))
    request(.push(checked(viewController)), animated: animated)
  }

  func beginPop(animated: Bool) -> UIViewController? {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(.controller, self, .request(.pop(animated: animated)))
    let coming = state.coming
    guard coming.count > 1, let top = coming.last else { return nil }
    request(.popTop(top), animated: animated)
    return top
  }

  func beginPop(to viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(
      .controller, self,
      .request(.popTo(ObjectName(of: viewController), animated: animated)))
    return pop(to: viewController, animated: animated)
  }

  func beginPopToRoot(animated: Bool) -> [UIViewController]? {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(.controller, self, .request(.popToRoot(animated: animated)))
    guard let root = state.coming.first else { return nil }
    return pop(to: root, animated: animated)
  }

  func beginReplacing(with viewControllers: [UIViewController], animated: Bool) {
    World.activate(worldOf: viewIfLoaded?.layer)
    let names = viewControllers.map(ObjectName.init(of:))
    CallTrace.note(.controller, self, .request(.setViewControllers(names, animated: animated)))
    request(.replace(checked(viewControllers)), animated: animated)
  }

  /// Returns `controller` if it may be pushed; otherwise raises UIKit's exceptions (facts F.9).
  func checked(_ controller: UIViewController) -> UIViewController {
    checkKind(of: controller)
    if state.coming.contains(where: { $0 === controller }) {
      UIKitLog.raise(UIKitLog.invalidArgument, Self.repetition(of: controller))
    }
    return controller
  }

  /// Returns `controllers` if they may form a stack. The wording of UIKit's exception for duplicate
  /// controllers is unverified.
  func checked(_ controllers: [UIViewController]) -> [UIViewController] {
    for (index, controller) in controllers.enumerated() {
      checkKind(of: controller)
      if controllers[..<index].contains(where: { $0 === controller }) {
        UIKitLog.raise(
          UIKitLog.invalidArgument,
          "All view controllers in a navigation controller must be distinct (\(controller))")
      }
    }
    return controllers
  }

  /// Warns about a tab bar controller. Apple documents that a tab bar controller must not be
  /// pushed, but does not document an exception. Unverified: that UIKit pushes a tab bar controller
  /// with a warning, and the text of the warning.
  private func checkKind(of controller: UIViewController) {
    if controller is UITabBarController {
      UIKitLog.warn("Pushing a tab bar controller is not supported (\(controller))")
    }
    if controller is UINavigationController {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Pushing a navigation controller is not supported")
    }
  }

  private static func repetition(of controller: UIViewController) -> String {
    "Pushing the same view controller instance more than once is not supported (\(controller))"
  }

  func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
    let coming = state.coming
    guard coming.contains(where: { $0 === target }) else {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
    }
    let change = StackChange(.pop(to: target), of: coming)
    guard change.after.count < coming.count else { return nil }
    request(.pop(to: target), animated: animated)
    return coming.subtracting(change.after)
  }

  /// Changes the stack, or queues the request if a transition is running (facts F.9.4).
  ///
  /// If several changes are made before a layout pass, they are shown as a single change. The
  /// single change is animated if the most recent request was animated (unverified).
  ///
  /// If the request had to wait, `hold` delays the completion blocks of the `CATransaction`s in
  /// which the request was made. If `hold` is nil, an animated request delays the completion blocks
  /// of the `CATransaction`s that are open now.
  func request(_ change: StackChange.Request, animated: Bool, hold: TransactionHold? = nil) {
    if animated { TransitionRequests.current.add(state) }
    let hold = hold ?? (animated ? TransactionHold() : nil)
    guard state.running == nil else {
      state.queue.append(
        NavigationState.Request(change: change, isAnimated: animated, hold: hold))
      return
    }
    let first = state.pending
    let base = first?.base ?? state.stack
    let result = StackChange(change, of: first?.after ?? state.stack)
    let stack = first == nil ? result.during : result.after
    state.stack = stack
    // `pending` is set before any callback, because a callback may request further changes.
    state.pending = NavigationState.Pending(
      base: base, after: result.after, isAnimated: animated, interactor: state.steering,
      holds: (first?.holds ?? []) + (hold.map { [$0] } ?? []))
    state.steering = nil
    enter(stack)
    leave(base.subtracting(stack))
    viewIfLoaded?.setNeedsLayout()
    if viewIfLoaded?.window == nil { settleOffScreen() }
  }

  /// Adds controllers as children. A callback may change the stack, so only controllers that are
  /// still in it are added.
  private func enter(_ stack: [UIViewController]) {
    keepLeaving(state.stack)
    for controller in stack where controller.parent !== self && state.contains(controller) {
      guard !state.entering.contains(where: { $0 === controller }) else { continue }
      state.entering.append(controller)
      addChild(controller)
    }
  }

  private func leave(_ controllers: [UIViewController]) {
    for controller in controllers where !state.leaving.contains(where: { $0 === controller }) {
      guard controller.parent === self, !state.contains(controller) else { continue }
      state.entering.removeAll { $0 === controller }
      state.leaving.append(controller)
      controller.willMove(toParent: nil)
      // `willMove(toParent:)` may have added the controller to the stack again.
      let isLeaving = state.leaving.contains { $0 === controller }
      if !isLeaving, controller.parent === self, controller.record.containment == .movingFromParent
      {
        controller.record.settleContainment()
      }
    }
  }

  /// Applies a change while the navigation controller is off screen. The stack changes immediately;
  /// the new view is shown when the navigation controller's view is in a window again (facts F.3).
  /// It is `unverified` that UIKit shows the new view without animation, and that UIKit calls
  /// `didMove(toParent:)` before it shows the new view.
  func settleOffScreen() {
    guard state.running == nil, let pending = state.pending else { return }
    state.pending = nil
    settle(on: pending.after)
    if let displayed = state.displayed, !state.contains(displayed) { state.displayed = nil }
    state.drop(pending)
    runNextRequest()
  }

  /// Applies a pending change after the commit, unless the view is in a window again. An app may
  /// remove the view without the appearance calls that would apply the change.
  func settleIfAway() {
    guard state.pending != nil else { return }
    TickQueue.afterCommit(by: World.current.names(self)) { [weak self] in
      guard let self, viewIfLoaded?.window == nil else { return }
      settleOffScreen()
    }
  }

  /// Completes a change of the stack. Adds and removes children, and notifies the controllers whose
  /// parent has changed.
  func settle(on stack: [UIViewController]) {
    state.stack = stack
    enter(stack)
    leave(children.subtracting(state.stack))
    letGo(of: state.leaving)
    if isViewLoaded { settleBars() }
    tellEntered()
    parent?.tabChanged(ofChild: self)
    passOnPreferredSize()
  }

  private func tellEntered() {
    let entered = state.entering
    state.entering = []
    for controller in entered where controller.parent === self {
      controller.didMove(toParent: self)
    }
  }

  /// Removes the departing controllers. The departing controllers no longer have a parent when
  /// their `viewDidDisappear` is called (facts F.3), and receive `didMove(toParent:)` after that.
  func letGo(of controllers: [UIViewController]) {
    state.leaving = state.leaving.subtracting(controllers)
    let mine = controllers.filter { $0.parent === self }
    for controller in mine { controller.loseParent() }
    for controller in mine {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.settle(visible: false, animated: controller.record.isAnimated)
      controller.didMove(toParent: nil)
      if controller.parent == nil { controller.record.settleContainment() }
    }
  }

  /// Keeps those controllers of `stack` that were about to be removed.
  func keepLeaving(_ stack: [UIViewController]) {
    let going = state.leaving.subtracting(stack)
    for controller in state.leaving.subtracting(going)
    where controller.record.containment == .movingFromParent {
      controller.record.settleContainment()
    }
    state.leaving = going
  }

  /// Handles a controller that was removed from the stack without a request. The remaining stack is
  /// shown without animation.
  func forget(_ child: UIViewController) {
    guard state.contains(child) || state.displayed === child else { return }
    state.forget(child)
    guard state.running == nil, state.displayed === child else { return }
    state.displayed = nil
    child.viewIfLoaded?.removeFromSuperview()
    request(.replace(state.pending?.after ?? state.stack), animated: false)
  }

  /// Starts the next queued request.
  func runNextRequest() {
    guard state.running == nil, state.pending == nil, !state.queue.isEmpty else { return }
    let next = state.queue.removeFirst()
    if case .push(let controller) = next.change, state.contains(controller) {
      // The controller was pushed while a transition was removing it, and that transition was then
      // cancelled.
      UIKitLog.warn(Self.repetition(of: controller))
      next.hold?.release()
      return runNextRequest()
    }
    request(next.change, animated: next.isAnimated, hold: next.hold)
  }
}

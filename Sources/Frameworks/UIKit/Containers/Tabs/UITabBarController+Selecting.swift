// Starts a transition after the selection has changed.
extension UITabBarController {
  // MARK: Requests

  /// Returns `controller` if it has a tab; otherwise raises UIKit's exception.
  func checked(_ controller: UIViewController?) -> UIViewController? {
    guard let controller, !state.controllers.contains(where: { $0 === controller }) else {
      return controller
    }
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
  }

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    guard state.running == nil else {
      TransitionRequests.current.add(state)
      state.waiting = controller
      state.waitingHold?.release()
      state.waitingHold = TransactionHold()
      return
    }
    guard controller !== state.selected || controller !== state.displayed else { return }
    let isTapped = barIsTapped
    state.selected = controller
    tabBar.select(controller.tabBarItem, animated: isTapped)
    show(controller)
  }

  /// Handles a tap on a tab (facts G.1). If the tab is already selected, its stack pops to the
  /// root. Unverified: that the stack pops before `didSelect` is called.
  func tapped(_ item: UITabBarItem) {
    guard let controller = state.controllers.first(where: { $0.tabBarItem === item }),
      state.running == nil, maySelect(controller)
    else { return }
    if controller === state.selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      barIsTapped = true
      select(controller)
      barIsTapped = false
    }
    tellDidSelect(controller)
  }

  // MARK: Displaying

  /// Whether a change of the visible controller can be a transition.
  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing)
  }

  private func show(_ controller: UIViewController) {
    guard isOnScreen, let from = state.displayed, from !== controller else {
      if isViewLoaded, appearance != .disappeared || state.displayed != nil { showSelected() }
      return
    }
    TransitionRequests.current.resolve { change(from: from, to: controller) }
  }

  private func change(from: UIViewController, to controller: UIViewController) {
    let (animator, interactor) = ask(from, controller)
    // The delegate's code may have changed the selection.
    guard state.running == nil, state.selected === controller, from === state.displayed else {
      return
    }
    begin(from: from, to: controller, animator, interactor)
  }

  func begin(
    from: UIViewController, to controller: UIViewController,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let transition = TabTransition(of: self, from: from, to: controller)
    state.running = transition
    let hold = state.waitingHold
    state.waitingHold = nil
    TransitionSession.request(
      host: transition, animator: animator, interactor: interactor, isAnimated: animator != nil,
      startsAtOnce: true, holds: hold.map { [$0] } ?? [])
  }

  /// Makes only the selected controller's view visible, without a transition.
  func showSelected() {
    guard state.running == nil, let selected = state.selected, isViewLoaded else { return }
    state.displayed = selected
    for child in children where child !== selected { child.viewIfLoaded?.removeFromSuperview() }
    selected.loadViewIfNeeded()
    World.current.unobserved {
      selected.view.frameWithoutTransform = frame(ofChild: selected, in: stageView.bounds)
    }
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if selected.view.superview !== stageView { stageView.addSubview(selected.view) }
    tabBar.select(selected.tabBarItem, animated: false)
    updateBar()
  }

  func transitionEnds(showing controller: UIViewController) {
    state.selected = controller
    state.displayed = controller
    tabBar.select(controller.tabBarItem, animated: false)
    updateBar()
  }

  func transitionHasEnded() {
    state.running = nil
    finishReplacement()
    if let controllers = state.waitingControllers {
      state.waitingControllers = nil
      install(controllers, animated: false)
    }
    guard let waiting = state.waiting else { return }
    TransitionRequests.current.resolve {
      let hold = state.waitingHold
      state.waiting = nil
      if state.controllers.contains(where: { $0 === waiting }) { select(waiting) }
      // If no transition has started, the hold still delays the completion blocks of transactions,
      // so it must be released here.
      if let hold, state.waitingHold === hold {
        state.waitingHold = nil
        hold.release()
      }
    }
  }

  // MARK: Delegate calls

  func ask(_ from: UIViewController, _ to: UIViewController) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let delegate else { return (nil, nil) }
    let animator = CallTrace.askOptional(
      .delegate, delegate,
      .question(
        .tabAnimator(ObjectName(of: self), from: ObjectName(of: from), to: ObjectName(of: to))),
      { delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to) })
    guard let animator else { return (nil, nil) }
    let interactor = CallTrace.askOptional(
      .delegate, delegate,
      .question(.tabInteractor(ObjectName(of: self), for: ObjectName(of: animator))),
      { delegate.tabBarController(self, interactionControllerFor: animator) })
    return (animator, interactor)
  }

  private func maySelect(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    return CallTrace.askOptional(
      .delegate, delegate,
      .message(.init("tabBarController", of: self, ["shouldSelect": .named(controller)])),
      { delegate.tabBarController(self, shouldSelect: controller) }) ?? true
  }

  private func tellDidSelect(_ controller: UIViewController) {
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(.init("tabBarController", of: self, ["didSelect": .named(controller)]))
    ) { delegate.tabBarController(self, didSelect: controller) }
  }
}

// Changes the controllers that have tabs.
extension UITabBarController {
  /// Replaces the controllers. A change that is requested during a transition waits until the
  /// transition has ended, and is then not animated.
  func install(_ controllers: [UIViewController], animated: Bool) {
    guard state.running == nil else {
      state.waitingControllers = controllers
      return
    }
    if animated, isOnScreen, delegate != nil, !controllers.isEmpty, let visible = state.displayed,
      !controllers.contains(where: { $0 === visible })
    {
      replace(with: controllers, keeping: visible)
      TransitionRequests.current.resolve { changeVisibleController(from: visible) }
    } else {
      replace(with: controllers, keeping: nil)
      if isViewLoaded, appearance != .disappeared || viewIfLoaded?.window != nil { showSelected() }
    }
  }

  /// Starts the transition from `old`, which has no tab any more, if the delegate provides an
  /// animator.
  private func changeVisibleController(from old: UIViewController) {
    guard let new = state.selected, state.displayed === old else { return }
    state.replacement = (old, new)
    let (animator, interactor) = ask(old, new)
    // The delegate's code may have started another change, which then removes the old controller.
    guard state.running == nil else { return }
    guard animator != nil, state.displayed === old, state.selected === new else {
      return finishReplacement()
    }
    begin(from: old, to: new, animator, interactor)
  }

  /// Removes the controller that has no tab any more. A cancelled transition does not restore this
  /// controller, because it is not among the new controllers (unverified).
  func finishReplacement() {
    guard let (old, new) = state.replacement else { return }
    state.replacement = nil
    if state.displayed === old {
      state.displayed = nil
      state.selected = state.controllers.contains { $0 === new } ? new : state.controllers.first
    }
    remove(old)
    showSelected()
  }

  /// Sets the controllers and the selection, and updates the tabs. `keptController` stays a child;
  /// it is only told that it will be removed.
  private func replace(
    with controllers: [UIViewController], keeping keptController: UIViewController?
  ) {
    let oldIndex = selectedIndex
    let gone = state.controllers.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { $0.parent !== self }
    state.controllers = controllers
    for controller in gone where controller.parent === self {
      controller.willMove(toParent: nil)
      if controller !== keptController { remove(controller) }
    }
    for controller in new {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if keptController == nil, gone.contains(where: { $0 === state.displayed }) {
      state.displayed = nil
    }
    if !controllers.contains(where: { $0 === state.selected }) {
      let keeps = controllers.indices.contains(oldIndex)
      state.selected = keeps ? controllers[oldIndex] : controllers.first
    }
    if isViewLoaded { showTabs() }
  }

  private func remove(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  func showTabs() {
    tabBar.show(state.controllers.map(\.tabBarItem))
    tabBar.select(state.selected?.tabBarItem, animated: false)
  }

  /// Updates the bar after the tab bar item of a controller has been replaced.
  func tabsChanged() {
    let shown = tabBar.items ?? []
    let tabs = state.controllers.compactMap(\.tabBarItem)
    if isViewLoaded, !shown.elementsEqual(tabs, by: ===) { showTabs() }
  }
}

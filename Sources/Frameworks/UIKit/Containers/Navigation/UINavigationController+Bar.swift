// Manages the navigation bar and the insets that result from it.
extension UINavigationController {
  /// The navigation items of a stack.
  private func items(_ stack: [UIViewController]) -> [UINavigationItem] {
    stack.map { controller in
      let item = controller.navigationItem
      item.searchController?.searching = controller
      return item
    }
  }

  // MARK: Frame

  /// The top edge of the bar, in the coordinate system of the controller's view (facts F.11).
  private var barTop: CGFloat {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return max(
      view.safeAreaInsets.top,
      isCompact ? NavigationBarMetrics.compactTop : NavigationBarMetrics.leastTop)
  }

  /// The bottom edge of the bar while `stack` is shown.
  private func barBottom(_ stack: [UIViewController]) -> CGFloat {
    barTop + navigationBar.height(for: items(stack))
  }

  func layOutBar() {
    guard isViewLoaded else { return }
    navigationBar.topExtension = barTop
    if navigationBar.leavingContentView == nil { followContent() }
    let frame = barFrame
    let bottom = hidesBar ? 0 : barBottom(state.stack)
    if navigationBar.frameWithoutTransform != frame || navigationBar.laidOutBottom != bottom {
      navigationBar.frameWithoutTransform = frame
      navigationBar.laidOutBottom = bottom
      barInsetsChanged()
    }
    navigationBar.layOutContent()
    layOutToolbar()
    placeShownView()
  }

  private var barFrame: CGRect {
    let (top, height) = (barTop, navigationBar.shownHeight)
    let y = hidesBar ? -height - top : top
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  /// Makes the bar track the content of the top controller.
  private func followContent() {
    let top = topViewController
    navigationBar.follow(top?.scrollViewUnderBar, for: top?.navigationItem)
  }

  /// Updates the bar after scrolling. The controllers' insets do not change; they are based on the
  /// height of the full title and of the search bar (unverified).
  private func barCollapsed() {
    guard isViewLoaded else { return }
    navigationBar.frameWithoutTransform = barFrame
    navigationBar.layOutContent()
  }

  /// The insets for a controller of the stack. The top inset makes room for the bar. If the
  /// controller hides the tab bar, the bottom inset is negative, which cancels the inset for the
  /// tab bar.
  func barInsets(of child: UIViewController) -> UIEdgeInsets {
    guard isViewLoaded else { return .zero }
    let known = state.stack.firstIndex { $0 === child }.map { Array(state.stack[...$0]) }
    // A popped controller keeps the insets that it had on top of the remaining stack.
    let stack = known ?? state.stack + [child]
    var insets = UIEdgeInsets.zero
    if !hidesBar, !endsAtBar(child) { insets.top = barBottom(stack) - view.safeAreaInsets.top }
    if hidesBottomBar(stack), let host = tabBarController { insets.bottom = -host.bottomBarInset }
    if !hidesToolbar, !hidesBottomBar(stack), !endsAtToolbar(child) {
      insets.bottom += UIToolbar.height
    }
    return insets
  }

  // MARK: Views that end at a bar

  /// The frame of a child's view. The frame is `bounds` without the areas of bars that the view
  /// does not extend under.
  func placedFrame(ofChild child: UIViewController, in bounds: CGRect) -> CGRect {
    var frame = bounds
    let known = state.stack.firstIndex { $0 === child }.map { Array(state.stack[...$0]) }
    let stack = known ?? state.stack + [child]
    if !hidesBar, endsAtBar(child) {
      let top = barBottom(stack)
      frame.origin.y += top
      frame.size.height -= top
    }
    let tabBar = hidesBottomBar(state.stack) ? nil : tabBarController
    if !hidesToolbar, !hidesBottomBar(stack), endsAtToolbar(child) {
      frame.size.height -= view.safeAreaInsets.bottom + UIToolbar.height
    } else if let tabBar,
      child.ends(at: .bottom, ofBarThatIsTranslucent: tabBar.tabBar.isTranslucent)
    {
      frame.size.height -= view.safeAreaInsets.bottom
    }
    return frame
  }

  private func endsAtBar(_ child: UIViewController) -> Bool {
    child.ends(at: .top, ofBarThatIsTranslucent: navigationBar.isTranslucent)
  }
  private func endsAtToolbar(_ child: UIViewController) -> Bool {
    child.ends(at: .bottom, ofBarThatIsTranslucent: toolbar.isTranslucent)
  }

  /// Places the visible controller's view again after a bar has changed. Does nothing during a
  /// transition.
  func placeShownView() {
    guard isViewLoaded, state.running == nil, let shown = state.displayed,
      let view = shown.viewIfLoaded, view.superview === stageView
    else { return }
    shown.place(view, in: frame(ofChild: shown, in: stageView.bounds), of: stageView)
  }

  func barInsetsChanged() {
    for child in children { child.viewIfLoaded?.setNeedsEdges() }
  }

  // MARK: Changes of the stack

  /// Animates the bars to the current stack, alongside the transition that has just begun.
  func beginBarChange(isBack: Bool) {
    let coordinator = transitionCoordinator
    followContent()
    updateToolbar()
    navigationBar.transition(
      to: items(state.stack), isBack: isBack, alongside: coordinator,
      layOut: { [weak self] in self?.layOutBar() })
    lowerToolbar(hidesBottomBar, alongside: coordinator)
    tabBarController?.setBottomBarHidden(hidesBottomBar, by: self, alongside: coordinator)
  }

  /// Updates the bars to the current stack without animation.
  func settleBars() {
    followContent()
    updateToolbar()
    navigationBar.show(items(state.stack))
    settleToolbar(hidesBottomBar)
    UIView.performWithoutAnimation { layOutBar() }
    barInsetsChanged()
    tabBarController?.setBottomBarHidden(hidesBottomBar, by: self, alongside: nil)
  }

  // MARK: Hiding

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidesBar != hidden else { return }
    hidesBar = hidden
    UIStatusBarManager.current.askLater()
    barInsetsChanged()
    placeShownView()
    guard animated, viewIfLoaded?.window != nil else {
      navigationBar.isHidden = hidden
      return layOutBar()
    }
    navigationBar.isHidden = false
    let end: () -> Void = { [weak self] in
      guard let self else { return }
      navigationBar.isHidden = hidesBar
    }
    let isQueued = transitionCoordinator?.animateAlongsideTransition(
      in: navigationBar, animation: { [weak self] _ in self?.layOutBar() },
      completion: { _ in end() })
    if isQueued == true { return }
    UIView.animate(
      withDuration: Self.hideShowBarDuration, animations: { self.layOutBar() },
      completion: { _ in end() })
  }

  /// Reverts changes of the bar's visibility after a cancelled transition.
  func restoreBar(hidden: Bool) {
    guard hidesBar != hidden else { return }
    hideBar(hidden, animated: false)
  }

  // MARK: Going back

  /// Whether the bar shows a back button. If the bar does not show a back button, the built-in
  /// swipe is disabled (facts F.8.2).
  var offersWayBack: Bool {
    !hidesBar && topViewController?.navigationItem.showsBackButton != false
  }

  func setUpBar() {
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.isManaged = true
    navigationBar.onBack = { [weak self] in self?.backTapped() }
    navigationBar.onCollapse = { [weak self] in self?.barCollapsed() }
    navigationBar.onRestyle = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  private func backTapped() {
    guard let item = navigationBar.topItem, navigationBar.delegateAllows(.pop, item) else { return }
    popViewController(animated: true)
  }

  // MARK: A bar below

  private func hidesBottomBar(_ stack: [UIViewController]) -> Bool {
    stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Whether the current stack hides the tab bar and the toolbar.
  var hidesBottomBar: Bool { hidesBottomBar(state.stack) }
}

// The bar above the controllers, and what it leaves them.
extension UINavigationController {
  /// The items that the bar shows for a stack.
  private func items(_ stack: [UIViewController]) -> [UINavigationItem] {
    stack.map(\.navigationItem)
  }

  // MARK: Place

  /// Where the bar begins (facts F.11); points of the controller's view.
  private var barTop: CGFloat {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return max(
      view.safeAreaInsets.top,
      isCompact ? NavigationBarMetrics.compactTop : NavigationBarMetrics.leastTop)
  }

  /// How far the bar reaches down while `stack` is shown.
  private func barBottom(_ stack: [UIViewController]) -> CGFloat {
    barTop + navigationBar.height(for: items(stack))
  }

  func layOutBar() {
    guard isViewLoaded else { return }
    navigationBar.topExtension = barTop
    if navigationBar.leavingFace == nil { followContent() }
    let frame = barFrame
    let bottom = hidesBar ? 0 : barBottom(course.stack)
    if navigationBar.frame != frame || navigationBar.toldBottom != bottom {
      navigationBar.frame = frame
      navigationBar.toldBottom = bottom
      barInsetsChanged()
    }
    navigationBar.layOutFaces()
  }

  private var barFrame: CGRect {
    let (top, height) = (barTop, navigationBar.shownHeight)
    let y = hidesBar ? -height - top : top
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  /// The bar goes by the content of the top controller.
  private func followContent() {
    let top = topViewController
    navigationBar.follow(top?.scrollViewUnderBar, for: top?.navigationItem)
  }

  /// Scrolling changes the bar; the controllers keep the room that its whole title needs
  /// (unverified).
  private func barCollapsed() {
    guard isViewLoaded else { return }
    navigationBar.frame = barFrame
    navigationBar.layOutFaces()
  }

  /// What bars leave to a controller of the stack: less at the top; more at the bottom where it
  /// has the tab bar hidden.
  func barInsets(of child: UIViewController) -> UIEdgeInsets {
    guard isViewLoaded else { return .zero }
    let known = course.stack.firstIndex { $0 === child }.map { Array(course.stack[...$0]) }
    // One that has just been popped keeps what it had below it.
    let stack = known ?? course.stack + [child]
    var insets = UIEdgeInsets.zero
    if !hidesBar { insets.top = barBottom(stack) - view.safeAreaInsets.top }
    if hidesBottomBar(stack), let host = bottomBarHost { insets.bottom = -host.bottomBarInset }
    return insets
  }

  func barInsetsChanged() {
    for child in children { child.viewIfLoaded?.setNeedsEdges() }
  }

  // MARK: Changes of the stack

  /// The bars go over to the stack as it is now, along with the transition that has begun.
  func beginBarChange(isBack: Bool) {
    let coordinator = transitionCoordinator
    followContent()
    navigationBar.transition(
      to: items(course.stack), isBack: isBack, alongside: coordinator,
      layOut: { [weak self] in self?.layOutBar() })
    bottomBarHost?.setBottomBarHidden(
      hidesBottomBar(course.stack), by: self, alongside: coordinator)
  }

  /// The bars are as the stack is, without animation.
  func settleBars() {
    followContent()
    navigationBar.show(items(course.stack))
    UIView.performWithoutAnimation { layOutBar() }
    barInsetsChanged()
    bottomBarHost?.setBottomBarHidden(hidesBottomBar(course.stack), by: self, alongside: nil)
  }

  // MARK: Hiding

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidesBar != hidden else { return }
    hidesBar = hidden
    UIStatusBarManager.current.askLater()
    barInsetsChanged()
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

  /// Takes back what controllers did to the bar in a transition that was cancelled.
  func restoreBar(hidden: Bool) {
    guard hidesBar != hidden else { return }
    hideBar(hidden, animated: false)
  }

  // MARK: The way back

  /// Whether the bar offers a way back: without one the built-in swipe is off (facts F.8.2).
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

  private var bottomBarHost: UITabBarController? {
    var ancestor = parent
    while let here = ancestor {
      if let host = here as? UITabBarController { return host }
      ancestor = here.parent
    }
    return nil
  }

  private func hidesBottomBar(_ stack: [UIViewController]) -> Bool {
    stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Whether the stack, as it is, has a tab bar hidden.
  var hidesBottomBar: Bool { hidesBottomBar(course.stack) }
}

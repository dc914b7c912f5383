// The tab bar, and the insets that it causes.
extension UITabBarController {
  func layOutBar() {
    let (bounds, height) = (view.bounds, TabBarMetrics.region)
    let frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    // A bar that is being hidden is offset by its transform.
    tabBar.place(in: frame)
  }

  /// The inset of the bar, also while it is hidden: the controller that hides it extends under it.
  var bottomBarInset: CGFloat {
    isViewLoaded ? max(TabBarMetrics.region - view.safeAreaInsets.bottom, 0) : 0
  }

  /// Shows or hides the bar for `child`, alongside a transition if there is one.
  func setBottomBarHidden(
    _ hidden: Bool, by child: UIViewController,
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard isSelected(child), (barHider != nil) != hidden || coordinator == nil else { return }
    barHider = hidden ? child : nil
    guard let coordinator, isViewLoaded else { return updateBar() }
    tabBar.isHidden = false
    // A bar that was hidden starts below its position.
    if !hidden { lowerBar() }
    let isQueued = coordinator.animateAlongsideTransition(
      in: tabBar,
      animation: { [weak self] _ in if hidden { self?.lowerBar() } else { self?.raiseBar() } },
      completion: nil)
    if !isQueued { updateBar() }
  }

  /// Updates the bar's visibility for the selected controller, without animation.
  func updateBar() {
    guard isViewLoaded else { return }
    barHider = state.selected?.stackThatHidesBottomBar
    UIView.performWithoutAnimation {
      raiseBar()
      tabBar.isHidden = barHider != nil
    }
  }

  private func isSelected(_ child: UIViewController) -> Bool {
    var node: UIViewController? = child
    while let here = node, here.parent !== self { node = here.parent }
    return node != nil && node === state.selected
  }

  // The animation of hiding a bar is unverified.

  private func lowerBar() {
    tabBar.transform = CGAffineTransform(translationX: 0, y: TabBarMetrics.region)
    tabBar.alpha = 0
  }

  private func raiseBar() {
    tabBar.transform = .identity
    tabBar.alpha = 1
  }
}

extension UIViewController {
  /// The visible navigation controller, this one or a descendant, whose stack hides the bar.
  fileprivate var stackThatHidesBottomBar: UINavigationController? {
    let navigation = self as? UINavigationController
    if let navigation, navigation.hidesBottomBar { return navigation }
    let shown = navigation.map { [$0.topViewController].compactMap { $0 } } ?? children
    return shown.lazy.compactMap(\.stackThatHidesBottomBar).first
  }
}

// The bar below the controllers, and what it leaves them.
extension UITabBarController {
  func layOutBar() {
    let (bounds, height) = (view.bounds, TabBarMetrics.region)
    let frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    // A bar on its way out is moved by its transform.
    tabBar.place(in: frame)
  }

  /// The bar's room counts also while it is hidden: who hides it takes the room for itself.
  var bottomBarInset: CGFloat {
    isViewLoaded ? max(TabBarMetrics.region - view.safeAreaInsets.bottom, 0) : 0
  }

  /// Shows or hides the bar for `child`, in the time of a transition where there is one.
  func setBottomBarHidden(
    _ hidden: Bool, by child: UIViewController,
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard isSelected(child), (barHider != nil) != hidden || coordinator == nil else { return }
    barHider = hidden ? child : nil
    guard let coordinator, isViewLoaded else { return updateBar() }
    tabBar.isHidden = false
    // Nobody sees a bar that has just come: it begins where it would have gone.
    if !hidden { lowerBar() }
    let isQueued = coordinator.animateAlongsideTransition(
      in: tabBar,
      animation: { [weak self] _ in if hidden { self?.lowerBar() } else { self?.raiseBar() } },
      completion: nil)
    if !isQueued { updateBar() }
  }

  /// The bar is as the selected controller has it, without animation.
  func updateBar() {
    guard isViewLoaded else { return }
    barHider = course.selected?.stackThatHidesBottomBar
    UIView.performWithoutAnimation {
      raiseBar()
      tabBar.isHidden = barHider != nil
    }
  }

  private func isSelected(_ child: UIViewController) -> Bool {
    var node: UIViewController? = child
    while let here = node, here.parent !== self { node = here.parent }
    return node != nil && node === course.selected
  }

  // How a bar goes is unverified.

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
  /// The navigation controller on screen, here or inside, whose stack has the bar hidden.
  fileprivate var stackThatHidesBottomBar: UINavigationController? {
    let navigation = self as? UINavigationController
    if let navigation, navigation.hidesBottomBar { return navigation }
    let shown = navigation.map { [$0.topViewController].compactMap { $0 } } ?? children
    return shown.lazy.compactMap(\.stackThatHidesBottomBar).first
  }
}

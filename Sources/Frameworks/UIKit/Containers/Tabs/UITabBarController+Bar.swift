// Manages the tab bar and the insets that result from it.
extension UITabBarController {
  func layOutBar() {
    // While the bar is being hidden, its transform moves it, so setting `frame` is not sufficient.
    tabBar.place(in: barFrame)
    placeShownView()
  }

  var barFrame: CGRect {
    let (bounds, height) = (view.bounds, TabBarMetrics.region)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame of a child's view. If the view does not extend under the tab bar, the frame is the
  /// part of `bounds` above the bar; otherwise it is `bounds`. A navigation controller extends
  /// under the bar and places its own children.
  func placedFrame(ofChild child: UIViewController, in bounds: CGRect) -> CGRect {
    guard endsAtBar(child) else { return bounds }
    var frame = bounds
    frame.size.height -= TabBarMetrics.region
    return frame
  }

  func endsAtBar(_ child: UIViewController) -> Bool {
    isViewLoaded && barHider == nil && !(child is UINavigationController)
      && child.ends(at: .bottom, ofBarThatIsTranslucent: tabBar.isTranslucent)
  }

  /// Places the visible controller's view again after the bar has changed. Does nothing during a
  /// transition.
  func placeShownView() {
    guard isViewLoaded, state.running == nil, let shown = state.displayed,
      let view = shown.viewIfLoaded, view.superview === stageView
    else { return }
    shown.place(view, in: frame(ofChild: shown, in: stageView.bounds), of: stageView)
  }

  /// The bottom inset that results from the bar. The inset does not change while the bar is hidden;
  /// the controller that hides the bar compensates for the inset.
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
    // A bar that was hidden starts below its normal position.
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

  // The animation with which the tab bar is hidden is unverified.

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
  /// The visible navigation controller whose stack hides the bar. The navigation controller is this
  /// controller or a descendant of it.
  fileprivate var stackThatHidesBottomBar: UINavigationController? {
    let navigation = self as? UINavigationController
    if let navigation, navigation.hidesBottomBar { return navigation }
    let shown = navigation.map { [$0.topViewController].compactMap { $0 } } ?? children
    return shown.lazy.compactMap(\.stackThatHidesBottomBar).first
  }
}

// The toolbar of a navigation controller.
extension UINavigationController {
  func makeToolbar() -> UIToolbar {
    let toolbar = toolbarClass.made(with: .zero)
    toolbar.isHidden = true
    return toolbar
  }

  /// Shows the top controller's `toolbarItems`.
  func updateToolbar() {
    guard !hidesToolbar else { return }
    let items = topViewController?.toolbarItems ?? []
    let shown = toolbar.items ?? []
    guard !items.elementsEqual(shown, by: ===) else { return }
    toolbar.items = items
  }

  /// Places the bar above the safe area's bottom edge.
  func layOutToolbar() {
    guard !hidesToolbar || !toolbar.isHidden else { return }
    let bottom = view.safeAreaInsets.bottom
    toolbar.bottomExtension = bottom
    let isLow = hidesToolbar || lowersToolbar
    let top = view.bounds.height - (isLow ? 0 : UIToolbar.height + bottom)
    toolbar.frameWithoutTransform = CGRect(
      x: 0, y: top, width: view.bounds.width, height: UIToolbar.height)
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidesToolbar != hidden else { return }
    if !hidden, let view = viewIfLoaded, toolbar.superview !== view {
      // The toolbar is below the view's bottom edge before it slides in.
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height, width: view.bounds.width, height: UIToolbar.height)
      view.addSubview(toolbar)
    }
    hidesToolbar = hidden
    updateToolbar()
    barInsetsChanged()
    toolbar.isHidden = false
    guard isViewLoaded, animated, view.window != nil else {
      toolbar.isHidden = hidden || lowersToolbar
      if isViewLoaded { layOutToolbar() }
      return placeShownView()
    }
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.layOutToolbar()
      self.placeShownView()
    } completion: { _ in
      self.toolbar.isHidden = self.hidesToolbar || self.lowersToolbar
    }
  }

  /// Slides the toolbar out or in alongside the transition that has just begun, if a controller of
  /// the stack sets `hidesBottomBarWhenPushed`. Apple's page on that property names the toolbar.
  func lowerToolbar(
    _ lowers: Bool, alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard lowers != lowersToolbar else { return }
    // A toolbar that was hidden starts below the bottom edge.
    if !hidesToolbar, !lowers {
      UIView.performWithoutAnimation { layOutToolbar() }
      toolbar.isHidden = false
    }
    lowersToolbar = lowers
    guard !hidesToolbar else { return }
    let isQueued = coordinator?.animateAlongsideTransition(
      in: toolbar, animation: { [weak self] _ in self?.layOutToolbar() }, completion: nil)
    if isQueued != true { settleToolbar(lowers) }
  }

  /// Hides or shows the toolbar for the current stack, without animation.
  func settleToolbar(_ lowers: Bool) {
    lowersToolbar = lowers
    guard !hidesToolbar else { return }
    toolbar.isHidden = lowers
    UIView.performWithoutAnimation { layOutToolbar() }
  }

  /// Adds the toolbar to the view if the toolbar was shown before the view was loaded.
  func addToolbar(to view: UIView) {
    guard !hidesToolbar else { return }
    toolbar.isHidden = lowersToolbar
    view.addSubview(toolbar)
    updateToolbar()
  }
}

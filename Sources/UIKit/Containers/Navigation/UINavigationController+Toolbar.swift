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
    let top = view.bounds.height - (hidesToolbar ? 0 : UIToolbar.height + bottom)
    toolbar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: UIToolbar.height)
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
      toolbar.isHidden = hidden
      if isViewLoaded { layOutToolbar() }
      return placeShownView()
    }
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.layOutToolbar()
      self.placeShownView()
    } completion: { _ in
      self.toolbar.isHidden = self.hidesToolbar
    }
  }

  /// Adds the toolbar to the view if the toolbar was shown before the view was loaded.
  func addToolbar(to view: UIView) {
    guard !hidesToolbar else { return }
    toolbar.isHidden = false
    view.addSubview(toolbar)
    updateToolbar()
  }
}

extension UIView {
  /// Inserts `view` next to `sibling`. If `sibling` is not a subview, inserts `view` in front of
  /// all subviews.
  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let index = views.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: views.count)
    }
    // The index must not count `view`, which may already be a subview that comes before `sibling`.
    let standsBefore = views[..<index].contains { $0 === view }
    insert(view, at: index + offset - (standsBefore ? 1 : 0))
  }

  /// Inserts `view` as the subview at `index`. The index does not count `view` itself.
  ///
  /// Before this method changes the hierarchy, it calls `willMove(toSuperview:)`,
  /// `willMove(toWindow:)` for the subtree, and the old superview's `willRemoveSubview`. After the
  /// change of the hierarchy, this method calls `didMoveToWindow` for the subtree,
  /// `didMoveToSuperview`, and `didAddSubview`. `willMove(toWindow:)` and `didMoveToWindow` are
  /// called only if the window changes.
  func insert(_ view: UIView, at index: Int) {
    refuseCycle(view)
    guard view.parentView !== self else { return move(view, to: index) }
    view.owner?.viewWillBeAdded(to: self)
    let (tint, tintMode) = (view.tintColor, view.tintAdjustmentMode)
    let traits = view.inherited
    view.willMove(toSuperview: self)
    view.tellWindowWillChange(to: hostWindow)
    if let oldParent = view.parentView, oldParent !== self { oldParent.willRemoveSubview(view) }
    // The app's callbacks above, such as `willRemoveSubview(_:)`, may have changed the hierarchy.
    refuseCycle(view)
    if view.parentView === self { return move(view, to: index) }
    view.parentView?.release(view)
    view.parentView = self
    place(view, at: index)
    view.joinConstraints()
    view.changeWindow(to: hostWindow)
    view.inheritedTraitsChanged(from: traits)
    view.checkSafeArea()
    // If a callback has moved the view again, the remaining calls were already made for that second
    // move.
    guard view.parentView === self else { return }
    view.didMoveToSuperview()
    guard view.parentView === self else { return }
    didAddSubview(view)
    if view.tintAdjustmentMode != tintMode {
      view.tellTintModeChanged()
    } else if view.ownTint == nil, view.tintColor != tint {
      view.tellTintChanged()
    }
  }

  func leaveSuperview() {
    guard let parent = parentView else { return }
    willMove(toSuperview: nil)
    tellWindowWillChange(to: nil)
    guard parentView === parent else { return }
    parent.willRemoveSubview(self)
    guard parentView === parent else { return }
    keepTraits()
    parent.release(self)
    layer.removeFromSuperlayer()
    changeWindow(to: nil)
    guard parentView == nil else { return }
    didMoveToSuperview()
  }

  private func refuseCycle(_ view: UIView) {
    guard view !== self else {
      UIKitLog.raise(UIKitLog.invalidArgument, "Can't add self as subview")
    }
    guard !isDescendant(of: view) else {
      // In UIKit, the layers detect that a view is inserted into its own subtree, and raise this
      // exception (Yalantis/Koloda#341).
      UIKitLog.raise(
        UIKitLog.invalidLayer,
        "layer <\(World.current.names(view.layer))> is a part of cycle in its layer tree")
    }
  }

  private func release(_ view: UIView) {
    view.constraintPart?.viewWillLeave()
    takeOut(view)
    view.parentView = nil
  }

  private func takeOut(_ view: UIView) {
    if let index = views.firstIndex(where: { $0 === view }) { views.remove(at: index) }
  }

  /// Moves an existing subview to another index.
  private func move(_ view: UIView, to index: Int) {
    takeOut(view)
    place(view, at: index)
  }

  /// The maximum number of subviews for which every insertion checks the order of the layers. With
  /// more subviews, these checks would take most of the time.
  private static let mostCheckedViews = 64

  /// Inserts a view that is not a subview yet.
  private func place(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), views.count)
    views.insert(view, at: index)
    // The app may have added sublayers that belong to no view. Therefore the view's layer is
    // inserted below the layer of the next view, not at an index.
    if index + 1 < views.count {
      layer.insertSublayer(view.layer, below: views[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    #if DEBUG
      assert(
        views.count > Self.mostCheckedViews || isInStep,
        "\(description) and its layer order their children differently")
    #endif
  }

  /// The view and all its descendants, parents first.
  private var subtree: [UIView] { [self] + views.flatMap(\.subtree) }

  private func tellWindowWillChange(to window: UIWindow?) {
    guard hostWindow !== window else { return }
    for view in subtree where view.hostWindow !== window { view.willMove(toWindow: window) }
  }

  /// Sets the window of the whole subtree, then calls `didMoveToWindow()` on each view. If a view's
  /// `didMoveToWindow()` moves a second view to another window before the second view has been
  /// notified, the second view is skipped.
  func changeWindow(to window: UIWindow?) {
    guard hostWindow !== window else { return }
    let changed = subtree.filter { $0.hostWindow !== window }
    for view in changed { view.hostWindow = window }
    if window == nil, let first = UIResponder.first as? UIView,
      changed.contains(where: { $0 === first })
    {
      FirstResponder.current.leave(first)
    }
    if window != nil {
      let proxies = AppearanceProxies.current
      for view in changed { proxies.style(view) }
    }
    for view in changed where view.hostWindow === window {
      view.didMoveToWindow()
      view.owner?.viewDidChangeWindow()
    }
  }
}

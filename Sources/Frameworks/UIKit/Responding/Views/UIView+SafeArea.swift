// Safe areas and margins. Safe areas and margins are computed from the view tree whenever they are
// read. Changes of the safe area are reported once, during the view's layout.

extension UIView {
  // MARK: Safe area

  /// The safe area insets in the current view tree. As Apple documents, the safe area insets are
  /// zero if the view is not in a window.
  var currentSafeArea: UIEdgeInsets {
    guard hostWindow != nil else { return .zero }
    var inherited = surroundings.map { $0.insets(of: standingFrame) } ?? .zero
    if let bottom = edges?.bottomSafeArea { inherited.bottom = bottom }
    guard let owner else { return inherited }
    return inherited + owner.containerInsets + owner.additionalSafeAreaInsets
  }

  /// The superview's bounds together with its safe area insets. For a window, the screen takes the
  /// place of the superview. The result is nil for a view that has no superview and is not a
  /// window.
  private var surroundings: EdgeReach? {
    if let parentView {
      return EdgeReach(parent: parentView.bounds, insets: parentView.currentSafeArea)
    }
    let screen = UIScreen.main
    return self is UIWindow ? EdgeReach(parent: screen.bounds, insets: screen.safeArea) : nil
  }

  /// The view's frame as it would be if `transform` were the identity. A view that is moved or
  /// scaled only by a transform therefore has the same insets as without the transform
  /// (unverified).
  private var standingFrame: CGRect {
    let (position, anchor, size) = (layer.position, layer.anchorPoint, layer.bounds.size)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Requests a layout if the safe area insets differ from those reported most recently. The safe
  /// area insets are computed only if the view or its superview stores a `ViewEdges`, or if the
  /// view is a window.
  func checkSafeArea() {
    guard hostWindow != nil, edges != nil || parentView?.edges != nil || self is UIWindow,
      currentSafeArea != edges?.notifiedSafeArea ?? .zero
    else { return }
    setNeedsLayout()
  }

  /// Sets a fixed bottom safe area inset for the subviews, in points. The fixed inset does not
  /// depend on the view's position.
  func setBottomSafeArea(_ bottom: CGFloat) {
    guard edges?.bottomSafeArea != bottom else { return }
    ensuredEdges.bottomSafeArea = bottom
    setNeedsLayout()
  }

  /// Requests a layout that recomputes the safe area insets, because the controller's insets have
  /// changed.
  package func setNeedsEdges() {
    _ = ensuredEdges
    setNeedsLayout()
  }

  /// Reports changed margins, then changed insets (facts A.10.4), then makes each subview check its
  /// own safe area.
  func tellEdges() {
    guard edges != nil || parentView?.edges != nil || self is UIWindow || owner != nil else {
      return
    }
    let insets = currentSafeArea
    guard insets != edges?.notifiedSafeArea ?? .zero else { return }
    let edges = ensuredEdges
    let old = edges.notifiedSafeArea
    edges.notifiedSafeArea = insets
    KeyValueObserving.changed(self, "safeAreaInsets", old, insets)
    if edges.addsSafeArea { tellMargins() }
    safeAreaInsetsDidChange()
    if let owner {
      CallTrace.note(.layout, owner, .message("viewSafeAreaInsetsDidChange"))
      owner.viewSafeAreaInsetsDidChange()
    }
    for view in views { view.checkSafeArea() }
  }

  // MARK: Margins

  var ensuredEdges: ViewEdges {
    if let edges { return edges }
    let made = ViewEdges()
    edges = made
    return made
  }

  var currentMargins: UIEdgeInsets {
    let edges = edges
    var margins = UIEdgeInsets(ownMargins, effectiveUserInterfaceLayoutDirection)
    if edges?.addsSafeArea ?? true { margins = margins + currentSafeArea }
    guard edges?.preservesSuperviewMargins == true, let parentView else { return margins }
    let reach = EdgeReach(parent: parentView.bounds, insets: parentView.currentMargins)
    return margins.union(reach.insets(of: standingFrame))
  }

  /// The view's margins, without the safe area and the superview's margins. As Apple documents, the
  /// view of a controller has the system's minimum margins at its left and right edges. The top and
  /// bottom margins of a controller's view are 0 until the app sets margins.
  private var ownMargins: NSDirectionalEdgeInsets {
    let system = owner?.minimumMargins
    guard var margins = edges?.margins else {
      let margin = ViewEdges.defaultMargin
      return system
        ?? NSDirectionalEdgeInsets(
          top: margin, leading: margin, bottom: margin, trailing: margin)
    }
    if let system {
      margins.leading = max(margins.leading, system.leading)
      margins.trailing = max(margins.trailing, system.trailing)
    }
    return margins
  }

  /// Makes a change that affects the margins, and immediately reports changed margins.
  func changeMargins(_ change: (ViewEdges) -> Void) {
    let old = currentMargins
    change(ensuredEdges)
    guard currentMargins != old else { return }
    setNeedsLayout()
    tellMargins()
  }

  /// Notifies the view, its controller, and the subviews that preserve its margins.
  private func tellMargins() {
    layoutMarginsDidChange()
    if let owner {
      CallTrace.note(.layout, owner, .message("viewLayoutMarginsDidChange"))
      owner.viewLayoutMarginsDidChange()
    }
    for view in views where view.edges?.preservesSuperviewMargins == true {
      view.setNeedsLayout()
      view.tellMargins()
    }
  }

  /// Called when the system's minimum margins have changed.
  package func minimumMarginsChanged() {
    setNeedsLayout()
    tellMargins()
  }
}

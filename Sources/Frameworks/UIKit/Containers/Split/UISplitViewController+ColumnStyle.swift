// The columns of a split view with a column style.
extension UISplitViewController {
  /// Sets the controller of a column. A controller that is not a navigation controller is shown in
  /// one, except in the compact column. Has no effect without a column style.
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    World.activate(worldOf: viewIfLoaded?.layer)
    guard style != .unspecified else { return }
    if collapsedStack != nil, column != .compact {
      return replaceCollapsed(column, with: vc)
    }
    let wasCollapsed = isCollapsed
    if wasCollapsed, column == .compact {
      // The compact column takes the place of the stack, or the stack that of the compact column.
      isCollapsed = false
      expandColumns()
    }
    assigned.set(vc, column)
    if wasCollapsed {
      guard column == .compact else { return }
      isCollapsed = true
      collapseColumns()
    } else {
      setShown(expandedColumns.compactMap(assigned.container))
    }
    placeViews()
  }

  /// The controller that was set for a column.
  public func viewController(for column: Column) -> UIViewController? {
    assigned.controller(column)
  }

  /// Shows a column. An expanded split view changes to the closest display mode in which the column
  /// is fully visible; a collapsed one pushes it, or pops what is above it.
  public func show(_ column: Column) {
    World.activate(worldOf: viewIfLoaded?.layer)
    guard style != .unspecified, !isCollapsed else {
      return setCollapsedTop(column, animated: true)
    }
    let shown = displayMode.sidebars
    switch column {
    case .primary: change(sidebars: style == .tripleColumn ? 2 : 1)
    case .supplementary where style == .tripleColumn: change(sidebars: max(shown, 1))
    case .secondary:
      // The secondary column is not fully visible if others cover it or move it aside.
      switch displayMode {
      case .oneOverSecondary, .twoOverSecondary: change(sidebars: 0)
      case .twoDisplaceSecondary: change(sidebars: 1)
      default: break
      }
    case .supplementary, .compact: break
    }
  }

  /// Hides a column. An expanded split view changes to the closest display mode in which the column
  /// is hidden; a collapsed one pops it. The secondary column of an expanded split view stays.
  public func hide(_ column: Column) {
    World.activate(worldOf: viewIfLoaded?.layer)
    guard style != .unspecified, !isCollapsed else { return hideCollapsed(column) }
    let shown = displayMode.sidebars
    switch column {
    case .primary: change(sidebars: style == .tripleColumn ? min(shown, 1) : 0)
    case .supplementary where style == .tripleColumn: change(sidebars: 0)
    case .supplementary, .secondary, .compact: break
    }
  }

  /// The current behaviour, which is never `.automatic`: columns are beside each other if the view is
  /// wider than high (`unverified`), otherwise they cover the secondary column.
  public var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  // MARK: Implementation

  /// Whether the view is wider than high.
  var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  /// The mode that shows a number of columns beside the secondary one with the current behaviour.
  func mode(withSidebars count: Int) -> DisplayMode {
    switch (count, splitBehavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// The mode that is closest to `mode` among those of the style and of the preferred behaviour.
  func available(_ mode: DisplayMode) -> DisplayMode {
    let most = style == .tripleColumn ? 2 : 1
    if preferredSplitBehavior == .automatic, mode.sidebars <= most { return mode }
    return self.mode(withSidebars: min(mode.sidebars, most))
  }

  private func change(sidebars: Int) {
    guard sidebars != displayMode.sidebars else { return }
    change(to: mode(withSidebars: sidebars))
  }

  /// Makes `vc` the secondary column, and shows it.
  func showDetailColumn(_ vc: UIViewController, _ sender: Any?) {
    if isCollapsed, let compact = assigned.container(.compact) {
      return compact.show(vc, sender: sender)
    }
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  func columnWidth(
    _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    func value(_ set: CGFloat, _ chosen: CGFloat) -> CGFloat {
      set == Self.automaticDimension ? chosen : set
    }
    let wanted = value(preferred, width * value(fraction, 0.4))
    // A preferred width in points may exceed the automatic maximum.
    let automatic = preferred == Self.automaticDimension ? 320 : wanted
    let limited = min(wanted, value(maximum, automatic))
    return min(width, max(limited, value(minimum, 0)))
  }
}

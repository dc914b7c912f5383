// Determines which columns of a split view are shown, and lays them out.
extension UISplitViewController {
  // MARK: Controllers

  func replace(with controllers: [UIViewController]) {
    let leaving = columns.filter { !controllers.contains($0) }
    let coming = controllers.filter { !columns.contains($0) }
    for controller in leaving { remove(controller) }
    columns = controllers
    if isCollapsed, columns.count > 1 {
      isCollapsed = false
      adaptToWidth()
    }
    for controller in coming where columns.contains(controller) && controller.parent == nil {
      add(controller)
    }
    placeViews()
  }

  /// Makes `controllers` the only children. The views are placed by `placeViews()`.
  func setShown(_ controllers: [UIViewController]) {
    for controller in columns where !controllers.contains(controller) { remove(controller) }
    columns = controllers
    for controller in controllers where controller.parent !== self { add(controller) }
  }

  private func add(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Collapsing

  /// Collapses or expands the split view to match the horizontal size class.
  func adaptToWidth() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    isCollapsed = isCompact
    switch (style, isCompact) {
    case (.unspecified, true): collapse()
    case (.unspecified, false): expand()
    case (_, true): collapseColumns()
    case (_, false): expandColumns()
    }
    placeViews()
  }

  private func collapse() {
    guard columns.count > 1 else { return }
    let primary =
      ask({ $0.primaryViewController(forCollapsing: self) }, "forCollapsing")
      .flatMap { $0 } ?? columns[0]
    let secondary = columns[1]
    let isDone = askOptional(
      secondary, "collapseSecondary",
      { $0.splitViewController(self, collapseSecondary: secondary, onto: primary) })
    for controller in columns where controller !== primary { remove(controller) }
    columns = [primary]
    if primary.parent == nil { add(primary) }
    guard isDone != true else { return }
    guard let stack = primary as? UINavigationController else {
      kept = secondary
      return
    }
    // The controllers of the secondary stack are pushed instead of their navigation controller,
    // because a navigation controller cannot contain another one.
    if let other = secondary as? UINavigationController {
      pushed = other.viewControllers
      other.setViewControllers([], animated: false)
    } else {
      pushed = [secondary]
    }
    stack.setViewControllers(stack.viewControllers + pushed, animated: false)
  }

  private func expand() {
    guard let shown = columns.first else { return }
    let primary =
      ask({ $0.primaryViewController(forExpanding: self) }, "forExpanding")
      .flatMap { $0 } ?? shown
    let given = askOptional(
      primary, "separateSecondaryFrom",
      { $0.splitViewController(self, separateSecondaryFrom: primary) }
    ).flatMap { $0 }
    let secondary = given ?? separated(from: primary) ?? kept
    (pushed, kept) = ([], nil)
    replace(with: [primary] + (secondary.map { [$0] } ?? []))
  }

  /// Removes the secondary controllers from a primary navigation controller and returns them. The
  /// secondary controllers are those that collapsing has pushed or, if there are none, the top
  /// controller. If there are several secondary controllers, they are returned in a new navigation
  /// controller.
  private func separated(from primary: UIViewController) -> UIViewController? {
    guard let stack = primary as? UINavigationController, stack.viewControllers.count > 1 else {
      return nil
    }
    let all = stack.viewControllers
    let first = all.dropFirst().firstIndex { pushed.contains($0) } ?? all.count - 1
    let taken = Array(all[first...])
    stack.setViewControllers(Array(all[..<first]), animated: false)
    guard taken.count > 1 else { return taken.first }
    let own = UINavigationController()
    own.setViewControllers(taken, animated: false)
    return own
  }

  private func ask(
    _ question: (any UISplitViewControllerDelegate) -> UIViewController?, _ label: String
  ) -> UIViewController?? {
    guard let delegate else { return nil }
    return CallTrace.askOptional(
      .delegate, delegate, .message(.init("primaryViewController", [label: .named(self)]))
    ) { question(delegate) }
  }

  private func askOptional<Answer>(
    _ subject: UIViewController, _ label: String,
    _ question: (any UISplitViewControllerDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return CallTrace.askOptional(
      .delegate, delegate,
      .message(.init("splitViewController", of: self, [label: .named(subject)]))
    ) { question(delegate) }
  }

  // MARK: Display mode

  func change(to mode: DisplayMode) {
    tellMode(mode)
    toggled = mode
    placeViews()
  }

  func displayModeChanged() {
    toggled = nil
    tellMode(displayMode)
    placeViews()
  }

  /// Shows as many columns as before, with the new behaviour.
  func splitBehaviorChanged() {
    guard let toggled else { return displayModeChanged() }
    change(to: mode(withSidebars: toggled.sidebars))
  }

  private func tellMode(_ mode: DisplayMode) {
    guard let delegate, isViewLoaded else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(.init("splitViewController", of: self, ["willChangeTo": .text(".\(mode)")]))
    ) {
      delegate.splitViewController(self, willChangeTo: mode)
    }
    guard style != .unspecified, !isCollapsed, placedMode != .automatic else { return }
    for (index, column) in expandedColumns.enumerated() {
      let (was, isNow) = (isShown(index, in: placedMode), isShown(index, in: mode))
      guard was != isNow else { continue }
      let label = isNow ? "willShow" : "willHide"
      CallTrace.tellOptional(
        .delegate, delegate,
        .message(.init("splitViewController", of: self, [label: .text(".\(column)")]))
      ) {
        if isNow {
          delegate.splitViewController(self, willShow: column)
        } else {
          delegate.splitViewController(self, willHide: column)
        }
      }
    }
  }

  // MARK: Views

  /// Whether the column at `index` is shown in a display mode. The last column always is.
  private func isShown(_ index: Int, in mode: DisplayMode) -> Bool {
    let sidebars = columns.count - 1
    return isCollapsed || index >= sidebars - min(mode.sidebars, sidebars)
  }

  /// Adds the views of the visible columns, with the primary one in front, and removes the others.
  func placeViews() {
    guard isViewLoaded else { return }
    placedMode = displayMode
    for (index, controller) in columns.enumerated().reversed() {
      guard controller.parent === self else { continue }
      if isShown(index, in: placedMode) {
        view.addSubview(controller.view)
      } else {
        controller.viewIfLoaded?.removeFromSuperview()
      }
    }
    layOutColumns()
  }

  /// Called after a layout. The display mode may have changed together with the size.
  func viewLaidOut() {
    guard !isCollapsed, displayMode != placedMode else { return layOutColumns() }
    tellMode(displayMode)
    placeViews()
  }

  func layOutColumns() {
    let bounds = view.bounds
    guard columns.count > 1, !isCollapsed else {
      columns.first?.viewIfLoaded?.frameWithoutTransform = bounds
      return
    }
    let mode = displayMode
    let widths = sidebarWidths
    let isMirrored =
      (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    func place(_ controller: UIViewController, _ x: CGFloat, _ width: CGFloat) {
      controller.viewIfLoaded?.frameWithoutTransform = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    var taken: CGFloat = 0
    for (index, (controller, width)) in zip(columns, widths).enumerated() {
      guard isShown(index, in: mode) else {
        place(controller, 0, width)
        continue
      }
      place(controller, taken, width)
      taken += width
    }
    guard let secondary = columns.last else { return }
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: place(secondary, 0, bounds.width)
    case .twoDisplaceSecondary: place(secondary, taken, bounds.width - (widths.last ?? 0))
    default: place(secondary, taken, bounds.width - taken)
    }
  }

  /// The widths of the columns beside the secondary one.
  private var sidebarWidths: [CGFloat] {
    guard style != .unspecified else { return [primaryColumnWidth] }
    return expandedColumns.dropLast().map {
      $0 == .primary ? primaryColumnWidth : supplementaryColumnWidth
    }
  }
}

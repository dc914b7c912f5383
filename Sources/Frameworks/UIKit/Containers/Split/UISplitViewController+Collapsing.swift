// Shows one column of a split view with a column style at a time.
extension UISplitViewController {
  /// The columns of the style that have controllers, in their order.
  var expandedColumns: [Column] {
    ColumnControllers.expanded.filter {
      assigned.container($0) != nil && (style == .tripleColumn || $0 != .supplementary)
    }
  }

  /// The navigation controller that shows the columns one after the other; nil if the split view
  /// shows the controller of the compact column, or is expanded.
  var collapsedStack: UINavigationController? {
    isCollapsed && assigned.container(.compact) == nil
      ? expandedColumns.first.flatMap(assigned.stack) : nil
  }

  /// Asks the delegate which column is shown, and moves the controllers of the columns below it, and
  /// its own, to the first column's navigation controller.
  func collapseColumns() {
    let proposed: Column =
      assigned.container(.compact) != nil ? .compact : expandedColumns.last ?? .secondary
    var top = proposed
    if let delegate {
      top =
        CallTrace.askOptional(
          .delegate, delegate,
          .message(
            .init(
              "splitViewController", of: self,
              ["topColumnForCollapsingToProposedTopColumn": .text(".\(proposed)")]))
        ) {
          delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        } ?? proposed
    }
    if let compact = assigned.container(.compact) {
      setShown([compact])
    } else if let first = expandedColumns.first, let container = assigned.container(first) {
      for column in expandedColumns {
        guard let stack = assigned.stack(column) else { continue }
        assigned.stacks[column] = stack.viewControllers
        if column != first { stack.setViewControllers([], animated: false) }
      }
      setShown([container])
      setCollapsedTop(top, animated: false)
    }
    tell("splitViewControllerDidCollapse") { $0.splitViewControllerDidCollapse(self) }
  }

  /// Moves the controllers of the columns back. A controller that was pushed while the split view was
  /// collapsed belongs to the column below it.
  func expandColumns() {
    if let stack = collapsedStackBeforeExpanding {
      var owner = expandedColumns.first ?? .primary
      var found: [Column: [UIViewController]] = [:]
      for controller in stack.viewControllers {
        owner =
          expandedColumns.first { assigned.stacks[$0]?.contains(controller) == true } ?? owner
        found[owner, default: []].append(controller)
      }
      // The first column's own stack is set first, so that no controller has two parents.
      for column in expandedColumns {
        let controllers = found[column] ?? assigned.stacks[column] ?? []
        assigned.stack(column)?.setViewControllers(controllers, animated: false)
      }
    }
    assigned.stacks = [:]
    setShown(expandedColumns.compactMap(assigned.container))
    let proposed = displayMode
    if let delegate {
      let mode = CallTrace.askOptional(
        .delegate, delegate,
        .message(
          .init(
            "splitViewController", of: self,
            ["displayModeForExpandingToProposedDisplayMode": .text(".\(proposed)")]))
      ) {
        delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      }
      if let mode, mode != proposed, mode != .automatic { toggled = available(mode) }
    }
    tell("splitViewControllerDidExpand") { $0.splitViewControllerDidExpand(self) }
  }

  /// The stack with the controllers of several columns, although the split view does not count as
  /// collapsed any more.
  private var collapsedStackBeforeExpanding: UINavigationController? {
    assigned.stacks.isEmpty ? nil : expandedColumns.first.flatMap(assigned.stack)
  }

  /// Pushes the controllers of the columns up to `column`, or pops to the last one of `column`.
  func setCollapsedTop(_ column: Column, animated: Bool) {
    guard let stack = collapsedStack ?? collapsedStackBeforeExpanding,
      let place = expandedColumns.firstIndex(of: column)
    else { return }
    var controllers = stack.viewControllers
    for above in expandedColumns[(place + 1)...] {
      if let start = start(of: above, in: controllers) { controllers.removeSubrange(start...) }
    }
    for below in expandedColumns[...place] where start(of: below, in: controllers) == nil {
      controllers += assigned.stacks[below] ?? []
    }
    guard controllers != stack.viewControllers else { return }
    stack.setViewControllers(controllers, animated: animated)
  }

  /// Removes the controllers of `column` and of those above it.
  func hideCollapsed(_ column: Column) {
    guard let place = expandedColumns.firstIndex(of: column), place > 0 else { return }
    setCollapsedTop(expandedColumns[place - 1], animated: true)
  }

  /// Sets the controller of a column while the columns are on one stack.
  func replaceCollapsed(_ column: Column, with controller: UIViewController?) {
    guard let stack = collapsedStack, let first = expandedColumns.first else { return }
    var controllers = stack.viewControllers
    let old = start(of: column, in: controllers)
    let next = expandedColumns.drop { $0 != column }.dropFirst().first {
      start(of: $0, in: controllers) != nil
    }
    let end = next.flatMap { start(of: $0, in: controllers) } ?? controllers.count
    guard column != first else {
      // The first column's navigation controller shows all columns, so the new one takes them over.
      let rest = Array(controllers[end...])
      stack.setViewControllers([], animated: false)
      assigned.set(controller, column)
      assigned.stacks[column] = assigned.stack(column)?.viewControllers
      if let new = assigned.stack(column) {
        new.setViewControllers(new.viewControllers + rest, animated: false)
      }
      setShown(assigned.container(column).map { [$0] } ?? [])
      return placeViews()
    }
    assigned.set(controller, column)
    assigned.stacks[column] = assigned.stack(column)?.viewControllers
    assigned.stack(column)?.setViewControllers([], animated: false)
    guard let old else { return }
    controllers.replaceSubrange(old..<end, with: assigned.stacks[column] ?? [])
    stack.setViewControllers(controllers, animated: false)
  }

  private func start(of column: Column, in controllers: [UIViewController]) -> Int? {
    let own = assigned.stacks[column] ?? []
    return controllers.firstIndex { own.contains($0) }
  }

  private func tell(
    _ name: String, _ call: (any UISplitViewControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    CallTrace.tellOptional(.delegate, delegate, .message(.init(name, of: self))) { call(delegate) }
  }
}

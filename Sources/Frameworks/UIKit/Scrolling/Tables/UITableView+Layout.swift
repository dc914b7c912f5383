// Determines which rows, headers and footers have views, and places them.
extension UITableView {
  /// Performs the layout immediately if the visible rows are not up to date.
  func layOutIfWanted() {
    guard !rows.isLayingOut, window != nil || rows.needsData else { return }
    if rows.needsData || layer.needsLayout() { layoutIfNeeded() }
  }

  func layOut() {
    guard !rows.isLayingOut else { return }
    rows.isLayingOut = true
    defer { rows.isLayingOut = false }
    let sides = sideInsets
    if rows.width != bounds.width || rows.sides != sides {
      if rows.width > 0 { rows.geometry.forgetHeights() }
      (rows.width, rows.sides) = (bounds.width, sides)
    }
    loadIfNeeded()
    backgroundView?.frame = bounds
    placeEdgeViews()
    guard let shown = placeRows() else { return setNeedsLayout() }
    guard placeHeaders(in: shown) else { return setNeedsLayout() }
    recycle(besides: shown)
    rows.swipe?.listChanged()
  }

  // MARK: Header and footer of the table

  func edgeViewChanged(from old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    updateExtent()
    setNeedsLayout()
  }

  private func placeEdgeViews() {
    updateExtent()
    tableHeaderView?.frameWithoutTransform = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frameWithoutTransform = CGRect(
      x: 0, y: rows.geometry.bottom, width: bounds.width,
      height: tableFooterView?.bounds.height ?? 0)
  }

  /// Updates the content size.
  func updateExtent() {
    rows.geometry.top = tableHeaderView?.bounds.height ?? 0
    let height = rows.geometry.bottom + (tableFooterView?.bounds.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  // MARK: Rows

  /// Places a cell for every visible row. Returns the visible slots, or nil if the app has changed
  /// the table while this method ran.
  private func placeRows() -> Range<Int>? {
    guard bounds.height > 0 else { return 0..<0 }
    let generation = rows.generation
    putAwayUnseen()
    guard rows.generation == generation else { return nil }
    guard let first = rows.geometry.firstSlot(below: bounds.minY) else { return 0..<0 }
    var slot = first
    rows.anchor = rows.sortedPaths.first.map { rows.geometry.slot(of: $0) }
    while slot < rows.geometry.slotCount, rows.geometry.start(of: slot) < bounds.maxY {
      if case .row(let path) = rows.geometry.place(of: slot) {
        place(path)
        guard rows.generation == generation else { return nil }
      }
      slot += 1
    }
    return first..<slot
  }

  /// Removes cells that are no longer visible, so that they can be reused before new cells are
  /// requested.
  private func putAwayUnseen() {
    for path in rows.sortedPaths where !rowRect(path, in: rows.geometry).meets(bounds) {
      if let cell = rows.cells.removeValue(forKey: path) { retire(cell, path) }
    }
  }

  private func place(_ path: IndexPath) {
    let generation = rows.generation
    if let cell = rows.cells[path] {
      dress(cell, path)
      settleHeight(of: path, cell)
      guard rows.generation == generation else { return }
      return settle(cell, in: rowRect(path, in: rows.geometry))
    }
    let cell = makeCell(at: path)
    guard rows.generation == generation else { return putBack(cell) }
    UIView.performWithoutAnimation {
      dress(cell, path)
      settleHeight(of: path, cell)
      guard rows.generation == generation else { return putBack(cell) }
      settle(cell, in: rowRect(path, in: rows.geometry))
      cell.setSelected(rows.selected.contains(path), animated: false)
      cell.setHighlighted(rows.pressed == path, animated: false)
      tell("willDisplay", .named(cell), ["forRowAt": .path(path)]) {
        $0.tableView(self, willDisplay: cell, forRowAt: path)
      }
      guard rows.generation == generation else { return putBack(cell) }
      rows.cells[path] = cell
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      cell.layoutIfNeeded()
    }
  }

  /// Places the view of a row, header or footer. The frame of a view that already has this place is
  /// not set again, so the view keeps a frame that the app has set since then (facts J.14).
  func settle(_ view: UIView, in frame: CGRect) {
    guard rows.placed.updateValue(frame, forKey: ObjectIdentifier(view)) != frame else { return }
    if view.frameWithoutTransform != frame { view.frameWithoutTransform = frame }
  }

  /// Makes the data source configure the existing cells of visible rows. All given rows are measured
  /// again. A data source that returns another cell makes the table reload the row (unverified).
  func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    for path in paths.sorted() where rows.geometry.has(path) {
      rows.geometry.forgetHeight(of: rows.geometry.slot(of: path))
      guard let old = rows.cells[path] else { continue }
      rows.reconfigured = path
      let cell = makeCell(at: path)
      rows.reconfigured = nil
      if cell !== old { reloadRows(at: [path], with: .none) }
    }
    setNeedsLayout()
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "UITableView (\(self)) failed to obtain a cell from its dataSource ((null))")
    }
    let cell = CallTrace.ask(.delegate, dataSource, line("cellForRowAt", .path(path))) {
      dataSource.tableView(self, cellForRowAt: path)
    } answer: {
      .init($0)
    }
    let level = ask("indentationLevelForRowAt", .path(path)) {
      $0.tableView(self, indentationLevelForRowAt: path)
    }
    if let level { cell.indentationLevel = level }
    return cell
  }

  /// Sets the cell's margins, separator and background.
  private func dress(_ cell: UITableViewCell, _ path: IndexPath) {
    let count = rows.geometry.rowCount(in: path.section)
    let isLast = path.row == count - 1
    var inset = separatorInset
    // The separator below the last row of a group has the full width.
    if style == .grouped, isLast { inset = .zero }
    cell.placing = CellPlacing(
      margin: margin, separatorInset: inset,
      separatorColor: separatorStyle == .none ? nil : separatorColor,
      separatorEffect: separatorEffect, isFirst: path.row == 0,
      isLast: isLast, isInset: style == .insetGrouped, isGrouped: style != .plain,
      separatorFollowsText: ownSeparatorInset == nil && !(style == .grouped && isLast),
      safeArea: contentInsets)
    cell.setDefaultBackground(
      style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    cell.contentChanged = { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      rows.geometry.forgetHeight(of: rows.geometry.slot(of: path))
      setNeedsLayout()
    }
    cell.accessoryTapped = { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      tell("accessoryButtonTappedForRowWith", .path(path)) {
        $0.tableView(self, accessoryButtonTappedForRowWith: path)
      }
    }
  }

  /// Measures a row whose height was estimated. The rows that were visible before the measurement
  /// keep their positions on screen. If no row was visible before the measurement, the rows below
  /// the table's top edge keep their positions.
  private func settleHeight(of path: IndexPath, _ cell: UITableViewCell) {
    let slot = rows.geometry.slot(of: path)
    guard !rows.geometry.isKnown(slot) else { return }
    let generation = rows.generation
    let answer = ownHeight(path)
    guard rows.generation == generation else { return }
    let height = answer ?? pixels(cell.ownHeight(width: bounds.width - 2 * sectionInset))
    guard rows.generation == generation else { return }
    let change = height - rows.geometry.height(of: slot)
    let isAbove = rows.anchor.map { slot < $0 } ?? (rows.geometry.start(of: slot) < bounds.minY)
    rows.geometry.setHeight(height, of: slot)
    guard change != 0 else { return }
    updateExtent()
    let isScrolled = bounds.minY > -adjustedContentInset.top
    if isAbove, isScrolled { contentOffset.y += change }
  }

  private func pixels(_ height: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (height * scale).rounded(.up) / scale
  }

  // MARK: Recycling

  private func recycle(besides shown: Range<Int>) {
    for path in rows.sortedPaths {
      guard !rows.geometry.has(path) || !shown.contains(rows.geometry.slot(of: path)) else {
        continue
      }
      if let cell = rows.cells.removeValue(forKey: path) { retire(cell, path) }
    }
    // The measured heights may differ from the estimates, so other rows may have become visible.
    if let first = rows.geometry.firstSlot(below: bounds.minY), first < shown.lowerBound {
      setNeedsLayout()
    }
  }

  /// Removes a cell from the screen and adds it to the reuse pool.
  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    tell("didEndDisplaying", .named(cell), ["forRowAt": .path(path)]) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    putBack(cell)
  }

  private func putBack(_ cell: UITableViewCell) {
    rows.placed[ObjectIdentifier(cell)] = nil
    UIView.performWithoutAnimation { cell.removeSwipe() }
    // A cell that the app has added to another view is not reused.
    guard let identifier = cell.reuseIdentifier, cell.superview == nil else { return }
    rows.cellPool.put(cell, identifier)
  }

  /// Removes the views of all rows, headers and footers. The cells are added to the reuse pool.
  func dropAll() {
    let cells = rows.sortedPaths.compactMap { path in rows.cells[path].map { (path, $0) } }
    rows.cells = [:]
    for (path, cell) in cells { retire(cell, path) }
    dropHeaders()
  }

  func freeCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = rows.cellPool.take(identifier) else {
      return rows.cellPool.maker(identifier)?(.zero)
    }
    UIView.performWithoutAnimation {
      cell.layer.removeAllAnimations()
      cell.isHidden = false
      cell.setSelected(false, animated: false)
      cell.setHighlighted(false, animated: false)
      cell.prepareForReuse()
    }
    return cell
  }

  func demandCell(_ identifier: String, at path: IndexPath) -> UITableViewCell {
    if rows.reconfigured == path, let cell = rows.cells[path], cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = freeCell(identifier) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
}

// Reloading, and animated batches of changes.
extension UITableView {
  func reload() {
    rows.needsData = false
    rows.changes = ListChanges()
    rows.looks = TableAppearance()
    rows.pressed = nil
    rows.selected = []
    let counts = askCounts()
    install(makeGeometry(counts))
    dropAll()
    setNeedsLayout()
  }

  /// Makes one change. If a batch is open, the change becomes part of the batch; otherwise the
  /// change is applied immediately.
  func change(_ change: (TableState) -> Void) {
    // The counts are read before the first change, because they are compared with the counts after
    // the changes.
    loadIfNeeded()
    rows.updateDepth += 1
    change(rows)
    endBatch(nil)
  }

  func endBatch(_ completion: ((Bool) -> Void)?) {
    rows.updateDepth -= 1
    guard rows.updateDepth <= 0 else {
      // When batches are nested, the outermost one applies all changes. The completion of an inner
      // batch runs in the next tick.
      if let completion { TickQueue.post { completion(true) } }
      return
    }
    rows.updateDepth = 0
    let (changes, looks) = (rows.changes, rows.looks)
    (rows.changes, rows.looks) = (ListChanges(), TableAppearance())
    apply(changes, looks, completion)
  }

  private func apply(
    _ changes: ListChanges, _ looks: TableAppearance, _ completion: ((Bool) -> Void)?
  ) {
    let old = readGeometry
    let counts = askCounts()
    let mapping: ListMapping
    do {
      mapping = try ListMapping(changes, from: old.counts, to: counts, .table)
    } catch {
      UIKitLog.raise(
        UIKitLog.inconsistency, "\(error.reason) Table view: \(self)")
    }
    var geometry = makeGeometry(counts)
    // If the batch contains no changes, all heights are read again.
    if !changes.isEmpty { geometry.adopt(old, mapping, except: changes.reloaded) }
    geometry.top = old.top
    let before = rows.cells
    rows.selected = rows.selected.compactMap { mapping.end(of: $0) }.sorted()
    rows.pressed = rows.pressed.flatMap { mapping.end(of: $0) }
    guard window != nil, bounds.height > 0, !before.isEmpty || !counts.isEmpty else {
      install(geometry)
      dropAll()
      setNeedsLayout()
      if let completion { TickQueue.post { completion(true) } }
      return
    }
    let update = TableUpdate(
      changes, looks, mapping, old: old, cells: before, usual: RowAnimation.fade.rawValue)
    run(update, geometry, completion)
  }

  private func run(
    _ update: TableUpdate, _ geometry: TableGeometry, _ completion: ((Bool) -> Void)?
  ) {
    var leaving = update.leaving
    rows.cells = update.staying
    // An update sets the frames of all rows.
    rows.placed = [:]
    UIView.performWithoutAnimation {
      rows.geometry = geometry
      rows.generation += 1
      moveHeaders(update.mapping, reloaded: update.reloadedSections)
      for row in leaving where row.look == RowAnimation.top.rawValue { sendBehind(row.cell) }
    }
    UIView.animate(
      withDuration: TableDefaults.updateDuration, delay: 0, options: .allowUserInteraction
    ) {
      self.updateExtent()
      leaving += self.takeOutOfSight()
      self.rows.leaving += leaving.map(\.cell)
      self.layOutNew(update)
      for row in leaving { self.sendOff(row) }
    } completion: { [weak self] finished in
      self?.clear(leaving)
      completion?(finished)
    }
  }

  /// The rows that an update moves out of the visible area.
  private func takeOutOfSight() -> [TableUpdate.Leaving] {
    rows.sortedPaths.compactMap { path in
      guard !rowRect(path, in: rows.geometry).meets(bounds),
        let cell = rows.cells.removeValue(forKey: path)
      else { return nil }
      return TableUpdate.Leaving(cell: cell, path: path, look: 0, end: path)
    }
  }

  private func clear(_ leaving: [TableUpdate.Leaving]) {
    for row in leaving {
      rows.leaving.removeAll { $0 === row.cell }
      row.cell.alpha = 1
      retire(row.cell, row.path)
    }
  }

  private func sendBehind(_ cell: UITableViewCell) {
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
  }

  /// Lays out the table as it is after the update. Rows that become visible start at the positions
  /// that they had before the update.
  private func layOutNew(_ update: TableUpdate) {
    let known = Set(rows.cells.keys)
    layOut()
    for path in rows.sortedPaths where !known.contains(path) {
      guard let cell = rows.cells[path] else { continue }
      let end = cell.frame
      let origin = update.mapping.origin(of: path)
      let look = update.arrival(of: path).flatMap { RowAnimation(rawValue: $0) }
      UIView.performWithoutAnimation {
        if let origin, look == nil {
          cell.frame = rowRect(origin, in: update.old)
        } else if let look {
          cell.frame = shifted(end, look)
          cell.alpha = look == .none ? 1 : 0
        }
      }
      cell.frame = end
      cell.alpha = 1
    }
  }

  /// Removes a row, either with its animation or by moving it out of the visible area.
  private func sendOff(_ row: TableUpdate.Leaving) {
    if let end = row.end {
      row.cell.frame = rowRect(end, in: rows.geometry)
      return
    }
    let look = RowAnimation(rawValue: row.look) ?? .automatic
    row.cell.frame = shifted(row.cell.frame, look)
    row.cell.alpha = 0
  }

  /// The frame at which the animation of an inserted or deleted row starts or ends. With the
  /// animation `.automatic`, the row fades without moving (unverified).
  private func shifted(_ frame: CGRect, _ look: RowAnimation) -> CGRect {
    switch look {
    case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: frame.offsetBy(dx: bounds.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .middle, .automatic, .none: frame
    }
  }
}

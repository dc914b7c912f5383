// Highlighting and selection of rows.
//
// When the touch ends, the table calls the delegate in this order: did unhighlight, will select,
// will deselect and did deselect for the previously selected row, did select. The order of these
// delegate calls is unverified.
extension UITableView {
  // MARK: Touches

  /// Whether rows can be selected, and whether several rows can be. Editing mode has its own
  /// properties.
  private var maySelect: Bool {
    !isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func press(_ touches: Set<UITouch>) {
    guard rows.pressed == nil, rows.swipe?.isOpen != true, allowsSelection, maySelect,
      let touch = touches.first, let path = path(at: touch.location(in: self))
    else { return }
    let mayHighlight = ask("shouldHighlightRowAt", .path(path)) {
      $0.tableView(self, shouldHighlightRowAt: path)
    }
    guard mayHighlight ?? true, rows.geometry.has(path) else { return }
    rows.pressed = path
    rows.cells[path]?.setHighlighted(true, animated: false)
    tell("didHighlightRowAt", .path(path)) { $0.tableView(self, didHighlightRowAt: path) }
  }

  /// If a touch moves out of the row, the row is no longer highlighted (unverified).
  func follow(_ touches: Set<UITouch>) {
    guard let pressed = rows.pressed, let touch = touches.first,
      !rowRect(pressed).contains(touch.location(in: self))
    else { return }
    release()
  }

  func lift(_ touches: Set<UITouch>) {
    guard let path = rows.pressed else { return }
    release()
    guard rows.geometry.has(path) else { return }
    if selectsSeveral, rows.selected.contains(path) {
      deselectByFinger(path)
    } else {
      selectByFinger(path)
    }
  }

  func release() {
    guard let path = rows.pressed else { return }
    rows.pressed = nil
    rows.cells[path]?.setHighlighted(false, animated: false)
    tell("didUnhighlightRowAt", .path(path)) { $0.tableView(self, didUnhighlightRowAt: path) }
  }

  private func selectByFinger(_ pressed: IndexPath) {
    var path = pressed
    if let delegate, let answer = willSelect(pressed, delegate) {
      guard let other = answer.path else { return }
      path = other
    }
    guard rows.geometry.has(path) else { return }
    let wasSelected = rows.selected.contains(path)
    if !selectsSeveral {
      for old in rows.selected where old != path { deselectByFinger(old) }
    }
    guard rows.geometry.has(path) else { return }
    if !wasSelected { mark(path, animated: false) }
    // The cell's segue is performed before the delegate is notified of the selection (unverified).
    rows.cells[path]?.onSelection?()
    tell("didSelectRowAt", .path(path)) { $0.tableView(self, didSelectRowAt: path) }
  }

  private struct Answer {
    let path: IndexPath?
  }

  /// Calls the delegate's method `tableView(_:willSelectRowAt:)`. The outer optional of the result
  /// is nil if the delegate does not implement the method. The inner optional of the result is nil
  /// if the delegate refuses the selection.
  private func willSelect(
    _ path: IndexPath, _ delegate: any UITableViewDelegate
  ) -> Answer? {
    ask("willSelectRowAt", .path(path)) {
      Answer(path: $0.tableView(self, willSelectRowAt: path))
    }
  }

  private func deselectByFinger(_ path: IndexPath) {
    let answer = ask("willDeselectRowAt", .path(path)) {
      Answer(path: $0.tableView(self, willDeselectRowAt: path))
    }
    var gone = path
    if let answer {
      guard let other = answer.path else { return }
      gone = other
    }
    deselect(gone, animated: false)
    tell("didDeselectRowAt", .path(gone)) { $0.tableView(self, didDeselectRowAt: gone) }
  }

  // MARK: The app

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in rows.selected { deselect(old, animated: animated) }
      return
    }
    guard allowsSelection, readGeometry.has(path) else { return }
    if !selectsSeveral {
      for old in rows.selected where old != path { deselect(old, animated: animated) }
    }
    mark(path, animated: animated)
    if position != .none { show(path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    rows.selected.removeAll { $0 == path }
    rows.cells[path]?.setSelected(false, animated: animated)
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if !rows.selected.contains(path) {
      rows.selected.append(path)
      rows.selected.sort()
    }
    rows.cells[path]?.setSelected(true, animated: animated)
  }
}

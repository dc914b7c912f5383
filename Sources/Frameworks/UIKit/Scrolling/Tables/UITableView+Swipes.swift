// The swipe actions of rows.
extension UITableView: SwipeList {
  /// The swipes of the rows, which are created when the table has a delegate or a data source that may
  /// have swipe actions.
  func prepareSwipes() {
    if rows.swipe == nil, delegate != nil || dataSource != nil { rows.swipe = RowSwipe(in: self) }
  }

  func swipeableRow(at point: CGPoint) -> IndexPath? {
    guard !isEditing, let path = path(at: point) else { return nil }
    rows.mayDelete = askSource("canEditRowAt", .path(path)) {
      $0.tableView(self, canEditRowAt: path)
    }
    return rows.mayDelete ?? true ? path : nil
  }

  func swipeCell(at path: IndexPath) -> (any SwipeCell)? { rows.cells[path] }

  /// The actions of the delegate. Without actions at the trailing side, a row that the data source
  /// lets the user edit has a button that deletes it.
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    if leading {
      return ask("leadingSwipeActionsConfigurationForRowAt", .path(path)) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
    }
    let actions = ask("trailingSwipeActionsConfigurationForRowAt", .path(path)) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return actions ?? rowActions(at: path) ?? deletion(of: path)
  }

  /// The delegate's row actions. A swipe across the row does not perform them (unverified).
  private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let actions = ask("editActionsForRowAt", .path(path)) {
      $0.tableView(self, editActionsForRowAt: path)
    }
    guard let actions else { return nil }
    let swipes = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    swipes.performsFirstActionWithFullSwipe = false
    return swipes
  }

  /// The standard action. On iOS, it is there if the data source implements
  /// `tableView(_:commit:forRowAt:)`; Matchcut cannot know that before it calls the method, so it
  /// needs an answer of true to `tableView(_:canEditRowAt:)`.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource != nil, rows.mayDelete == true else { return nil }
    let style = ask("editingStyleForRowAt", .path(path)) {
      $0.tableView(self, editingStyleForRowAt: path)
    }
    guard style ?? .delete == .delete else { return nil }
    let title = ask("titleForDeleteConfirmationButtonForRowAt", .path(path)) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      self?.commitDeletion(of: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func commitDeletion(of path: IndexPath) {
    guard let dataSource else { return }
    let line = line("commit", .text("delete"), ["forRowAt": .path(path)])
    rows.methods.tell(dataSource, "commit", line) {
      dataSource.tableView(self, commit: .delete, forRowAt: path)
    }
  }

  func rowWillOpen(_ path: IndexPath) {
    tell("willBeginEditingRowAt", .path(path)) { $0.tableView(self, willBeginEditingRowAt: path) }
  }
  func rowDidClose(_ path: IndexPath) {
    tell("didEndEditingRowAt", .path(path)) { $0.tableView(self, didEndEditingRowAt: path) }
  }
}

extension UITableViewCell: SwipeCell {}

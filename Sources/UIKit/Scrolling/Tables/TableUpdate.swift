/// A batch of changes to a table. An update determines which cells on screen stay and which are
/// removed.
@MainActor
struct TableUpdate {
  /// A cell that is being removed. If `end` is not nil, the cell moves to the position of the row
  /// at `end`, outside the visible area. If `end` is nil, the cell disappears with the animation
  /// `look`.
  struct Leaving {
    let cell: UITableViewCell
    let path: IndexPath
    let look: Int
    let end: IndexPath?
  }

  let mapping: ListMapping
  let old: TableGeometry
  private(set) var staying: [IndexPath: UITableViewCell] = [:]
  /// The cells that are being removed, in the order of their old index paths.
  private(set) var leaving: [Leaving] = []
  private let changes: ListChanges
  private let looks: TableAppearance

  init(
    _ changes: ListChanges, _ looks: TableAppearance, _ mapping: ListMapping, old: TableGeometry,
    cells: [IndexPath: UITableViewCell]
  ) {
    (self.changes, self.looks, self.mapping, self.old) = (changes, looks, mapping, old)
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let end = mapping.end(of: path), !changes.reloaded.contains(path) {
        staying[end] = cell
      } else {
        let look = looks.deleted[path] ?? looks.deletedSections[path.section]
        leaving.append(Leaving(cell: cell, path: path, look: look ?? Self.fade, end: nil))
      }
    }
  }

  var reloadedSections: IndexSet { changes.reloadedSections }

  private static let fade = UITableView.RowAnimation.fade.rawValue

  /// The animation with which the row at `path` is inserted; nil for a row that only moves.
  func arrival(of path: IndexPath) -> UITableView.RowAnimation? {
    if let origin = mapping.origin(of: path) {
      guard changes.reloaded.contains(origin) else { return nil }
      return UITableView.RowAnimation(rawValue: looks.deleted[origin] ?? Self.fade)
    }
    let section =
      looks.insertedSections[path.section]
      ?? mapping.formerSections[path.section].flatMap { looks.deletedSections[$0] }
    return UITableView.RowAnimation(rawValue: looks.inserted[path] ?? section ?? Self.fade)
  }
}

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
  /// The animation of a change for which the app has specified none.
  private let usual: Int

  /// Animations are raw values of `RowAnimation`.
  init(
    _ changes: ListChanges, _ looks: TableAppearance, _ mapping: ListMapping, old: TableGeometry,
    cells: [IndexPath: UITableViewCell], usual: Int
  ) {
    (self.changes, self.looks, self.mapping, self.old) = (changes, looks, mapping, old)
    self.usual = usual
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let end = mapping.end(of: path), !changes.reloaded.contains(path) {
        staying[end] = cell
      } else {
        let look = looks.deleted[path] ?? looks.deletedSections[path.section]
        leaving.append(Leaving(cell: cell, path: path, look: look ?? usual, end: nil))
      }
    }
  }

  var reloadedSections: IndexSet { changes.reloadedSections }

  /// The animation with which the row at `path` is inserted; nil for a row that only moves.
  func arrival(of path: IndexPath) -> Int? {
    if let origin = mapping.origin(of: path) {
      guard changes.reloaded.contains(origin) else { return nil }
      return looks.deleted[origin] ?? usual
    }
    let section =
      looks.insertedSections[path.section]
      ?? mapping.formerSections[path.section].flatMap { looks.deletedSections[$0] }
    return looks.inserted[path] ?? section ?? usual
  }
}

/// The internal state of a table.
@MainActor
final class TableState {
  var geometry = TableGeometry()
  /// Whether the counts must be read from the data source before anything else.
  var needsData = true
  /// Increases whenever rows that are currently being placed become obsolete.
  var generation = 0
  /// The width of the last layout.
  var width: CGFloat = 0
  /// The side insets of content views in the last layout.
  var sides = UIEdgeInsets.zero
  var isLayingOut = false

  /// The first of the rows that were visible before the current layout.
  var anchor: Int?

  /// The rows, headers and footers on screen.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The views that an update removes, until its animation ends.
  var leaving: [UIView] = []

  var cellPool = ReusePool<UITableViewCell>()
  var viewPool = ReusePool<UITableViewHeaderFooterView>()

  /// Sorted.
  var selected: [IndexPath] = []
  /// The row under the current touch.
  var pressed: IndexPath?

  /// The number of open `beginUpdates()` calls.
  var updateDepth = 0
  var changes = ListChanges()
  /// The animations of rows and sections, as raw values.
  var looks = TableAppearance()

  let methods = OptionalMethods()

  var sortedPaths: [IndexPath] { cells.keys.sorted() }
}

/// The animation of each row and section in an update.
struct TableAppearance {
  var deleted: [IndexPath: Int] = [:]
  var inserted: [IndexPath: Int] = [:]
  var deletedSections: [Int: Int] = [:]
  var insertedSections: [Int: Int] = [:]
}

/// What a table knows besides its settings.
@MainActor
final class TableState {
  var geometry = TableGeometry()
  /// Whether the data source has to be asked for the counts before anything else.
  var needsData = true
  /// Counts what makes rows that are just being placed obsolete.
  var generation = 0
  /// What the table was last laid out for.
  var width: CGFloat = 0
  /// What content views kept free at the sides then.
  var sides = UIEdgeInsets.zero
  var isLayingOut = false

  /// The first of the rows that were in sight before the layout that is going on.
  var anchor: Int?

  /// The rows, headers and footers that are on screen.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// What an update takes away, for as long as it moves.
  var leaving: [UIView] = []

  var cellPool = ReusePool<UITableViewCell>()
  var viewPool = ReusePool<UITableViewHeaderFooterView>()

  /// Sorted.
  var selected: [IndexPath] = []
  /// The row under the finger that is down.
  var pressed: IndexPath?

  /// Open calls of `beginUpdates()`.
  var updateDepth = 0
  var changes = ListChanges()
  /// How rows and sections come and go, by the raw values of the animations.
  var looks = TableLooks()

  let methods = OptionalMethods()

  var sortedPaths: [IndexPath] { cells.keys.sorted() }
}

/// The animation of each row and section that an update names.
struct TableLooks {
  var deleted: [IndexPath: Int] = [:]
  var inserted: [IndexPath: Int] = [:]
  var deletedSections: [Int: Int] = [:]
  var insertedSections: [Int: Int] = [:]
}

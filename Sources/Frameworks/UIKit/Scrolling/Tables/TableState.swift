/// The internal state of a table.
@MainActor
final class TableState {
  var geometry = TableGeometry()
  /// Whether the counts must be read from the data source before the table's geometry is used.
  var needsData = true
  /// A counter that increases whenever the current layout of the rows becomes obsolete.
  var generation = 0
  /// The width for which the table was most recently laid out.
  var width: CGFloat = 0
  /// The left and right insets of content views in the most recent layout.
  var sides = UIEdgeInsets.zero
  var isLayingOut = false

  /// The slot of the first row that was visible before the current layout; nil if no row was
  /// visible.
  var anchor: Int?

  /// The views of the rows, headers and footers on screen.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The views that an update removes. These views stay on screen until the update's animation has
  /// ended.
  var leaving: [UIView] = []

  /// The frames that the table has given to views of rows, headers and footers.
  var placed: [ObjectIdentifier: CGRect] = [:]

  var cellPool = ReusePool<UITableViewCell>()
  var viewPool = ReusePool<UITableViewHeaderFooterView>()

  /// The row whose existing cell is being configured again; nil if none is.
  var reconfigured: IndexPath?

  /// The selected rows, sorted.
  var selected: [IndexPath] = []
  /// The row that is being touched.
  var pressed: IndexPath?
  /// The swipes of the rows; nil for a table without delegate and data source.
  var swipe: RowSwipe?
  /// The data source's answer about editing the row that is swiped; nil if it has not answered.
  var mayDelete: Bool?

  /// The number of `beginUpdates()` calls that have not been ended.
  var updateDepth = 0
  var changes = ListChanges()
  /// The animations of the rows and sections that change, as raw values of `RowAnimation`.
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

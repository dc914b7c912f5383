/// The internal state of a collection view.
@MainActor
final class CollectionState {
  /// The number of items in each section, as last reported by the data source.
  var counts: [Int] = []
  var needsData = true
  /// A counter that increases whenever the views on screen must be laid out again.
  var generation = 0
  var isLayingOut = false
  /// The bounds for which the layout was most recently queried.
  var bounds = CGRect.zero
  /// The bounds at the end of the most recent layout.
  var placedBounds = CGRect.zero

  /// The views of the elements on screen, and the elements' layout attributes.
  var views: [ElementKey: UICollectionReusableView] = [:]
  var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Makes the collection ask its cells again for the attributes that they prefer.
  func forgetPreferences() {
    for key in sortedKeys { views[key]?.askedSize = nil }
  }

  /// The item whose existing cell is being configured again; nil if none is.
  var reconfigured: IndexPath?

  /// The unused views. The key for a cell is its reuse identifier. The key for a supplementary view
  /// is its kind and reuse identifier.
  var pool = ReusePool<UICollectionReusableView>()

  /// The selected index paths, sorted.
  var selected: [IndexPath] = []
  var pressed: IndexPath?
  /// The swipes of the rows; nil while the layout has no rows with swipe actions.
  var swipe: RowSwipe?

  var updateDepth = 0
  /// The completion of the interactive change of the layout; nil if no interactive change is in
  /// progress.
  var interactiveEnd: ((_ completed: Bool, _ finished: Bool) -> Void)?
  var changes = ListChanges()
  let methods = OptionalMethods()

  var sortedKeys: [ElementKey] { views.keys.sorted() }
  var sortedPaths: [IndexPath] {
    views.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[ElementKey(indexPath: path)] as? UICollectionViewCell
  }
}

/// Durations of collection view animations, in seconds. The durations were not measured
/// (unverified).
enum CollectionDefaults {
  /// The number of passes of one layout in which cells may change the layout by the size that they
  /// prefer. Further changes wait for the next layout.
  static let mostPasses = 10
  static let updateDuration = 0.3
  /// The text of the exception if the data source returns another cell than the existing one for an
  /// item that is being configured again (unverified).
  static let wrongReconfiguredCell =
    "the data source returned a different cell while an item was being reconfigured; dequeue the "
    + "cell with the reuse identifier of the existing one"
}

/// The internal state of a collection view.
@MainActor
final class CollectionState {
  /// Items per section, from the last calls of the data source.
  var counts: [Int] = []
  var needsData = true
  /// Increases whenever views that are currently being placed become obsolete.
  var generation = 0
  var isLayingOut = false
  /// The bounds of the last layout query.
  var bounds = CGRect.zero

  /// The elements on screen, and their layout attributes.
  var views: [ElementKey: UICollectionReusableView] = [:]
  var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Keyed by identifier; for supplementary views, by kind and identifier.
  var pool = ReusePool<UICollectionReusableView>()

  /// Sorted.
  var selected: [IndexPath] = []
  var pressed: IndexPath?

  var updateDepth = 0
  /// The completion of the interactive change of the layout; nil without a change.
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

/// Constants of collections without a source: unverified. Seconds.
enum CollectionDefaults {
  static let updateDuration = 0.3
}

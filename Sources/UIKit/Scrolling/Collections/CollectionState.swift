/// What a collection view knows besides its settings.
@MainActor
final class CollectionState {
  /// Items by section, as the data source said last.
  var counts: [Int] = []
  var needsData = true
  /// Counts what makes views that are just being placed obsolete.
  var generation = 0
  var isLayingOut = false
  /// What the layout was last asked for.
  var bounds = CGRect.zero

  /// What is on screen, and how the layout placed it.
  var views: [ElementKey: UICollectionReusableView] = [:]
  var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// By identifier; supplementary views by kind and identifier.
  var pool = ReusePool<UICollectionReusableView>()

  /// Sorted.
  var selected: [IndexPath] = []
  var pressed: IndexPath?

  var updateDepth = 0
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

/// The measures of collections that no source states: unverified. Seconds.
enum CollectionDefaults {
  static let updateDuration = 0.3
}

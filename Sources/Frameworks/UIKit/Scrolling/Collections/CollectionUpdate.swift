/// A batch of changes to a collection. A batch maps the views on screen to their new elements, and
/// lists the changes for the layout.
@MainActor
struct CollectionUpdate {
  private let mapping: ListMapping
  private let changes: ListChanges

  init(_ changes: ListChanges, _ mapping: ListMapping) {
    (self.changes, self.mapping) = (changes, mapping)
  }

  /// The new key of the element; nil if the element is removed or recreated.
  func end(of key: ElementKey) -> ElementKey? {
    var end = key
    switch key.category {
    case .cell:
      guard !changes.reloaded.contains(key.indexPath), let path = mapping.end(of: key.indexPath)
      else { return nil }
      end.indexPath = path
    case .supplementaryView, .decorationView:
      let section = key.indexPath.section
      guard mapping.sections.indices.contains(section),
        !changes.reloadedSections.contains(section), let new = mapping.sections[section]
      else { return nil }
      end.indexPath.section = new
    }
    return end
  }

  /// The changes as they are passed to layouts. An index path without an item stands for a whole
  /// section.
  var list: [UICollectionViewUpdateItem] {
    func item(
      _ action: UICollectionViewUpdateItem.Action, _ from: IndexPath?, _ to: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action, from: from, to: to)
    }
    var list = changes.deletedSections.map { item(.delete, IndexPath(index: $0), nil) }
    list += changes.deleted.sorted().map { item(.delete, $0, nil) }
    list += changes.reloaded.sorted().map { item(.reload, $0, mapping.end(of: $0)) }
    list += changes.insertedSections.map { item(.insert, nil, IndexPath(index: $0)) }
    list += changes.inserted.sorted().map { item(.insert, nil, $0) }
    list += changes.movedSections.map {
      item(.move, IndexPath(index: $0.from), IndexPath(index: $0.to))
    }
    list += changes.moved.map { item(.move, $0.from, $0.to) }
    return list
  }
}

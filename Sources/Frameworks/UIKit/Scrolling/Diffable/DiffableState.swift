/// The snapshots that a diffable data source has been given.
@MainActor
final class DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

  /// The current snapshot, without its marks.
  private(set) var current = Snapshot()
  /// Whether the list has been given a snapshot. The list reloads its data for the first snapshot.
  private(set) var isApplied = false
  private var trees: [Section: SectionSnapshot] = [:]

  func adopt(_ snapshot: Snapshot) {
    current = snapshot
    current.marks = SnapshotMarks()
    isApplied = true
    trees = trees.filter { current.indexOfSection($0.key) != nil }
    for (section, tree) in trees { trees[section] = following(tree, section) }
  }

  /// A section's tree without the items that have left the section. If the tree's visible items are
  /// then not the items of the section, the items become the roots of a new tree (unverified).
  private func following(_ tree: SectionSnapshot, _ section: Section) -> SectionSnapshot {
    let items = current.itemIdentifiers(inSection: section)
    var tree = tree
    let visible = tree.visibleItems
    tree.delete(visible.filter { !items.contains($0) })
    return tree.visibleItems == items ? tree : Self.roots(items)
  }

  private static func roots(_ items: [Item]) -> SectionSnapshot {
    var made = SectionSnapshot()
    made.append(items)
    return made
  }

  // MARK: Sections with trees

  /// The snapshot in which the section has the tree's visible items.
  func snapshot(showing tree: SectionSnapshot, in section: Section) -> Snapshot {
    var snapshot = current
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.setItems(tree.visibleItems, of: section)
    return snapshot
  }

  func keep(_ tree: SectionSnapshot, of section: Section) { trees[section] = tree }

  /// The tree that was applied to a section. If none was, the section's items are the roots.
  func tree(of section: Section) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    guard current.indexOfSection(section) != nil else { return SectionSnapshot() }
    return Self.roots(current.itemIdentifiers(inSection: section))
  }

  // MARK: The list's questions

  func itemCount(in section: Int) -> Int {
    guard current.sections.indices.contains(section) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Invalid parameter not satisfying: section < _impl.numberOfSections")
    }
    return current.sections[section].items.count
  }

  func demandItem(at path: IndexPath) -> Item {
    guard let item = current.item(at: path) else {
      UIKitLog.raise(
        UIKitLog.inconsistency, "Invalid parameter not satisfying: itemIdentifier")
    }
    return item
  }

  func sectionIdentifier(at index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  // MARK: Marks

  /// The index paths and sections that a snapshot's marks name, in the current snapshot.
  struct Marked {
    var sections = IndexSet()
    var items: [IndexPath] = []
    var reconfigured: [IndexPath] = []
    var needsReload: Bool { !sections.isEmpty || !items.isEmpty }
  }

  /// Items of reloaded sections, and reconfigured items that are also reloaded, are left out.
  func marked(by marks: SnapshotMarks<Section, Item>) -> Marked {
    var marked = Marked()
    marked.sections = IndexSet(marks.reloadedSections.all.compactMap(current.indexOfSection))
    marked.items = marks.reloadedItems.all.compactMap(current.path).filter {
      !marked.sections.contains($0.section)
    }
    marked.reconfigured = marks.reconfiguredItems.all.compactMap(current.path).filter {
      !marked.sections.contains($0.section) && !marked.items.contains($0)
    }
    return marked
  }
}

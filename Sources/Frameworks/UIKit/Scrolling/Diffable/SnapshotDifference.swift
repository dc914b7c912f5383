/// The changes that turn one snapshot into another, as a batch of updates.
///
/// Sections, and the items of a section that both snapshots contain, are compared with the shortest
/// edit script. An item that the script removes in one place and inserts in another is moved, also
/// between sections.
struct SnapshotDifference {
  private(set) var changes = ListChanges()
  /// Whether a table can carry out the changes. A table reloads its data if a row moves out of a
  /// deleted section or into an inserted one, or if more than one section moves.
  private(set) var suitsTables = true

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
    var (gone, come): ([Item: IndexPath], [Item: IndexPath]) = ([:], [:])
    for (index, section) in new.sections.enumerated() {
      let former = old.indexOfSection(section.identifier)
      let items = former.map { old.sections[$0].items } ?? []
      for change in section.items.difference(from: items) {
        switch change {
        case .remove(let offset, let item, _):
          gone[item] = IndexPath(item: offset, section: former ?? 0)
        case .insert(let offset, let item, _):
          come[item] = IndexPath(item: offset, section: index)
        }
      }
    }
    for section in changes.deletedSections {
      for (index, item) in old.sections[section].items.enumerated() {
        gone[item] = IndexPath(item: index, section: section)
      }
    }
    join(gone, come)
  }

  private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) {
    for change in new.difference(from: old).inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): changes.deletedSections.insert(offset)
      case .insert(let offset, _, nil): changes.insertedSections.insert(offset)
      case .insert(let offset, _, let origin?):
        changes.movedSections.append(ListChanges.Move(from: origin, to: offset))
      case .remove: break
      }
    }
    if changes.movedSections.count > 1 { suitsTables = false }
  }

  /// Makes a move of each item that both leaves a place and arrives at one.
  private mutating func join<Item>(_ gone: [Item: IndexPath], _ come: [Item: IndexPath]) {
    for (item, to) in come.sorted(by: { $0.value < $1.value }) {
      if let from = gone[item] {
        changes.moved.append(ListChanges.Move(from: from, to: to))
        let isOutside =
          changes.deletedSections.contains(from.section)
          || changes.insertedSections.contains(to.section)
        if isOutside { suitsTables = false }
      } else if !changes.insertedSections.contains(to.section) {
        changes.inserted.insert(to)
      }
    }
    for (item, from) in gone
    where come[item] == nil && !changes.deletedSections.contains(from.section) {
      changes.deleted.insert(from)
    }
  }
}

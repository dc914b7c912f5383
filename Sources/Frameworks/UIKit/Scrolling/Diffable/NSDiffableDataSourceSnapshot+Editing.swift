// Finds and moves the identifiers of a snapshot. The texts of warnings and exceptions are UIKit's.
// UIKit adds the description of a private object to the exceptions that begin with "Invalid update";
// these exceptions end before it here.
extension NSDiffableDataSourceSnapshot {
  // MARK: Positions

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[item], let section = indexOfSection(home),
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  // MARK: Items

  mutating func insert(
    _ items: [ItemIdentifierType], beside destination: ItemIdentifierType, offset: Int
  ) {
    demandUnique(items, "item")
    guard !items.contains(destination) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Invalid update: destination for insertion operation [\(IdentifierText.one(destination))] "
          + "is in the insertion identifier list for update.")
    }
    demandItem(destination, "section")
    takeOutExisting(items)
    place(items, beside: destination, offset: offset)
  }

  mutating func move(
    _ item: ItemIdentifierType, beside destination: ItemIdentifierType, offset: Int
  ) {
    guard item != destination else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Invalid update: destination for move is the same as the source "
          + "[\(IdentifierText.one(destination))] for update.")
    }
    demandItem(item, "fromIndex")
    demandItem(destination, "toIndex")
    takeOut([item])
    place([item], beside: destination, offset: offset)
  }

  /// Removes items that are about to be inserted, and logs UIKit's warning about them.
  mutating func takeOutExisting(_ items: [ItemIdentifierType]) {
    let existing = items.filter { homes[$0] != nil }
    guard !existing.isEmpty else { return }
    warnOfExisting(existing)
    takeOut(existing)
  }

  mutating func takeOut(_ items: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in items {
      guard let home = homes.removeValue(forKey: item) else { continue }
      gone[home, default: []].insert(item)
    }
    guard !gone.isEmpty else { return }
    for index in sections.indices {
      guard let items = gone[sections[index].identifier] else { continue }
      sections[index].items.removeAll { items.contains($0) }
    }
  }

  mutating func place(_ items: [ItemIdentifierType], in section: Int, at index: Int) {
    sections[section].items.insert(contentsOf: items, at: index)
    for item in items { homes[item] = sections[section].identifier }
  }

  private mutating func place(
    _ items: [ItemIdentifierType], beside destination: ItemIdentifierType, offset: Int
  ) {
    guard let path = path(of: destination) else { return }
    place(items, in: path.section, at: path.item + offset)
  }

  // MARK: Sections

  mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    demandUnique(identifiers, "section")
    let existing = identifiers.filter { indexOfSection($0) != nil }
    guard existing.isEmpty else {
      let count = IdentifierText.Counted(existing, "section")
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Diffable data source detected an attempt to insert or append \(existing.count) "
          + "\(count.existing) in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "\(count.listed)")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  mutating func move(
    _ section: SectionIdentifierType, beside destination: SectionIdentifierType, offset: Int
  ) {
    guard section != destination else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Invalid update: destination for section move is the same as the source "
          + "[\(IdentifierText.one(destination))] for update.")
    }
    let from = demandSection(section, "fromSection")
    let to = demandSection(destination, "toSection")
    let moved = sections.remove(at: from)
    sections.insert(moved, at: (from < to ? to - 1 : to) + offset)
  }

  /// Makes `items` the items of a section, also if another section has them.
  mutating func setItems(_ items: [ItemIdentifierType], of section: SectionIdentifierType) {
    guard let index = indexOfSection(section) else { return }
    takeOut(sections[index].items + items)
    place(items, in: index, at: 0)
  }

  // MARK: Checks

  func demandUnique(_ identifiers: [some Hashable], _ kind: String) {
    let duplicates = IdentifierText.duplicates(in: identifiers)
    guard duplicates.isEmpty else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
          + IdentifierText.set(duplicates))
    }
  }

  func demandSection(_ section: SectionIdentifierType, _ parameter: String) -> Int {
    guard let index = indexOfSection(section) else { raiseNotFound(parameter) }
    return index
  }

  private func demandItem(_ item: ItemIdentifierType, _ parameter: String) {
    guard homes[item] != nil else { raiseNotFound(parameter) }
  }

  private func raiseNotFound(_ parameter: String) -> Never {
    UIKitLog.raise(
      UIKitLog.inconsistency, "Invalid parameter not satisfying: \(parameter) != NSNotFound")
  }

  func demand(_ items: [ItemIdentifierType], for action: String) {
    for item in items where homes[item] == nil {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Attempted to \(action) item identifier that does not exist in the snapshot: "
          + IdentifierText.one(item))
    }
  }

  /// Logs UIKit's warning. A snapshot that is built on another thread logs nothing, because the log
  /// belongs to a device.
  private func warnOfExisting(_ items: [ItemIdentifierType]) {
    let count = IdentifierText.Counted(items, "item")
    let text =
      "Diffable data source detected an attempt to insert or append \(items.count) "
      + "\(count.existing) in the snapshot. The existing \(count.noun) will be moved into place "
      + "instead, but this operation will be more expensive. For best performance, inserted item "
      + "identifiers should always be unique. Set a symbolic breakpoint on "
      + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
      + "debugger. Item \(count.listed)"
    MainActorReach.read { UIKitLog.warn(text) }
  }
}

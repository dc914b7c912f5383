/// The sections and items that a list shows, as unique identifiers in their order.
///
/// An app makes a new snapshot or changes a copy of the current one, and applies it to the diffable
/// data source of a table or collection view, which animates the differences.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Creates a snapshot without sections.
  public init() {}

  /// One section with its items.
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The identifiers to reload or reconfigure when the snapshot is applied, in the order of the
  /// requests.
  var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

  // MARK: Reading

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Raises an exception if the section does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Raises an exception if the section does not exist.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let index = indexOfSection(identifier) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)")
    }
    return sections[index].items
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// The index of an item among the items of all sections; nil if the item does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return sections[..<path.section].map(\.items.count).reduce(0, +) + path.item
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section. If `sectionIdentifier` is nil, the items are added to the
  /// last section. Items that are already in the snapshot are moved, which logs a warning. Raises an
  /// exception if the section does not exist, or if `identifiers` contains an item twice.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty || sectionIdentifier != nil else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "There are currently no sections in the data source. Please add a section first.")
    }
    demandUnique(identifiers, "item")
    let index = sectionIdentifier.map { demandSection($0, "section") } ?? sections.count - 1
    takeOutExisting(identifiers)
    place(identifiers, in: index, at: sections[index].items.count)
  }

  /// Inserts items before an item of any section. Items that are already in the snapshot are moved,
  /// which logs a warning. Raises an exception if `beforeIdentifier` does not exist.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  /// Deletes items. Items that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { takeOut(identifiers) }
  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { (sections, homes) = ([], [:]) }

  /// Moves an item before another item, which may be in another section. Raises an exception if one
  /// of the items does not exist.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Marks items whose cells are replaced when the snapshot is applied. Raises an exception if an
  /// item does not exist.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    demand(identifiers, for: "reload")
    marks.reloadedItems.add(identifiers)
  }
  /// Marks items whose existing cells are configured again when the snapshot is applied. Raises an
  /// exception if an item does not exist.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    demand(identifiers, for: "reconfigure")
    marks.reconfiguredItems.add(identifiers)
  }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems.all }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.reconfiguredItems.all }

  // MARK: Sections

  /// Adds sections after the last one. Raises an exception if a section exists already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Inserts sections. Raises an exception if a section exists already, or if `toIdentifier` does
  /// not exist.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: demandSection(toIdentifier, "insertIndex")) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: demandSection(toIdentifier, "insertIndex") + 1) }

  /// Deletes sections with their items. Sections that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) {
      for item in section.items { homes[item] = nil }
    }
    sections.removeAll { gone.contains($0.identifier) }
  }

  /// Moves a section with its items. Raises an exception if one of the sections does not exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Marks sections whose cells, headers and footers are replaced when the snapshot is applied.
  /// Raises an exception if a section does not exist.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where indexOfSection(identifier) == nil {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Attempted to reload section identifier that does not exist in the snapshot: "
          + IdentifierText.one(identifier))
    }
    marks.reloadedSections.add(identifiers)
  }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.reloadedSections.all }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The identifiers that a snapshot asks to reload or to reconfigure.
struct SnapshotMarks<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  var reloadedSections = OrderedIdentifiers<SectionIdentifier>()
  var reloadedItems = OrderedIdentifiers<ItemIdentifier>()
  var reconfiguredItems = OrderedIdentifiers<ItemIdentifier>()
}

extension SnapshotMarks: Sendable where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}

/// Unique identifiers in the order in which they were added.
struct OrderedIdentifiers<Identifier: Hashable> {
  private(set) var all: [Identifier] = []
  private var known: Set<Identifier> = []

  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where known.insert(identifier).inserted {
      all.append(identifier)
    }
  }
}

extension OrderedIdentifiers: Sendable where Identifier: Sendable {}

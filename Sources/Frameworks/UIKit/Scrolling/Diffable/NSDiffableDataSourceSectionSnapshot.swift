/// The items of one section as a tree. The children of an item are visible if the item is expanded.
///
/// A collection view shows the visible items of the snapshot that is applied to a section of its
/// diffable data source. Matchcut has no outline disclosure, so the app itself expands items and
/// applies the snapshot again.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// Creates a snapshot without items.
  public init() {}
  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  /// An item and the number of its ancestors.
  struct Node {
    var item: ItemIdentifierType
    var level: Int
  }
  /// The items, each followed by its descendants.
  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  // MARK: Reading

  /// All items, each followed by its descendants.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hidden: Int?
    return nodes.compactMap { node in
      if let level = hidden, node.level > level { return nil }
      hidden = expanded.contains(node.item) ? nil : node.level
      return node.item
    }
  }
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// The index of an item in `items`; nil if the item does not exist.
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }
  /// The number of an item's ancestors. This and the following methods raise an exception if the
  /// item does not exist.
  public func level(of item: ItemIdentifierType) -> Int { nodes[demand(item)].level }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    _ = demand(item)
    return expanded.contains(item)
  }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var index: Int? = demand(item)
    while let child = index {
      index = parentIndex(of: child)
      if let index, !expanded.contains(nodes[index].item) { return false }
    }
    return true
  }
  /// The parent of an item; nil if the item is a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parentIndex(of: demand(child, "Child item identifier does")).map { nodes[$0].item }
  }
  /// The descendants of an item, with or without the item itself, as a snapshot of their own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let start = demand(parent, "Parent item identifier does")
    let range = (includingParent ? start : start + 1)..<end(of: start)
    let root = nodes[start].level + (includingParent ? 0 : 1)
    var part = Self()
    part.nodes = nodes[range].map { Node(item: $0.item, level: $0.level - root) }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  // MARK: Changing

  /// Adds items after the last child of `parent`, or after the last root if `parent` is nil. Raises
  /// an exception if an item exists already, or if the parent does not exist.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard !items.isEmpty else { return }
    guard let parent else { return insert(leaves(items), at: nodes.count, level: 0) }
    let index = demand(parent, "Parent item identifier does")
    insert(leaves(items), at: end(of: index), level: nodes[index].level + 1)
  }
  /// Inserts items before an item, among its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(snapshot(items), before: item)
  }
  /// Inserts items after an item and its descendants, among its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(snapshot(items), after: item)
  }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard !snapshot.nodes.isEmpty else { return }
    let index = demand(item, "Item identifier to insert before does")
    insert(snapshot.nodes, at: index, level: nodes[index].level)
    expanded.formUnion(snapshot.expanded)
  }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard !snapshot.nodes.isEmpty else { return }
    let index = demand(item, "Item identifier to insert after does")
    insert(snapshot.nodes, at: end(of: index), level: nodes[index].level)
    expanded.formUnion(snapshot.expanded)
  }

  /// Deletes items with their descendants. Raises an exception if an item does not exist.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) {
      UIKitLog.raise(
        UIKitLog.inconsistency, "Failed to find index of item \(IdentifierText.one(item))")
    }
    for item in items {
      guard let index = index(of: item) else { continue }
      nodes.removeSubrange(index..<end(of: index))
    }
    expanded.formIntersection(self.items)
  }
  public mutating func deleteAll() { (nodes, expanded) = ([], []) }

  /// Expands items. Items that do not exist are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces the descendants of an item. Raises an exception if the item does not exist.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let index = demand(parent, "Parent item identifier does")
    nodes.removeSubrange(index + 1..<end(of: index))
    expanded.formIntersection(items)
    insert(snapshot.nodes, at: index + 1, level: nodes[index].level + 1)
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: The tree

  private func leaves(_ items: [ItemIdentifierType]) -> [Node] {
    items.map { Node(item: $0, level: 0) }
  }

  private func snapshot(_ items: [ItemIdentifierType]) -> Self {
    var made = Self()
    made.nodes = leaves(items)
    return made
  }

  private mutating func insert(_ new: [Node], at index: Int, level: Int) {
    let known = Set(items)
    let duplicates = new.map(\.item).filter(known.contains)
    let all = duplicates + IdentifierText.duplicates(in: new.map(\.item))
    guard all.isEmpty else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + IdentifierText.set(all))
    }
    nodes.insert(
      contentsOf: new.map { Node(item: $0.item, level: $0.level + level) }, at: index)
  }

  /// The index after an item's last descendant.
  private func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
  }

  private func parentIndex(of index: Int) -> Int? {
    nodes[..<index].lastIndex { $0.level < nodes[index].level }
  }

  private func demand(
    _ item: ItemIdentifierType, _ what: String = "Item identifier does"
  ) -> Int {
    guard let index = index(of: item) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "\(what) not exist in section snapshot: \(IdentifierText.one(item))")
    }
    return index
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

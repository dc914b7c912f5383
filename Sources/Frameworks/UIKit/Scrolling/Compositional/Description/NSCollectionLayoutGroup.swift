/// A row, a column or another arrangement of items. A section repeats its group until all items of
/// the section have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Items that follow each other along an axis. With a count, the group has exactly so many
    /// items. If `isEqual` is true, each of them has an equal part of the group's length.
    case line(ScrollAxis, count: Int?, isEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  let arrangement: Arrangement

  private init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) {
    (subitems, self.arrangement) = (items, arrangement)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A row of items, from the leading edge. The items are repeated while they fit in the row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, subitems) }
  /// A column of items, from the top edge. The items are repeated while they fit in the column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, subitems) }

  /// A row in which an item of its own size is repeated `count` times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeated(.horizontal, layoutSize, subitem, count, isEqual: false)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeated(.vertical, layoutSize, subitem, count, isEqual: false)
  }

  /// A row of `count` items, each of which has an equal part of the row's width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeated(.horizontal, layoutSize, subitem, count, isEqual: true)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeated(.vertical, layoutSize, subitem, count, isEqual: true)
  }

  /// A group whose items have the frames that `itemProvider` returns, in the coordinate system of the
  /// group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  public let subitems: [NSCollectionLayoutItem]
  /// The space between the items; nil by default, which means no space.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  private static func line(
    _ axis: ScrollAxis, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    guard !items.isEmpty else {
      UIKitLog.raise(UIKitLog.inconsistency, "At least 1 subitem is required for a group")
    }
    return NSCollectionLayoutGroup(size, items, .line(axis, count: nil, isEqual: false))
  }

  private static func repeated(
    _ axis: ScrollAxis, _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem,
    _ count: Int, isEqual: Bool
  ) -> NSCollectionLayoutGroup {
    guard count >= 1 else {
      let name = axis == .horizontal ? "horizontal" : "vertical"
      UIKitLog.raise(
        UIKitLog.inconsistency, "A repeating \(name) group should specify a count >= 1")
    }
    return NSCollectionLayoutGroup(size, [item], .line(axis, count: count, isEqual: isEqual))
  }
}

/// Returns the frames of the items of a custom group, in the coordinate system of the group. The
/// container of the environment is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let frame: CGRect
  /// The position in the stacking order; 0 by default.
  public let zIndex: Int

  public init(frame: CGRect) { (self.frame, zIndex) = (frame, 0) }
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

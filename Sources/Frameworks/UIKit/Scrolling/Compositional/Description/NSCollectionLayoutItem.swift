/// An item of a compositional layout: the place of one cell, or a group of items.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let layoutSize: NSCollectionLayoutSize
  /// Views that are attached to the item, such as a badge.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize) {
    (self.layoutSize, supplementaryItems) = (layoutSize, [])
  }
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems) }

  /// The insets of the cell in the item's size; zero by default. An inset along an axis whose length
  /// is estimated has no effect.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside the item; nil by default, which means no space.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A view that is attached to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The point of the item or group to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view at the container's anchor. If it is nil, it has the edges of the
  /// container's anchor.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the stacking order; 1 by default.
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, footer or other view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// The distance from the place that `alignment` determines, in points.
  public let offset: CGPoint
  /// Whether the view is outside the section's content, so that the section is longer; true by
  /// default.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is visible; false by default.
  open var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The position in the stacking order; 0 by default.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A decoration that is as large as its section. The layout makes the view from the class that is
  /// registered for the kind.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

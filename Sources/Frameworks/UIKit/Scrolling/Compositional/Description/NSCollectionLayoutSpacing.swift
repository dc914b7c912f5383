/// The space between items, or beside an item, in points.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The length of fixed space, or the minimum length of flexible space.
  public let spacing: CGFloat
  private let isSpring: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isSpring) = (spacing, isFlexible)
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Space that also takes an equal part of the length that the items leave.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  open var isFixed: Bool { !isSpring }
  open var isFlexible: Bool { isSpring }
}

/// The space outside the edges of an item. Nil means no space.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  func before(_ axis: ScrollAxis) -> NSCollectionLayoutSpacing? {
    axis == .vertical ? top : leading
  }
  func after(_ axis: ScrollAxis) -> NSCollectionLayoutSpacing? {
    axis == .vertical ? bottom : trailing
  }
}

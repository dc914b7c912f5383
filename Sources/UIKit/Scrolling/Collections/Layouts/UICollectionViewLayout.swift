/// Says where the elements of a collection stand. Subclass it; the base places nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The class that the layout makes its attributes of.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Places

  /// Before anything is asked, after every invalidation; overrides call super.
  open func prepare() {}
  /// Every element that touches `rect`, in the collection's coordinates; in any order.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// How far the content goes; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Invalidation

  /// Has the layout prepared anew before the next frame.
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext(everything: true))
  }
  /// Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    host?.setNeedsLayout()
  }
  /// Whether new bounds, also those of scrolling, invalidate the layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Scrolling

  /// Where a drag that ends is to rest; where it would by default. Points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content is to stand after an update or with a new layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Before a batch of updates is animated; overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    arriving = Set(updateItems.compactMap { $0.isArrival ? $0.indexPathAfterUpdate : nil })
  }
  /// In the animation of the batch, after everything stands in its new place; overrides call super.
  open func finalizeCollectionViewUpdates() {
    arriving = []
  }
  /// Where an item begins that comes into sight in an update: one that is inserted fades in, by
  /// default; nil is its old place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard arriving.contains(itemIndexPath) else { return nil }
    return faded(layoutAttributesForItem(at: itemIndexPath))
  }
  /// Where an item ends that goes out of sight in an update; one that is deleted fades out, by
  /// default. Asked after the update, of a place before it.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.duplicate()
    copy?.alpha = 0
    return copy
  }

  // MARK: Changing layouts and bounds

  // Each of these does nothing by default.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Inner workings

  /// The collection that uses it.
  weak var host: UIScrollView?
  var needsPrepare = true
  private var arriving: Set<IndexPath> = []
}

/// What an invalidation touches.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  init(everything: Bool) {
    invalidateEverything = everything
    super.init()
  }

  /// Whether everything is to be asked anew.
  open private(set) var invalidateEverything = false
  /// Whether the counts are to be asked anew; false by default.
  open private(set) var invalidateDataSourceCounts = false
  /// Moves the content by so much; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
}

/// One change of a batch of updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }
  /// Nil for what is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// Nil for what is deleted.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from: IndexPath?, to: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, from, to)
    super.init()
  }

  var isArrival: Bool { updateAction == .insert || updateAction == .reload }
}

/// Determines the positions of a collection's elements. This is an abstract base class; it has no
/// elements itself.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Layout attributes

  /// Called after every invalidation, before the layout is queried. Overrides must call super.
  open func prepare() {}
  /// The attributes of all elements that intersect `rect`, in any order. `rect` is in the
  /// collection's coordinate system.
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
  /// The collection view that uses the layout; nil if there is none.
  open var collectionView: UICollectionView? { host as? UICollectionView }
  /// The size of the content; zero by default.
  open var collectionViewContentSize: CGSize { .zero }
  /// Whether UIKit mirrors the layout in a right-to-left layout; false by default. Matchcut does not
  /// read the property.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Requests that the layout is prepared again before the next tick.
  open func invalidateLayout() {
    let context = Self.newContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Invalidates the layout, and changes the content's size and offset immediately by the context's
  /// adjustments. Overrides must call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    guard let host else { return }
    host.setNeedsLayout()
    let (size, move) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if size != .zero {
      host.contentSize.width += size.width
      host.contentSize.height += size.height
    }
    if move != .zero {
      let old = host.contentOffset
      host.contentOffset = CGPoint(x: old.x + move.x, y: old.y + move.y)
    }
  }
  /// Whether a change of the bounds invalidates the layout; false by default. Scrolling changes the
  /// origin of the bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    Self.newContext()
  }

  /// Whether the attributes that a cell prefers invalidate the layout; false by default. Called
  /// while the collection view places a cell whose preferred attributes have a different size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    Self.newContext()
  }
  /// Whether the collection view asks its cells for the attributes that they prefer.
  var asksCells: Bool { true }

  // MARK: Scrolling

  /// The content offset at which the content comes to rest after a drag; the proposed offset by
  /// default. `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The content offset after an update or after a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Called before a batch of updates is animated. Overrides must call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    arriving = Set(updateItems.compactMap { $0.isArrival ? $0.indexPathAfterUpdate : nil })
  }
  /// Called inside the batch's animation, after all elements have been placed. Overrides must call
  /// super.
  open func finalizeCollectionViewUpdates() {
    arriving = []
  }
  /// The initial attributes of an item that becomes visible in an update. Nil means that the item
  /// starts at the position that it had before the update. By default, an inserted item fades in.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard arriving.contains(itemIndexPath) else { return nil }
    return faded(layoutAttributesForItem(at: itemIndexPath))
  }
  /// The final attributes of an item that becomes invisible in an update. By default, a deleted
  /// item fades out. This method is called after the update, but `itemIndexPath` is the index path
  /// before the update.
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

  // MARK: Decoration views

  /// Registers the class of a kind of decoration views; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = type.map { type in { type.made(registeredAt: $0) } }
  }
  /// Registers a nib whose only object is the decoration view; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { frame in
        let view: UICollectionReusableView = nib.made(elementKind)
        view.frame = frame
        return view
      }
    }
  }

  /// A new decoration view. Raises an exception if its kind is not registered.
  func newDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView {
    guard let view = decorations[kind]?(frame) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
          + "connect a prototype in a storyboard")
    }
    return view
  }
  private var decorations: [String: (CGRect) -> UICollectionReusableView] = [:]

  // MARK: Changing layouts and bounds

  // These methods do nothing by default. The last two methods are called in the animation block in
  // which the collection's bounds have changed, before and after the elements are placed
  // (facts J.13).
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Lists

  /// The place of an element in its list; nil if its section is no list.
  func listPlacing(of key: ElementKey) -> ListPlacing? { nil }

  // MARK: Swipe actions

  /// Whether rows have swipe actions, and the actions of a row.
  var hasSwipeActions: Bool { false }
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? { nil }

  // MARK: Scroll views in the collection view

  /// The scroll view that contains the element's view; nil if it is the collection view itself.
  func scroller(of key: ElementKey) -> UIScrollView? { nil }
  /// The frame at which the collection view shows an element.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
  /// Called before the collection view places the visible elements.
  func willPlaceElements() {}

  // MARK: Implementation

  /// A context of the class `invalidationContextClass`.
  private static func newContext() -> UICollectionViewLayoutInvalidationContext {
    guard invalidationContextClass != UICollectionViewLayoutInvalidationContext.self else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return NewObject.of(invalidationContextClass) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// The collection that uses the layout.
  weak var host: UIScrollView?
  var needsPrepare = true
  private var arriving: Set<IndexPath> = []
}

/// Describes what an invalidation affects.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// Whether the collection view must read all attributes again.
  open fileprivate(set) var invalidateEverything = false
  /// Whether the collection view must read the counts of sections and items again; false by
  /// default.
  open private(set) var invalidateDataSourceCounts = false
  /// By how much the content's offset and size change when the layout is invalidated, in points;
  /// zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
}

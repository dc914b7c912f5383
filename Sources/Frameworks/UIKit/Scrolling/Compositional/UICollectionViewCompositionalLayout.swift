/// A layout that is described by sections, groups and items (facts J.16).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// All sections have the same description.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }
  /// The provider describes each section whenever the layout is computed.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Creates a layout without sections, because an archive cannot contain descriptions.
  public required init?(coder: NSCoder) {
    (provider, configuration) =
      ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
    super.init(coder: coder)
  }

  let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// The direction of scrolling, and what surrounds all sections. A changed configuration takes
  /// effect when it is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    solveIfNeeded()
  }

  open override var collectionViewContentSize: CGSize { solution.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { places(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { place(of: ElementKey(indexPath: indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    place(of: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    place(of: ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  /// Returns true if the size changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != solution.viewSize || solution.hasPinned
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      needsSolution = true
      collectionView?.items.forgetPreferences()
    }
    super.invalidateLayout(with: context)
  }

  /// Returns true if a view prefers another length along an axis whose length is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let free = originalAttributes.freeAxes ?? FreeAxes()
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return (free.width && new.width != old.width) || (free.height && new.height != old.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.key] = preferredAttributes.size
    needsSolution = true
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    if host == nil { removeScrollers() }
  }

  // MARK: Implementation

  var solution = CompositionalSolution()
  var needsSolution = true
  /// The sizes that views have preferred. After an update, a size is only an estimate for the
  /// element that now has the key; its view is asked again when it is placed.
  var preferredSizes: [ElementKey: CGSize] = [:]
  /// The scroll views of sections that scroll across the layout.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The items that the sections' handlers have been given, and what the handlers were given last.
  var visibleItems: [ElementKey: VisibleLayoutItem] = [:]
  var handledPlaces: [Int: CGRect] = [:]

  override func scroller(of key: ElementKey) -> UIScrollView? { scrollerView(of: key) }
  override func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    scrolledFrame(attributes)
  }
  override func willPlaceElements() { callHandlers() }
  override var hasSwipeActions: Bool { listsHaveSwipeActions }
  override func swipeActions(
    at path: IndexPath, leading: Bool
  ) -> UISwipeActionsConfiguration? { listSwipeActions(at: path, leading: leading) }
  override func listPlacing(of key: ElementKey) -> ListPlacing? { placingInList(key) }
  override func newDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView {
    kind == Self.listBackgroundKind
      ? ListBackgroundView(frame: frame) : super.newDecoration(kind, frame: frame)
  }
}

/// Describes a section; nil is allowed only for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> NSCollectionLayoutSection?

/// The direction of scrolling of a compositional layout, and what surrounds its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// The direction of scrolling; `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// Headers, footers and other views at the edges of the layout; empty by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the sections' content insets are added to; `.safeArea` by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A compositional layout whose elements have places.
struct CompositionalSolution {
  var sections: [SolvedSection] = []
  var boundaries: [SolvedSection.Element] = []
  var contentSize = CGSize.zero
  /// The size of the collection view for which the layout was solved.
  var viewSize = CGSize.zero
  var axis = ScrollAxis.vertical
  var descriptions: [NSCollectionLayoutSection?] = []
  var environment: LayoutEnvironment?
  var hasPinned = false
}

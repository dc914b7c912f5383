/// Places items side by side in lines, one line after another. Sections follow each other, each
/// with a header and a footer.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The estimated size of cells that determine their own size without an estimate of the app.
  /// Before a cell has been asked, its item has the size `itemSize` (unverified).
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // If the delegate returns a value for one of the following properties, UIKit uses that value
  // instead of the property's.

  /// The minimum distance between lines; 10 points by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the items of a line; 10 points by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items; 50 × 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items; zero by default. If it is not zero, each item that becomes visible
  /// receives the size that its cell prefers (facts J.12).
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction of scrolling; `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers. If the size is zero (the default), there are no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Insets around the items of each section; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether a header stays visible while its section is visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  open override func prepare() {
    super.prepare()
    measure()
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { places(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { itemPlace(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edgePlace(elementKind, indexPath) }

  /// Returns true if the length of a line changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isOther = lineLength(newBounds.size) != lineLength
    return isOther || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  // MARK: Cells that determine their size

  override var asksCells: Bool { estimatedItemSize != .zero }

  /// Returns true if the cell of an item prefers another size and there is an estimated size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksCells && originalAttributes.key.category == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { collectionView?.items.forgetPreferences() }
    super.invalidateLayout(with: context)
  }

  /// The sizes that cells have preferred. After an update, a size is only an estimate for the item
  /// that is now at the index path; the item's cell is asked again when it is placed.
  var preferredSizes: [IndexPath: CGSize] = [:]

  var sections: [FlowSection] = []
  var contentSize = CGSize.zero
  /// The length of a line in the most recent computation of the layout.
  var lineLength: CGFloat = 0
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

/// Provides sizes and spacings per item and per section. All methods are optional. The values that
/// these methods return override the layout's properties.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

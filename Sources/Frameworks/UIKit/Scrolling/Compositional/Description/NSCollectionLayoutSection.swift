/// A section of a compositional layout: a group that is repeated, with space, headers and
/// backgrounds around the groups.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  let group: NSCollectionLayoutGroup
  /// The list that the section shows; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The padding above the header, in points.
  var headerPadding: CGFloat = 0

  /// The space around the groups; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// What the content insets are added to; `.automatic` by default, which means the reference of the
  /// layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the groups scroll across the layout's direction of scrolling; `.none` by
  /// default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the section's edges; empty by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What limits the width of headers and footers; `.automatic` by default, which means the content
  /// insets of the section.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are inset like the groups; true by default.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section; empty by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called before each layout in which the section is visible, with the visible items, the
  /// section's content offset, and the environment. The closure may change the items' places and
  /// appearance; nil by default.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// What a section's content insets are added to.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How the groups of a section scroll across the layout's direction of scrolling.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups follow the layout's direction of scrolling.
  case none
  case continuous
  /// The content comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The content comes to rest at multiples of the collection view's width.
  case paging
  /// A drag moves by at most one group.
  case groupPaging
  /// A drag moves by at most one group, and the group comes to rest in the middle.
  case groupPagingCentered
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A visible item of a section, whose place and appearance can be changed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform3D: CATransform3D { get set }
  /// Always nil.
  var name: String? { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// A visible item that changes layout attributes.
final class VisibleLayoutItem: NSObject, NSCollectionLayoutVisibleItem, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()
  let attributes: UICollectionViewLayoutAttributes
  /// The solved frame that the attributes started with.
  let solved: CGRect

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    (self.attributes, solved) = (attributes, attributes.frame)
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String? { nil }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}

/// The position and appearance of one cell or supplementary view of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Creates attributes with default values: position and size are zero, and the element is opaque
  /// and at index 0.
  public override required init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (self.indexPath, kind, category) = (indexPath, elementKind, .supplementaryView)
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, self.kind, category) = (indexPath, kind, .decorationView)
  }

  open var indexPath = IndexPath(item: 0, section: 0)
  /// The bounding box of the transformed element, in the collection's coordinate system.
  open var frame: CGRect {
    get {
      let own = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return own.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform3D = CATransform3DIdentity
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity; 1 by default.
  open var alpha: CGFloat = 1
  /// The position in the stacking order; 0 by default.
  open var zIndex = 0
  /// Whether the element is hidden. No view is created for a hidden element.
  open var isHidden = false

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind.isEmpty ? nil : kind }

  /// Returns a copy. Subclasses that store additional values override this method and call super.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.center, copy.size) = (indexPath, center, size)
    (copy.transform3D, copy.alpha, copy.zIndex) = (transform3D, alpha, zIndex)
    (copy.isHidden, copy.kind, copy.category) = (isHidden, kind, category)
    (copy.freeAxes, copy.listPlacing, copy.fill) = (freeAxes, listPlacing, fill)
    return copy
  }

  /// Whether `object` has the same values. The collection view does not apply attributes that are
  /// equal to those that it applied last (facts J.14), so subclasses that store additional values
  /// override this method and call super.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || MainActorReach.read { hasValues(of: other) } ?? false
  }
  nonisolated open override var hash: Int { MainActorReach.read { key.hashValue } ?? 0 }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    key == other.key && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && listPlacing == other.listPlacing && fill == other.fill
  }

  /// A copy that has the same class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
  }

  /// Assigns the attributes to the element `key`.
  func identify(as key: ElementKey) {
    (indexPath, kind, category) = (key.indexPath, key.kind, key.category)
  }

  /// The axes along which the view determines its length; nil if the layout does not say.
  var freeAxes: FreeAxes?
  /// The place in a list layout; nil in other layouts.
  var listPlacing: ListPlacing?
  /// The colour of a list's background view.
  var fill: UIColor?

  private(set) var kind = ""
  private(set) var category = ElementKey.Category.cell
  var key: ElementKey { ElementKey(category: category, kind: kind, indexPath: indexPath) }
}

/// The axes along which a view determines its length.
struct FreeAxes: Equatable, Sendable {
  var width = false
  var height = false

  func without(_ axis: ScrollAxis) -> FreeAxes {
    FreeAxes(width: width && axis != .horizontal, height: height && axis != .vertical)
  }
}

/// Identifies an element of a collection, with its kind.
struct ElementKey: Hashable, Comparable {
  enum Category: Int {
    case cell, supplementaryView, decorationView
  }
  var category = Category.cell
  var kind = ""
  var indexPath: IndexPath

  static func < (a: Self, b: Self) -> Bool {
    (a.category.rawValue, a.kind, a.indexPath) < (b.category.rawValue, b.kind, b.indexPath)
  }
}

/// Places elements between their positions in two layouts, according to the progress of an
/// interactive change of the layout.
///
/// Subclasses may store additional values with `updateValue(_:forAnimatedKey:)`, or override the
/// methods that return attributes.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// Creates a layout without elements, because an archive does not contain the current layout and
  /// the next layout.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout

  /// The progress of the change of layouts, from 0 (the default) for the current layout to 1 for
  /// the next layout. After setting the progress, call `invalidateLayout()`, so that the new
  /// progress takes effect.
  open var transitionProgress: CGFloat = 0

  /// Stores a value that the app has computed for the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animated[key] = value }
  /// The value that was most recently stored for `key`; 0 by default (unverified).
  open func value(forAnimatedKey key: String) -> CGFloat { animated[key] ?? 0 }
  private var animated: [String: CGFloat] = [:]

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where layout.needsPrepare {
      layout.needsPrepare = false
      layout.prepare()
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything else { return }
    currentLayout.invalidateLayout(with: context)
    nextLayout.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  /// The attributes of the elements that are visible in at least one of the two layouts, at that
  /// layout's content offset. The attributes are sorted by index path. Unverified: that UIKit also
  /// leaves out elements that are visible only at positions between the two layouts.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let now = offset
    let seen = [(currentLayout, offsets.start), (nextLayout, offsets.end)].flatMap {
      layout, offset in
      layout.layoutAttributesForElements(
        in: rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)) ?? []
    }
    return Set(seen.map(\.key)).sorted().compactMap { place($0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { place(ElementKey(indexPath: indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    place(ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    place(ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  // MARK: Between the layouts

  /// The content offsets with the current layout and with the next layout.
  var offsets = (start: CGPoint.zero, end: CGPoint.zero)
  var offset: CGPoint {
    CGPoint(x: between(offsets.start.x, offsets.end.x), y: between(offsets.start.y, offsets.end.y))
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// The element's attributes, interpolated between the two layouts. The attributes have the class
  /// that the current layout uses or, if only the next layout contains the element, the class that
  /// the next layout uses. An element that only one layout contains fades in or out (unverified).
  private func place(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    guard let start = from ?? to, let end = to ?? from else { return nil }
    let place = start.duplicate()
    place.center = CGPoint(
      x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
    place.size = CGSize(
      width: between(start.size.width, end.size.width),
      height: between(start.size.height, end.size.height))
    place.transform3D = TransformSpan(from: start.transform3D, to: end.transform3D)(
      transitionProgress)
    place.alpha = between(from == nil ? 0 : start.alpha, to == nil ? 0 : end.alpha)
    place.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
    place.isHidden = start.isHidden && end.isHidden
    return place
  }
}

extension UICollectionViewLayout {
  /// The attributes of a cell, supplementary view or decoration view.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }
}

/// A reusable view of a collection: a cell, header or footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier with which the view was registered; nil for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The key of the view's reuse pool. The key consists of the kind of view and the identifier.
  var poolKey: String?

  /// Called before the view is reused; does nothing by default. Overrides must call super.
  open func prepareForReuse() {}
  /// Applies the layout attributes that a subclass of `UICollectionViewLayoutAttributes` adds; does
  /// nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes that the view prefers. By default, these are `layoutAttributes` with the
  /// size that the constraints of the view and of a cell's content determine (facts J.12). If there
  /// are no constraints, the size does not change (unverified).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let cell = self as? UICollectionViewCell
    let content = cell?.contentView
    if let free = layoutAttributes.freeAxes,
      let size = cell?.configuredSize(layoutAttributes.size, free)
    {
      layoutAttributes.size = size
      return layoutAttributes
    }
    let hasConstraints = !constraints.isEmpty || content?.constraints.isEmpty == false
    if let free = layoutAttributes.freeAxes {
      layoutAttributes.size = preferredSize(
        layoutAttributes.size, free, hasConstraints: hasConstraints)
      return layoutAttributes
    }
    guard hasConstraints else { return layoutAttributes }
    layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
  /// The size that the view prefers along the free axes, at the given length along the others. A view
  /// without constraints returns its `sizeThatFits(_:)`.
  private func preferredSize(
    _ size: CGSize, _ free: FreeAxes, hasConstraints: Bool
  ) -> CGSize {
    guard free != FreeAxes() else { return size }
    let fitting =
      hasConstraints
      ? systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: free.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: free.height ? .fittingSizeLevel : .required)
      : sizeThatFits(size)
    return CGSize(
      width: free.width ? fitting.width : size.width,
      height: free.height ? fitting.height : size.height)
  }
  /// The size of the attributes that the view preferred when it was most recently asked; nil if it
  /// has to be asked.
  var askedSize: CGSize?
  // These methods do nothing by default.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// A copy of the attributes that were applied last; nil if attributes have to be applied.
  var taken: UICollectionViewLayoutAttributes?
  /// The origin of the scroll view that contains the view, in the collection view's coordinate
  /// system; zero if the collection view itself contains the view.
  var containerOrigin = CGPoint.zero { didSet { if containerOrigin != oldValue { taken = nil } } }

  /// The view's place in a list layout; nil in other layouts.
  var listPlacing: ListPlacing? { didSet { listPlacingChanged() } }
  /// Called when the place in a list layout has changed.
  func listPlacingChanged() {}

  /// Sets the properties that all layout attributes have, such as the frame, then calls
  /// `apply(_:)`. Attributes that are equal to those that were applied last are not applied again,
  /// so the view keeps values that the app has set since then (facts J.14).
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard taken != attributes else { return }
    taken = attributes.duplicate()
    if bounds.size != attributes.size { bounds.size = attributes.size }
    let place = CGPoint(
      x: attributes.center.x - containerOrigin.x, y: attributes.center.y - containerOrigin.y)
    if center != place { center = place }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if listPlacing != attributes.listPlacing { listPlacing = attributes.listPlacing }
    apply(attributes)
  }
}

// Creates a collection's views from a class that is known only at run time. See
// `UITableViewCell+Registration.swift`.
extension UICollectionReusableView {
  @_silgen_name("matchcut_UICollectionReusableView_made")
  convenience init(registeredAt frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("matchcut_UICollectionReusableView_made")
  static func made(registeredAt frame: CGRect) -> UICollectionReusableView
}

/// A view that a collection reuses: a cell, a header, a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What registered it; nil for a view that is not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The key of its reuse pool: the identifier, separate for every kind of view.
  var poolKey: String?

  /// Before the collection gives it out again; does nothing by default, overrides call super.
  open func prepareForReuse() {}
  /// Takes the values that only this class knows of; does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// What the view would rather have; what it is given by default.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  // Each of these does nothing by default.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Takes the place that the layout gives.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}

// How a collection makes views of a class that is known only when the program runs: see
// `UITableViewCell+Making.swift`.
extension UICollectionReusableView {
  @_silgen_name("matchcut_UICollectionReusableView_made")
  convenience init(registeredAt frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("matchcut_UICollectionReusableView_made")
  static func made(registeredAt frame: CGRect) -> UICollectionReusableView
}

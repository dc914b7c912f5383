/// A view that shows an image.
///
/// The image goes into the layer as it is; `contentMode` says how it fills the bounds. A template
/// image is shown in the tint colour.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as `image`.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.highlightedImage = highlightedImage
    self.image = image
    // Observers do not run in an initialiser.
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Nil by default.
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }
  /// Shown while highlighted; nil by default, for `image`.
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var isHighlighted = false { didSet { show() } }

  /// The image's size; `noIntrinsicMetric` twice without one.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// The image's size, or the current one without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The tint colour may come from the new superview.
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageChanged(from old: UIImage?) {
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
    show()
  }

  private func show() {
    guard let shown else {
      layer.contents = nil
      return
    }
    let isTemplate = shown.renderingMode == .alwaysTemplate
    layer.contentsScale = shown.scale
    guard isTemplate else {
      layer.contents = shown.cgImage
      return
    }
    // The view's own traits, whoever asks: a dynamic tint must not come out as for others.
    let tint = tintColor.resolvedColor(with: traitCollection)
    layer.contents = shown.withTintColor(tint).cgImage
  }
}

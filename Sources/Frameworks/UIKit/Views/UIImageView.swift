/// A view that shows an image.
///
/// The image is the contents of the layer, and `contentMode` determines how it fills the bounds. A
/// template image is drawn in the tint colour.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view that has the size of `image`.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.highlightedImage = highlightedImage
    self.image = image
    // `didSet` does not run in an initialiser, so the image is shown here.
    show()
  }

  override var standardTraits: UIAccessibilityTraits { .image }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; nil by default.
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }
  /// The image that is shown while the view is highlighted. If the highlighted image is nil (the
  /// default), `image` is shown.
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var isHighlighted = false { didSet { show() } }

  /// The image's size; `noIntrinsicMetric` in both directions if there is no image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// The image's size, or the view's current size if there is no image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The tint colour may be inherited from the new superview.
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageChanged(from old: UIImage?) {
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
    show()
  }

  override func sizeChanged(from old: CGSize) {
    super.sizeChanged(from: old)
    if shown?.tiles == true { show() }
  }

  open override var contentMode: ContentMode {
    didSet { if shown?.tiles == true { show() } }
  }

  private func show() {
    guard let shown else {
      layer.contents = nil
      return
    }
    layer.contentsScale = shown.scale
    // The tint colour is resolved with the view's own traits, whatever the current traits are.
    let isTemplate = shown.renderingMode == .alwaysTemplate
    let pixels =
      isTemplate
      ? shown.withTintColor(tintColor.resolvedColor(with: traitCollection)).upright
      : shown.upright
    // Core Animation can stretch the part between the edges, but cannot repeat it.
    let repeats = shown.tiles && contentMode.gravity == .resize
    let tiled = repeats ? pixels.flatMap { shown.resized($0, to: bounds.size) } : nil
    layer.contents = tiled ?? pixels
    let newCenter = tiled == nil ? shown.center : UIImage.whole
    guard newCenter != stretchedPart else { return }
    stretchedPart = newCenter
    layer.contentsCenter = newCenter
  }

  /// The part of the layer's contents that this view has chosen to stretch. A part that the app has
  /// set on the layer is not changed by images that are not resizable.
  private var stretchedPart = UIImage.whole
}

/// A view that shows an image.
///
/// The image is the contents of the layer, and `contentMode` determines how it fills the bounds. A
/// template image is drawn in the tint colour. An animated image, and `animationImages` after
/// `startAnimating()`, are shown as a film on the device's clock.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view that has the size of `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    // `didSet` does not run in an initialiser, so the image is shown here.
    show()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.highlightedImage = highlightedImage
    self.image = image
    show()
  }

  override var standardTraits: UIAccessibilityTraits { .image }
  override var standardLabel: String? { image?.spokenName }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Whether the image becomes larger with the accessibility sizes of text; false by default. The
  /// value is stored, but Matchcut does not enlarge the image.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The image; nil by default.
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }
  /// The image that is shown while the view is highlighted. If the highlighted image is nil (the
  /// default), `image` is shown.
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var isHighlighted = false {
    didSet {
      show()
      if isHighlighted != oldValue { play() }
    }
  }
  /// The configuration of a symbol image. Values that the image itself specifies have priority
  /// (unverified).
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// The image's size; `noIntrinsicMetric` in both directions if there is no image.
  open override var intrinsicContentSize: CGSize {
    configured(image)?.size ?? super.intrinsicContentSize
  }

  /// The insets of the image; zero if there is no image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The image's size, or the view's current size if there is no image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(image)?.size ?? bounds.size
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The tint colour may be inherited from the new superview.
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  private var shown: UIImage? { configured(isHighlighted ? highlightedImage ?? image : image) }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let preferred = preferredSymbolConfiguration, let own = image?.symbolConfiguration else {
      return image
    }
    return image?.withConfiguration(preferred.applying(own))
  }

  private func imageChanged(from old: UIImage?) {
    if old?.size != image?.size || old?.alignmentRectInsets != image?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
    show()
    if playing != .own, shown?.frames != nil { playing = .own }
    if playing == .own { play() }
  }

  // MARK: Films

  /// The images that `startAnimating()` shows in turn; nil by default. Setting this property stops
  /// the film.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images that are shown in turn while the view is highlighted; nil by default.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The time in which all images are shown once, in seconds. If it is 0 (the default), each image is
  /// shown for a thirtieth of a second.
  open var animationDuration: TimeInterval = 0
  /// How often the film is shown. If it is 0 (the default), the film has no end.
  open var animationRepeatCount = 0

  /// Whether a film is shown: that of `startAnimating()` or that of an animated image.
  open var isAnimating: Bool {
    film != nil && (end.map { World.current.clock.now < $0 } ?? true)
  }

  /// Shows `animationImages` in turn, from the first one. After the last round, the view shows its
  /// image again. Outside a window, the film begins when the view enters a window.
  open func startAnimating() {
    playing = animationImages == nil && highlightedAnimationImages == nil ? .own : .started
    end = nil
    play()
  }

  open func stopAnimating() {
    playing = .stopped
    layer.removeAnimation(forKey: Self.filmKey)
  }

  /// Which film is shown.
  private enum Playing {
    /// The film of an animated image.
    case own
    /// `animationImages`.
    case started
    case stopped
  }
  private var playing = Playing.own
  /// The time at which the film ends; nil if it has no end or has not begun.
  private var end: Double?
  private static let filmKey = "film"

  private var film: UIImage.Frames? {
    switch playing {
    case .own: return shown?.frames
    case .stopped: return nil
    case .started:
      let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      guard let own, !own.isEmpty else { return nil }
      let usual = Double(own.count) * UIImage.usualFrameDuration
      return UIImage.Frames(
        images: own, duration: animationDuration > 0 ? animationDuration : usual)
    }
  }

  /// Begins the film again, unless it is over.
  private func play() {
    layer.removeAnimation(forKey: Self.filmKey)
    guard window != nil, isAnimating, let film else { return }
    let rounds = playing == .started ? animationRepeatCount : 0
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = film.images.compactMap { configured($0).flatMap(contents) }
    animation.calculationMode = .discrete
    animation.duration = film.duration
    animation.repeatCount = rounds > 0 ? Float(rounds) : .greatestFiniteMagnitude
    if rounds > 0 { end = World.current.clock.now + film.duration * Double(rounds) }
    layer.add(animation, forKey: Self.filmKey)
  }

  /// An animation ends when its layer leaves a window, so the film begins again in the next one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { play() }
  }

  override func sizeChanged(from old: CGSize) {
    super.sizeChanged(from: old)
    if shown?.dependsOnSize == true { show() }
  }

  open override var contentMode: ContentMode {
    didSet { if shown?.dependsOnSize == true { show() } }
  }

  private func show() {
    guard let shown else {
      layer.contents = nil
      return
    }
    layer.contentsScale = shown.scale
    let pixels = contents(of: shown)
    // Core Animation can stretch the part between the edges, but cannot repeat it.
    let repeats = shown.tiles && contentMode.gravity == .resize
    let tiled = repeats ? pixels.flatMap { shown.resized($0, to: bounds.size) } : nil
    layer.contents = tiled ?? pixels
    let newCenter = tiled == nil ? shown.center : UIImage.whole
    guard newCenter != stretchedPart else { return }
    stretchedPart = newCenter
    layer.contentsCenter = newCenter
  }

  /// The pixels of an image, as this view shows them.
  private func contents(of image: UIImage) -> CGImage? {
    let isFlipped =
      image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let image = isFlipped ? image.withHorizontallyFlippedOrientation() : image
    let upright = image.pixels(filling: filledSize(of: image))
    guard image.renderingMode == .alwaysTemplate else { return upright }
    // The tint colour is resolved with the view's own traits, whatever the current traits are.
    return upright?.tinted(tintColor.resolvedColor(with: traitCollection).cgColor)
  }

  /// The size in points in which the content mode shows an image.
  private func filledSize(of image: UIImage) -> CGSize {
    let (own, all) = (image.size, bounds.size)
    guard own.width > 0, own.height > 0 else { return own }
    let (x, y) = (all.width / own.width, all.height / own.height)
    switch contentMode.gravity {
    case .resize: return all
    case .resizeAspect: return CGSize(width: own.width * min(x, y), height: own.height * min(x, y))
    case .resizeAspectFill:
      return CGSize(width: own.width * max(x, y), height: own.height * max(x, y))
    default: return own
    }
  }

  /// The part of the layer's contents that this view has chosen to stretch. A part that the app has
  /// set on the layer is not changed by images that are not resizable.
  private var stretchedPart = UIImage.whole
}

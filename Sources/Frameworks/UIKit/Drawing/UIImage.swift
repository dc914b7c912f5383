/// An image together with its scale. Immutable.
open class UIImage: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// How the pixels of an image are turned for display. A mirrored image is turned first and then
  /// mirrored along the horizontal axis of the displayed image (UIImage.h).
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether a view shows the image's own colours, or the tint colour with the image's alpha.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The pixels of the image; nil for an empty image.
  public let cgImage: CGImage?
  /// The pixels after they have been turned for display.
  package let upright: CGImage?
  /// The number of pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// The rendering mode; `.automatic` by default, with which an image view shows the image's own
  /// colours.
  public let renderingMode: RenderingMode
  /// The symbol that the image shows; nil for other images.
  let symbol: Symbol?
  /// How the image is divided when it is enlarged; nil if it is stretched as a whole.
  let resizing: Resizing?
  /// Draws the image again when it is enlarged; nil if its pixels are stretched.
  let original: (any ImageOriginal)?
  /// The images of an animated image, which are shown in turn; nil for a still image.
  let frames: Frames?

  /// The distances from the image's edges to the edges that are used for alignment; zero by default.
  public private(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether an image view in a right-to-left layout shows the image mirrored; false by default.
  public private(set) var flipsForRightToLeftLayoutDirection = false

  /// Images that are shown in turn, each for the same time.
  struct Frames {
    var images: [UIImage]
    /// The time in which all images are shown once, in seconds.
    var duration: TimeInterval

    func map(_ change: (UIImage) -> UIImage) -> Frames {
      Frames(images: images.map(change), duration: duration)
    }
  }

  /// Creates an empty image.
  public convenience override init() { self.init(nil, scale: 1, .up, .automatic) }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, .up, .automatic) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation, .automatic)
  }

  /// Creates an image from the PNG or JPEG file at `path`. Returns nil if the file cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` determines the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(of: path))
  }

  /// Creates the image of an `#imageLiteral`. The image is found in the same way as by
  /// `init(named:)`.
  ///
  /// If there is no such image, a warning is logged and the result is an empty image. On iOS, the
  /// program ends if there is no such image.
  public required convenience init(imageLiteralResourceName name: String) {
    let screen = MainActorReach.read { UIScreen.main.scale } ?? 1
    let file = NamedImageFile(name, in: .main, for: screen)
    let decoded = file?.decoded
    if decoded == nil {
      MainActorReach.read {
        UIKitLog.warn("Found no image called '\(name)' for an image literal in the main bundle.")
      }
    }
    self.init(
      decoded?.image, scale: file?.scale ?? 1, decoded?.orientation ?? .up,
      file?.renderingMode ?? .automatic, original: decoded?.document)
  }

  /// The number of pixels per point, which is read from the end of a file's name.
  static func scale(of path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  init(
    _ image: CGImage?, scale: CGFloat, _ orientation: Orientation, _ mode: RenderingMode,
    symbol: Symbol? = nil, resizing: Resizing? = nil, original: (any ImageOriginal)? = nil,
    frames: Frames? = nil
  ) {
    cgImage = image
    upright = orientation == .up ? image : image?.turned(by: orientation)
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    renderingMode = mode
    self.symbol = symbol
    self.resizing = resizing
    self.original = original
    self.frames = frames
  }

  /// The images of an animated image; nil for a still image.
  open var images: [UIImage]? { frames?.images }
  /// The time in which an animated image shows its images once, in seconds; 0 for a still image.
  open var duration: TimeInterval { frames?.duration ?? 0 }

  /// The size in points, as the image is displayed.
  open var size: CGSize {
    CGSize(
      width: CGFloat(upright?.width ?? 0) / scale, height: CGFloat(upright?.height ?? 0) / scale)
  }

  /// An image with the same pixels and with an orientation that displays them mirrored
  /// horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      cgImage, scale: scale, imageOrientation.mirrored, renderingMode, symbol: symbol,
      resizing: resizing?.mirrored, original: original)
  }

  /// An image with the same pixels that an image view in a right-to-left layout shows mirrored.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let image = withRenderingMode(renderingMode)
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  /// An image with the same pixels and other insets for alignment.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image = withRenderingMode(renderingMode)
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// Takes over the settings of the image of which this one is a variant.
  private func placed(like other: UIImage) -> UIImage {
    alignmentRectInsets = other.alignmentRectInsets
    flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    return self
  }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage, scale: scale, imageOrientation, renderingMode, symbol: symbol, resizing: resizing,
      original: original, frames: frames?.map { $0.withRenderingMode(renderingMode) }
    ).placed(like: self)
  }

  /// An image with the alpha of this image and the given colour. The rendering mode does not
  /// change.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage?.tinted(color.cgColor), scale: scale, imageOrientation, renderingMode,
      resizing: resizing,
      frames: frames?.map { $0.withTintColor(color, renderingMode: renderingMode) }
    ).placed(like: self)
  }

  // MARK: Drawing

  /// Draws the image at its own size.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched to `rect`. The edges of a resizable image keep their size.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = pixels(filling: rect.size)
    else {
      return
    }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    draw(pixels, in: rect, context)
    context.restoreGState()
  }

  open override var description: String {
    String(
      format: "<UIImage {%g, %g} @%gx>", Double(size.width), Double(size.height), Double(scale))
  }
}

// Converts images to and from files.
extension UIImage {
  /// The image as PNG data, with the original pixels; nil for an empty image.
  ///
  /// PNG data contains neither the scale nor the orientation, so `UIImage(data:)` uses one pixel
  /// per point.
  public func pngData() -> Data? { cgImage?.pngData() }

  /// The image as JPEG data, drawn over black in its displayed orientation; nil for an empty image.
  /// The quality is from 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright?.jpegData(quality: compressionQuality)
  }

  /// Creates an image from PNG or JPEG data, with one pixel per point. Returns nil if the data
  /// cannot be read. JPEG data may contain an orientation.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = DecodedImage(data) else { return nil }
    self.init(decoded.image, scale: scale, decoded.orientation, .automatic)
  }
}

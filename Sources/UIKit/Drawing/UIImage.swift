/// An image with a scale; immutable.
open class UIImage: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The orientation of an image relative to its pixels. Only stored: orientations other than `.up`
  /// are not applied.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether a view shows the image's own colours, or its alpha in the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The pixels; nil for the empty image.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// `.automatic` by default: an image view then shows the image's own colours.
  public let renderingMode: RenderingMode

  /// An empty image.
  public convenience override init() { self.init(nil, scale: 1, .up, .automatic) }

  /// One pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, .up, .automatic) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation, .automatic)
  }

  /// The PNG file at `path`; nil when it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` determines the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let image = CGImage(pngAt: path) else { return nil }
    self.init(cgImage: image, scale: Self.scale(of: path), orientation: .up)
  }

  /// The image of an `#imageLiteral`: a PNG file of the main bundle, with or without `.png`, `@2x`
  /// or `@3x`.
  ///
  /// A missing file logs a warning and gives an empty image; on iOS it ends the program. Images of
  /// asset catalogues are not found.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = ["", "@3x", "@2x"].lazy.compactMap { suffix in
      Bundle.main.path(forResource: name + suffix, ofType: "png").flatMap {
        path in CGImage(pngAt: path).map { ($0, Self.scale(of: path)) }
      }
    }.first
    if found == nil {
      MainActorReach.read { UIKitLog.warn("Found no PNG file for the image literal '\(name)'.") }
    }
    self.init(found?.0, scale: found?.1 ?? 1, .up, .automatic)
  }

  /// Pixels per point, from the end of a file's name.
  private static func scale(of path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  private init(
    _ image: CGImage?, scale: CGFloat, _ orientation: Orientation, _ mode: RenderingMode
  ) {
    cgImage = image
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    renderingMode = mode
  }

  /// In points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage, scale: scale, imageOrientation, renderingMode)
  }

  /// The image's alpha in `color`; the rendering mode is kept.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage?.tinted(color.cgColor), scale: scale, imageOrientation, renderingMode)
  }

  // MARK: Drawing

  /// Draws the image at its own size.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to `rect`.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.drawUpright(cgImage, in: rect)
    context.restoreGState()
  }

  open override var description: String {
    String(
      format: "<UIImage {%g, %g} @%gx>", Double(size.width), Double(size.height), Double(scale))
  }
}

extension CGImage {
  /// The alpha of this image in `color`.
  func tinted(_ color: CGColor) -> CGImage? {
    guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.drawUpright(self, in: bounds)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(bounds)
    return context.makeImage()
  }
}

// Conversion to and from files.
extension UIImage {
  /// The image as PNG data, with the original pixels; nil for the empty image.
  ///
  /// PNG data contains neither scale nor orientation: `UIImage(data:)` uses one pixel per point.
  public func pngData() -> Data? { cgImage?.pngData() }

  /// The PNG image in `data`, with one pixel per point; nil when it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(pngData: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }
}

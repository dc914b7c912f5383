/// An image together with its scale. Immutable.
open class UIImage: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The orientation of an image relative to its pixels. The value is stored, but orientations
  /// other than `.up` are not applied.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether a view shows the image's own colours, or the tint colour with the image's alpha.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The pixels of the image; nil for an empty image.
  public let cgImage: CGImage?
  /// The number of pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// The rendering mode; `.automatic` by default, with which an image view shows the image's own
  /// colours.
  public let renderingMode: RenderingMode

  /// Creates an empty image.
  public convenience override init() { self.init(nil, scale: 1, .up, .automatic) }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, .up, .automatic) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation, .automatic)
  }

  /// Creates an image from the PNG file at `path`. Returns nil if the file cannot be read.
  ///
  /// If the name ends in `@2x` or `@3x`, that determines the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let image = CGImage(pngAt: path) else { return nil }
    self.init(cgImage: image, scale: Self.scale(of: path), orientation: .up)
  }

  /// Creates the image of an `#imageLiteral` from a PNG file in the main bundle. The name may
  /// include `.png`, `@2x` or `@3x`.
  ///
  /// If the file is missing, a warning is logged and the image is empty. On iOS, the program ends
  /// in this case. Images in asset catalogues are not found.
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

  /// The number of pixels per point, which is read from the end of a file's name.
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

  /// The size in points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage, scale: scale, imageOrientation, renderingMode)
  }

  /// An image with the alpha of this image and the given colour. The rendering mode does not
  /// change.
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

  /// Draws the image, stretched to `rect`.
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
  /// An image with the alpha of this image and the given colour.
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

// Converts images to and from files.
extension UIImage {
  /// The image as PNG data, with the original pixels; nil for an empty image.
  ///
  /// PNG data contains neither the scale nor the orientation, so `UIImage(data:)` uses one pixel
  /// per point.
  public func pngData() -> Data? { cgImage?.pngData() }

  /// Creates an image from PNG data, with one pixel per point. Returns nil if the data cannot be
  /// read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(pngData: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }
}

/// The pixel format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The number of pixels per point. By default, and if the value is 0, the main screen's scale is
  /// used.
  open var scale: CGFloat
  /// Whether the image is opaque; false by default. An opaque image is black where nothing is
  /// drawn.
  open var opaque = false
  /// The preferred range of colours. The range has no effect, because colours are always stored as
  /// sRGB with eight bits per component.
  open var preferredRange = Range.automatic

  public required init() {
    scale = DisplayScale.current
    super.init()
  }
}

/// The drawing context that is passed to an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private var imageFormat: UIGraphicsImageRendererFormat? {
    format as? UIGraphicsImageRendererFormat
  }

  /// The image that has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(
      cgImage: image, scale: DisplayScale.resolved(imageFormat?.scale ?? 0), orientation: .up)
  }
}

/// A renderer that draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// The image that `actions` draw. The image is empty if the bounds are empty. If the bounds are
  /// too large for a bitmap, the image is also empty, and a warning is logged.
  ///
  /// The renderer's context is the current context while the actions run.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = DisplayScale.resolved(imageFormat.scale)
    guard
      let context = CGContext.drawing(
        format.bounds, scale: scale, isOpaque: imageFormat.opaque)
    else {
      warnOfSize(scale)
      return UIImage()
    }
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }

  /// The PNG file of the image that `actions` draw; no data if the image is empty.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The JPEG file of the image that `actions` draw; no data if the image is empty.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  private func warnOfSize(_ scale: CGFloat) {
    let size = format.bounds.size
    guard !(size.width <= 0 || size.height <= 0) else { return }
    let text =
      "UIGraphicsImageRenderer draws nothing: \(size.width.short) × \(size.height.short) points at "
      + "scale \(scale.short) are more than a bitmap may have, which is \(BitmapSize.longestSide) "
      + "pixels per side and \(BitmapSize.mostPixels) in total. Make the size smaller, or the "
      + "scale of its UIGraphicsImageRendererFormat."
    MainActorReach.read { UIKitLog.warnOnce(text) }
  }
}
